import { expect, type Locator } from "@playwright/test";
import { locked } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { matching, strings } from "../../helpers/strings.ts";

const { owner } = strings;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
test.beforeEach(({ logIn }) => logIn());

test("the form shows each error at its field and keeps what the owner entered", async ({
  page,
  invite,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 422/);
  const taken = "a passcode of another";
  await invite({ label: "The first" }, taken);
  await page.goto("/owner");
  const form = page.getByRole("form", { name: owner.new });
  const [label, lastDay, passcode] = [owner.label, owner.lastDay, owner.passcode].map((name) =>
    form.getByLabel(name),
  ) as [Locator, Locator, Locator];
  const create = form.getByRole("button", { name: owner.create });
  await label.fill("x".repeat(201));
  await form.getByLabel(owner.some).check();
  await lastDay.fill("2020-01-31");
  await passcode.fill("a b c");
  await create.click();
  await expect(page).toHaveURL(/\/owner#new$/);
  await expect(label).toHaveAccessibleDescription(matching(owner.errors.labelLong));
  await expect(label).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText(owner.errors.noStudy)).toBeVisible();
  const choice = form.getByRole("group", { name: owner.opens });
  await expect(choice).toHaveAccessibleDescription(owner.errors.noStudy);
  await expect(lastDay).toHaveAccessibleDescription(matching(owner.errors.past));
  await expect(passcode).toHaveAccessibleDescription(matching(owner.errors.passcodeShort));
  await expect(label).toHaveValue("x".repeat(201));
  await expect(form.getByLabel(owner.some)).toBeChecked();
  await expect(lastDay).toHaveValue("2020-01-31");
  await expect(passcode).toHaveValue("a b c");

  await label.fill("The second");
  await form.getByLabel(locked.hero.title).check();
  await lastDay.fill("");
  await passcode.fill(taken.toUpperCase());
  await create.click();
  await expect(form.getByText(owner.errors.passcodeTaken)).toBeVisible();
  await expect(form.getByLabel(locked.hero.title)).toBeChecked();
  await expect(passcode).toHaveValue(taken.toUpperCase());
});

test("a change with an error is not saved, and the page scrolls to the form", async ({
  page,
  invite,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 422/);
  const { address } = await invite({ label: "Unchanged", studies: [locked.slug] });
  await page.goto(address);
  const form = page.getByRole("form", { name: owner.change });
  await form.getByLabel(owner.label).fill("x".repeat(201));
  await form.getByLabel(locked.hero.title).uncheck();
  await form.getByRole("button", { name: owner.save }).click();
  await expect(form.getByText(owner.errors.labelLong)).toBeInViewport();
  await expect(form.getByLabel(owner.label)).toHaveValue("x".repeat(201));
  await expect(form.getByLabel(locked.hero.title)).not.toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unchanged");
});

test("the form shows a day that a date field could not show", async ({ context }) => {
  const form = { intent: "create", label: "Acme", opens: "all", lastDay: "31.12.2099" };
  const response = await context.request.post("/owner", { form });
  expect(response.status()).toBe(422);
  expect(await response.text()).toMatch(/<input[^>]*type="text"[^>]*value="31.12.2099"/);
});
