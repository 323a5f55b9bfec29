import AxeBuilder from "@axe-core/playwright";
import { expect, replaceText, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";

test("previews a color during input, and saves the color as one undo step", async ({ studio }) => {
  const { page, frame, read } = studio;
  const backgroundColor = () =>
    frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await studio.settings("Look");
  await page.getByRole("button", { name: "Colors", exact: true }).click();
  const color = page.getByLabel("Background", { exact: true });
  const softText = page.getByLabel("Soft text", { exact: true });
  for (const field of [color, softText])
    await expect(field).toHaveAttribute("placeholder", /^Default: #[0-9a-f]{6}$/);
  await replaceText(color, "#ffe0e0");
  await expect.poll(backgroundColor).toBe("rgb(255, 224, 224)");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await color.blur();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(read("theme.yaml").toString()).toBe('colors:\n  background: "#ffe0e0"\n');
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("accepts the name of a color, and notes that links use a readable shade", async ({ studio }) => {
  const { page, read } = studio;
  await studio.settings("Look");
  await page.getByRole("button", { name: "Colors", exact: true }).click();
  await replaceText(page.getByLabel("Accent", { exact: true }), "yellow");
  await page.keyboard.press("Enter");
  await expect(page.locator("#panel")).toContainText(
    /Note: accent #ffff00 on the light background .* links use/,
  );
  expect(read("theme.yaml").toString()).toBe('colors:\n  accent: "#ffff00"\n');
});

test("refuses a text color with too little contrast, and keeps the color in its field", async ({
  studio,
}) => {
  const { page, frame, read } = studio;
  const text = () => frame.locator("body").evaluate((body) => getComputedStyle(body).color);
  const colorBefore = await text();
  await studio.settings("Look");
  await page.getByRole("button", { name: "Colors", exact: true }).click();
  const color = page.getByLabel("Text", { exact: true }).last();
  await replaceText(color, "#7a0000");
  await expect.poll(text).toBe("rgb(122, 0, 0)");
  await replaceText(color, "#e0e0e0");
  await color.press("Tab");
  await expect(page.locator("#panel")).toContainText(/4\.5:1/);
  await expect.poll(text).toBe(colorBefore);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await studio.settings("Cards");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await studio.settings("Look");
  await expect(color).toHaveValue("#e0e0e0");
  await expect(page.locator("#panel")).toContainText(/4\.5:1/);
  const fix = page.getByRole("button", { name: /^Use #/ });
  const readable = (await fix.textContent())?.replace("Use ", "") ?? "";
  await color.focus();
  await fix.click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(read("theme.yaml").toString()).toBe(`colors:\n  text: "${readable}"\n`);
});

test("edits tags as fields, and rewrites only the changed tags", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await studio.settings("This page");
  await page.getByRole("button", { name: "Hero" }).click();
  await replaceText(page.getByLabel("Tags, 2"), "2027");
  await page.getByRole("button", { name: "Tags: add" }).click();
  await replaceText(page.getByLabel("Tags, 4"), "Paper");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => diff(STUDY_FILE))
    .toEqual({ before: ['  tags: [Web, "2026", R&D]'], after: ['  tags: [Web, "2027", R&D, Paper]'] });
  await replaceText(page.getByLabel("Tags, 1"), "");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(['  tags: ["2027", R&D, Paper]']);
  await expect(page.getByLabel("Tags, 4")).toHaveCount(0);
  const longTag = "A tag that is so long that it does not fit into one line";
  await replaceText(page.getByLabel("Tags, 3"), longTag);
  await expect(page.getByLabel("Tags, 3")).toHaveValue(longTag);
});

for (const [name, reason] of [
  ["Display weight", /number/],
  ["Background", /Write a color/],
] as const)
  test(`Escape replaces a refused value of ${name} by the saved one, and a second Escape closes the settings`, async ({
    studio,
  }) => {
    const { page } = studio;
    await studio.settings("Look");
    await page.getByRole("button", { name: "Colors", exact: true }).click();
    const field = page.locator("#panel").getByRole("textbox", { name, exact: true });
    await replaceText(field, "wide");
    await field.press("Enter");
    await expect(page.locator("#panel").getByText(reason)).toBeVisible();
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await field.press("Escape");
    await expect(page.locator("#panel")).toHaveCount(0);
  });

test("a click on an icon opens the setting for its link", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await frame.locator('[data-studio-href="profile.yaml#links.2"]').first().click();
  await expect(page.getByLabel("Links, 3")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("dribbble.com/zoe-example-b");
  await page.keyboard.press("Tab");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("profile.yaml").after).toEqual(["  - https://dribbble.com/zoe-example-b"]);
  await expect(frame.locator('[href="https://dribbble.com/zoe-example-b"]').first()).toBeVisible();
});

test("sets the language of the site and its strings in one step", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.settings("Interface");
  await page.getByRole("button", { name: /Translate the site into$/ }).click();
  await page.getByRole("option", { name: "Français" }).click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "fr");
  await expect(frame.getByRole("list", { name: "Projets" })).toBeVisible();
  expect(diff("profile.yaml").after).toEqual(["lang: fr"]);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.locator("#state")).toHaveText("Undone: Change the language of the site");
  expect([diff("profile.yaml").after, diff("interface.yaml").after]).toEqual([[], []]);
});

test("opens the lock's texts, and leads from the language to the first text in English", async ({
  studio,
}) => {
  const { page } = studio;
  await studio.settings("Interface");
  const title = page.getByLabel("Enter Password", { exact: true });
  await expect(title).toHaveValue("Zugangswort eingeben");
  await title.fill("Enter Password");
  await title.press("Enter");
  await expect(page.getByText(/^1 of \d+ texts is in English\.$/)).toBeVisible();
  await page.getByRole("button", { name: /Settings of$/ }).click();
  await page.getByRole("option", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Site", exact: true }).click();
  await page.getByRole("button", { name: "Translate them" }).click();
  await expect(title).toBeFocused();
});

test("editing an outcome on a card changes its study's file, and a click on the role on /brief opens its setting", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const outcome = frame.locator(`[data-studio="${STUDY_FILE}#outcome.0.value"]`);
  // The card's link covers the outcome.
  await outcome.click({ force: true, position: { x: 10, y: 10 } });
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
  const { frame, read, write } = studio;
  await studio.go("/safe");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
  await studio.show("Stranger");
  await expect(frame.locator("#prompt-help")).toBeVisible();
  await expect(frame.getByText("third turn of the dial")).toHaveCount(0);
  // The page stays locked after another render.
  write("profile.yaml", `${read("profile.yaml")}`.replace(/footer: .*/, "footer: Changed."));
  await expect(frame.getByText("Changed.")).toBeVisible();
  await expect(frame.getByText("third turn of the dial")).toHaveCount(0);
  await studio.show("Guest");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
});

test("shows the page in phone width and in the dark color scheme, and keeps its width next to the settings", async ({
  studio,
}) => {
  const { page, frame } = studio;
  const widthOfPage = () => frame.locator("html").evaluate((html) => html.clientWidth);
  const desktopWidth = await widthOfPage();
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await widthOfPage()).toBe(desktopWidth);
  await studio.show("Phone");
  await studio.show("Dark");
  expect(await widthOfPage()).toBeLessThanOrEqual(390);
  await expect
    .poll(() => frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe("rgb(18, 19, 22)");
});

test("marks a hovered image inside its card, and labels a hovered string that is on every page", async ({
  studio,
}) => {
  const { page, frame } = studio;
  const mark = page.locator("[data-mark=hover]");
  const stage = frame.locator(".stage").first();
  await stage.hover({ force: true });
  const [card, marked] = [await stage.boundingBox(), await mark.boundingBox()];
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((marked?.[side] ?? 0) - (card?.[side] ?? 0))).toBeLessThanOrEqual(10);
  await studio.go("/everything");
  await frame.locator('[data-studio="interface.yaml#study.outcome"]').hover();
  await expect(mark).toHaveText("On every page");
});

test("F6 moves the focus between bar, page and settings, which pass axe", async ({ studio }) => {
  const { page, frame } = studio;
  await page.getByRole("button", { name: "Outline" }).focus();
  await page.keyboard.press("F6");
  await expect(frame.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Outline" })).toBeFocused();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  // A scroll of the window would move the page away from its tools.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(page.getByRole("button", { name: /Settings of$/ })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).exclude("#page").analyze();
      expect(violations, `${colorScheme} ${width}`).toEqual([]);
    }
  }
});
