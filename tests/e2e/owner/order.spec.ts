import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { invited, locked, open, type Study } from "../../helpers/content/studies.ts";

const { owner } = strings;
const studies = [open, locked, invited];
const slugs = studies.map(({ slug }) => slug);

test.beforeEach(({ logIn }) => logIn());

test("buttons and keys reorder the studies, announce it and keep the focus", async ({ page, invite }) => {
  const { address } = await invite({ studies: slugs });
  await page.goto(address);
  expect(await chosenTitles(page)).toEqual(titlesOf(studies));
  await expect(rowOf(page, invited)).toContainText(owner.kinds.invited);
  const upButton = rowOf(page, invited).getByRole("button", {
    name: owner.move.up.replace("{title}", invited.hero.title),
  });
  await upButton.focus();
  await page.keyboard.press("Enter");
  expect(await chosenTitles(page)).toEqual(titlesOf([open, invited, locked]));
  await expect(upButton).toBeFocused();
  const status = page.locator("#moved").filter({ hasText: invited.hero.title });
  await expect(status).toHaveText(patternOf(owner.moved));

  const checkbox = page.getByRole("checkbox", { name: open.hero.title });
  await checkbox.focus();
  for (const key of ["Alt+ArrowUp", "ArrowUp", "Alt+ArrowDown", "ArrowDown", "Alt+ArrowDown"])
    await page.keyboard.press(key);
  await expect(checkbox).toBeFocused();
  expect(await chosenTitles(page)).toEqual(titlesOf([invited, locked, open]));
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(owner.saved)).toBeVisible();
  expect(await chosenTitles(page)).toEqual(titlesOf([invited, locked, open]));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons for the order are hidden, and a duplicate keeps the order", async ({ page, invite }) => {
    const { address } = await invite({ label: "Acme", studies: slugs });
    await page.goto(address);
    const moveButtons = page.getByRole("button", { name: patternOf(owner.move.up) });
    await expect(moveButtons).toHaveCount(0);
    await page.getByRole("link", { name: owner.duplicate }).click();
    const form = page.getByRole("form", { name: owner.copyOf.replace("{label}", "Acme") });
    await expect(form).toBeInViewport();
    await form.getByLabel(owner.label).fill("The next company");
    await form.getByRole("button", { name: owner.create }).click();
    const openedTab = page.waitForEvent("popup");
    await page.getByRole("link", { name: owner.preview }).click();
    const preview = await openedTab;
    await expect(preview.getByText(owner.previewHelp.replace("{label}", "The next company"))).toBeVisible();
    const projects = preview.getByRole("list", { name: strings.cards.projects });
    await expect(projects.getByRole("heading")).toHaveText(titlesOf(studies));
  });
});

function titlesOf(list: Study[]): string[] {
  return list.map(({ hero }) => hero.title);
}

function rowOf(page: Page, { hero }: Study) {
  return page.locator("#study-order > li").filter({ hasText: hero.title });
}

function chosenTitles(page: Page): Promise<string[]> {
  return page
    .locator("#study-order > li:has(:checked)")
    .evaluateAll((rows: HTMLElement[]) => rows.map(({ dataset }) => dataset.title ?? ""));
}
