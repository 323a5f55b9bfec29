import { expect, type Locator, type Page } from "@playwright/test";
import { axeViolations } from "../../helpers/browser/axe.ts";
import { enterPasscode, expectUnlocked } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { isHydrated } from "../../helpers/browser/visit.ts";
import { strings } from "../../helpers/content/strings.ts";
import { invited, locked, open, otherLocked, pathOf, profile } from "../../helpers/content/studies.ts";
import { GONE_ERROR, openButton, openInvitation } from "../../helpers/invitations/guest.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button on the invitation page opens the studies of the invitation", async ({ page, invite }) => {
    await openInvitation(page, await invite());
    await page.getByRole("link", { name: locked.hero.title }).click();
    await expect(page).toHaveURL(`/for-you${pathOf(locked)}`);
    await expectUnlocked(page, locked.sections.length);
    await page.goto(pathOf(otherLocked));
    await expectUnlocked(page, otherLocked.sections.length);
  });
});

test("an invitation shows its owner, greeting and a note about visits", async ({ page, invite, visit }) => {
  const greeting = "שלום Acme,\nthis is for you.";
  await visit((await invite({ greeting })).path);
  const heading = fillName(strings.invitation.heading);
  await expect(page.getByRole("heading")).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  const text = page.getByText("Acme");
  await expect(text).toHaveCSS("direction", "rtl");
  expect(await text.evaluate((element: HTMLElement) => element.innerText)).toBe(greeting);
  await expect(page.getByText(fillName(strings.invitation.visits))).toBeVisible();
  await expect(openButton(page)).toBeInViewport();
});

test("a guest reads from the link to the last study and back with the keyboard", async ({ page, invite }) => {
  const studies = [open, invited, locked];
  const { path } = await invite({ studies: studies.map(({ slug }) => slug) });
  await page.goto(path);
  await pressEnterOn(page, openButton(page));
  const titles = studies.map(({ hero }) => hero.title);
  const projects = page.getByRole("list", { name: strings.cards.projects });
  await expect(projects.getByRole("heading", { level: 2 })).toHaveText(titles);
  await pressEnterOn(page, projects.getByRole("link", { name: titles[0] }));
  for (const { slug, hero, sections } of studies) {
    await expect(page).toHaveURL(`/for-you/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title);
    await expectUnlocked(page, sections.length);
    await page.waitForFunction(isHydrated);
    const next = page.getByRole("navigation", { name: strings.study.next }).getByRole("link");
    if (slug === locked.slug) await expect(next).toHaveCount(0);
    else await pressEnterOn(page, next);
  }
  await pressEnterOn(page, page.getByRole("link", { name: strings.page.back }));
  await expect(page).toHaveURL("/for-you");
});

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 100 && !(await isFocused()); count++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("an invalid link offers an e-mail and the home page", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(GONE_ERROR);
  const { gone } = strings.invitation;
  await visit("/i/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page).toHaveTitle(gone.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(gone.heading);
  await expect(page.getByText(fillName(gone.text))).toBeVisible();
  const mail = new URL((await page.getByRole("link", { name: gone.ask }).getAttribute("href")) ?? "");
  expect(profile.links).toContain(`mailto:${mail.pathname}`);
  expect(mail.searchParams.get("subject")).toBe(gone.mailSubject);
  expect(mail.searchParams.get("body")).toContain(gone.mailText.trim());
  await page.getByRole("link", { name: gone.home }).click();
  await expect(page).toHaveURL("/");
});

test("only guests see a note and a link to /for-you", async ({ page, context, invite, visit, unlock }) => {
  const note = page.getByText(fillName(strings.study.invited));
  const { passcode } = await invite({ studies: [locked.slug] });
  await visit(pathOf(locked));
  await enterPasscode(page, passcode);
  await expect(note).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: strings.study.forYou }).click();
  await expect(page).toHaveURL("/for-you");
  await context.clearCookies();
  await unlock();
  await visit(pathOf(locked));
  await expectUnlocked(page, locked.sections.length);
  await expect(note).toHaveCount(0);
});

function fillName(text = ""): string {
  return text.replace("{name}", profile.name);
}
