import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";

test("previews a color during input, and saves the color as one undo step on change", async ({ studio }) => {
  const { page, frame, read } = studio;
  const backgroundColor = () =>
    frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("summary", { hasText: "Colors" }).click();
  const color = page.locator("#value-colors-background");
  await color.evaluate((input: HTMLInputElement) => {
    input.value = "#ffe0e0";
    input.dispatchEvent(new Event("input"));
  });
  await expect.poll(backgroundColor).toBe("rgb(255, 224, 224)");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await color.dispatchEvent("change");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(read("theme.yaml").toString()).toBe('colors:\n  background: "#ffe0e0"\n');
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("refuses a text color with too little contrast", async ({ studio }) => {
  const { page, frame, read } = studio;
  const text = () => frame.locator("body").evaluate((body) => getComputedStyle(body).color);
  const colorBefore = await text();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("summary", { hasText: "Colors" }).click();
  const color = page.locator("#value-colors-text");
  await color.fill("#7a0000");
  await expect.poll(text).toBe("rgb(122, 0, 0)");
  await color.press("ControlOrMeta+a");
  await color.pressSequentially("#e0e0e0");
  await color.press("Tab");
  await expect(
    page
      .locator("#panel")
      .getByRole("alert")
      .filter({ hasText: /4\.5 ?: ?1/ }),
  ).toBeVisible();
  await expect.poll(text).toBe(colorBefore);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("edits tags as lines of text, and rewrites only the changed tag", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Settings of").selectOption(STUDY_FILE);
  await page.locator("summary", { hasText: "Hero" }).click();
  const tags = page.getByLabel("Tags");
  await tags.press("ControlOrMeta+a");
  await tags.pressSequentially("Web\n2027\nR&D\nPaper");
  await tags.blur();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE)).toEqual({
    before: ['  tags: [Web, "2026", R&D]'],
    after: ['  tags: [Web, "2027", R&D, Paper]'],
  });
  await tags.press("ControlOrMeta+End");
  await tags.pressSequentially("!?");
  // In a field, the browser's own undo applies.
  await tags.press("ControlOrMeta+z");
  await tags.press("ControlOrMeta+a");
  await tags.pressSequentially("Web\n2027\nR&D\nPaper!");
  await tags.blur();
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(['  tags: [Web, "2027", R&D, Paper!]']);
});

test("a click on an icon opens the setting for its link", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await frame.locator('[data-studio-href="profile.yaml#links.2"]').first().click();
  await expect(page.getByLabel("Links")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("-b");
  await page.keyboard.press("Tab");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("profile.yaml").after).toEqual(["  - https://dribbble.com/zoe-example-b"]);
  await expect(frame.locator('[href="https://dribbble.com/zoe-example-b"]').first()).toBeVisible();
});

test("editing an outcome on a card changes its study's file, and a click on the role on /brief opens its setting", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const outcome = frame.locator(`[data-studio="${STUDY_FILE}#outcome.0.value"]`);
  // The card's link covers the outcome.
  await outcome.click({ force: true });
  await expect(outcome).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" of all");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE)).toEqual({ before: ["  - value: 92 %"], after: ["  - value: 92 % of all"] });
  await studio.go("/brief");
  await frame.locator(`[data-studio-part="${STUDY_FILE}#role"]`).click();
  await expect(page.locator("#panel").getByLabel("Role")).toBeFocused();
});

test("shows a locked study to a guest and to a visitor with the passcode, but not to a stranger", async ({
  studio,
}) => {
  const { page, frame, read, write } = studio;
  await studio.go("/safe");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
  await page.selectOption("#view", "stranger");
  await expect(frame.locator("#prompt-help")).toBeVisible();
  await expect(frame.getByText("third turn of the dial")).toHaveCount(0);
  // The page stays locked after another render.
  write("profile.yaml", `${read("profile.yaml")}`.replace(/footer: .*/, "footer: Changed."));
  await expect(frame.getByText("Changed.")).toBeVisible();
  await expect(frame.getByText("third turn of the dial")).toHaveCount(0);
  await page.selectOption("#view", "guest");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
});

test("shows the page in phone width and in the dark color scheme", async ({ studio }) => {
  const { page, frame } = studio;
  await page.getByText("Phone").click();
  await page.getByText("Dark", { exact: true }).click();
  expect(await frame.locator("html").evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(390);
  await expect
    .poll(() => frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe("rgb(18, 19, 22)");
});

test("F6 moves the focus between bar, page and settings, which pass axe", async ({ studio, browserName }) => {
  const { page, frame } = studio;
  await page.getByLabel("Page", { exact: true }).focus();
  await page.keyboard.press("F6");
  await expect(frame.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByLabel("Settings of")).toBeVisible();
  await page.keyboard.press("Shift+F6");
  await expect(page.getByLabel("Settings of")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();
  if (browserName === "chromium") {
    const { violations } = await new AxeBuilder({ page }).exclude("#page").analyze();
    expect(violations).toEqual([]);
  }
});
