import { expect } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, pluralOf, strings } from "../../helpers/content/strings.ts";
import { locked } from "../../helpers/content/studies.ts";

const { owner } = strings;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
test.beforeEach(({ logIn }) => logIn());

test("a form shows errors at fields and keeps its values", async ({ page, invite, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const takenPasscode = "a passcode of another";
  await invite({ label: "The first" }, takenPasscode);
  await page.goto("/owner");
  const form = page.getByRole("form", { name: owner.new });
  await form.getByRole("heading").click();
  const entries = [
    [form.getByLabel(owner.label), "x".repeat(201), owner.errors.labelLong],
    [form.getByLabel(owner.lastDay), "2020-01-31", owner.errors.past],
    [form.getByLabel(owner.passcode), "a b c", owner.errors.passcodeShort],
  ] as const;
  for (const [field, text] of entries) await field.fill(text);
  await form.getByLabel(owner.some).check();
  await form.getByRole("button", { name: owner.create }).click();
  await expect(page).toHaveURL(/\/owner$/);
  await expect(page).toHaveTitle(`${pluralOf(4, owner.problems)} · ${owner.title}`);
  await expect(entries[0][0]).toBeFocused();
  for (const [field, text, error] of entries) {
    await expect(field).toHaveAccessibleDescription(patternOf(error));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(text);
  }
  await expect(form.getByText(owner.errors.noStudy)).toBeVisible();
  const studyGroup = form.getByRole("group", { name: owner.opens });
  await expect(studyGroup).toHaveAccessibleDescription(owner.errors.noStudy);
  await expect(form.getByLabel(owner.some)).toBeChecked();

  await form.getByLabel(owner.label).fill("The second");
  await form.getByRole("checkbox", { name: locked.hero.title }).check();
  await form.getByLabel(owner.lastDay).fill("");
  await form.getByLabel(owner.passcode).fill(takenPasscode.toUpperCase());
  await form.getByRole("button", { name: owner.create }).click();
  await expect(form.getByText(owner.errors.passcodeTaken)).toBeVisible();
  await expect(form.getByRole("checkbox", { name: locked.hero.title })).toBeChecked();
});

test("the page scrolls to a form with an invalid change", async ({ page, invite, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const { address } = await invite({ label: "Unchanged", studies: [locked.slug] });
  await page.goto(address);
  const form = page.getByRole("form", { name: owner.change });
  await form.getByRole("checkbox", { name: locked.hero.title }).uncheck();
  await form.getByRole("button", { name: owner.save }).click();
  await expect(form.getByText(owner.errors.noStudy)).toBeInViewport();
  await expect(form.getByRole("checkbox", { name: locked.hero.title })).not.toBeChecked();
});
