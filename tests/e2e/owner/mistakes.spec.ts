import { expect } from "@playwright/test";
import { locked } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { saying, strings } from "../../helpers/strings.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("bad input is told at its field, and nothing typed is lost", async ({ page, invite, expectNoise }) => {
    expectNoise(/status of 422/);
    const taken = "words taken already";
    await invite({ label: "The first" }, taken);
    await page.goto("/owner");
    const form = page.getByRole("form", { name: owner.new });
    const create = form.getByRole("button", { name: owner.create });
    await form.getByLabel(owner.label).fill("x".repeat(201));
    await form.getByLabel(owner.some).check();
    await form.getByLabel(owner.lastDay).fill("2020-01-31");
    await form.getByLabel(owner.passcode).fill("a b c");
    await create.click();
    await expect(page).toHaveURL(/\/owner#new$/);
    await expect(form.getByLabel(owner.label)).toHaveAccessibleDescription(saying(owner.errors.labelLong));
    await expect(form.getByLabel(owner.label)).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText(owner.errors.noStudy)).toBeVisible();
    await expect(form.getByRole("group", { name: owner.opens })).toHaveAccessibleDescription(
      owner.errors.noStudy,
    );
    await expect(form.getByLabel(owner.lastDay)).toHaveAccessibleDescription(saying(owner.errors.past));
    await expect(form.getByLabel(owner.passcode)).toHaveAccessibleDescription(
      saying(owner.errors.passcodeShort),
    );
    await expect(form.getByLabel(owner.label)).toHaveValue("x".repeat(201));
    await expect(form.getByLabel(owner.some)).toBeChecked();
    await expect(form.getByLabel(owner.lastDay)).toHaveValue("2020-01-31");
    await expect(form.getByLabel(owner.passcode)).toHaveValue("a b c");

    await form.getByLabel(owner.label).fill(" ");
    await form.getByLabel(locked.hero.title).check();
    await form.getByLabel(owner.lastDay).fill("");
    await form.getByLabel(owner.passcode).fill(taken.toUpperCase());
    await create.click();
    await expect(form.getByText(owner.errors.labelEmpty)).toBeVisible();
    await form.getByLabel(owner.label).fill("The second");
    await create.click();
    await expect(form.getByText(owner.errors.passcodeTaken)).toBeVisible();
    await expect(form.getByLabel(owner.label)).toHaveValue("The second");
    await expect(form.getByLabel(locked.hero.title)).toBeChecked();
    await expect(form.getByLabel(owner.passcode)).toHaveValue(taken.toUpperCase());
  });

  test("a change that cannot be is told at its field, and nothing typed is lost", async ({
    page,
    invite,
    expectNoise,
  }) => {
    expectNoise(/status of 422/);
    const { address } = await invite({ label: "Stays", studies: [locked.slug] });
    await page.goto(address);
    const form = page.getByRole("form", { name: owner.change });
    await form.getByLabel(owner.label).fill("x".repeat(201));
    await form.getByLabel(locked.hero.title).uncheck();
    await form.getByRole("button", { name: owner.save }).click();
    await expect(form.getByText(owner.errors.labelLong)).toBeInViewport();
    await expect(form.getByLabel(owner.label)).toHaveAccessibleDescription(saying(owner.errors.labelLong));
    await expect(form.getByLabel(owner.label)).toHaveValue("x".repeat(201));
    await expect(form.getByLabel(locked.hero.title)).not.toBeChecked();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stays");
  });
});

test("a day that is none stays to be read, and an own passcode is kept as it was typed", async ({
  context,
  page,
  invite,
}) => {
  const form = { intent: "create", label: "L", opens: "all", lastDay: "31.12.2099" };
  const answer = await context.request.post("/owner", { form });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toMatch(/<input[^>]*type="text"[^>]*value="31.12.2099"/);
  const { address } = await invite({}, "Old Résumé Words 1");
  await page.goto(address);
  await expect(page.getByRole("textbox", { name: strings.lock.field, exact: true })).toHaveValue(
    "Old Résumé Words 1",
  );
});
