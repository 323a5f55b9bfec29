import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../../../pipeline/theme/palette.ts";
import { open, pathOf, publicStudies } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { matching, strings } from "../../helpers/strings.ts";

for (const [browser, prepare, state] of [
  ["a browser with invoker commands", async () => {}, ":modal"],
  ["a browser without invoker commands", removeCommands, ":popover-open"],
] as const) {
  test.describe(browser, () => {
    // Playwright cannot drive Firefox without JavaScript.
    test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === "firefox") });

    test("enlarges an image, closes it with Esc and restores focus, or with Close", async ({ page }) => {
      await prepare(page);
      await page.goto(pathOf(open));
      const opener = page.getByRole("button", { name: matching(strings.study.enlarge) }).first();
      const dialog = page.getByRole("dialog", { name: matching(strings.study.picture) });
      await opener.click();
      await expect(dialog.getByRole("img")).toBeVisible();
      await expect(page.locator(`dialog${state}`)).toBeVisible();
      // Without the width of a scrollbar.
      const width = await page.locator("html").evaluate(({ clientWidth }) => clientWidth);
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: strings.study.close }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test("enlarges an image on click, and shows the button below the image", async ({ page, visit }) => {
  await visit(pathOf(open));
  const figures = page.locator("figure:has(.zoom-area)");
  expect(await figures.count()).toBeGreaterThan(0);
  for (const figure of await figures.all()) {
    const panel = await figure.locator(".panel").boundingBox();
    const opener = await figure.locator(".zoom-open").boundingBox();
    expect(opener?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
  }
  await figures.first().locator(".panel").click();
  await expect(page.getByRole("dialog", { name: matching(strings.study.picture) })).toBeVisible();
});

test("shows the crop on a phone, and the whole image when enlarged", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(pathOf(open));
  const figure = page.locator("figure:has(source[media])").first();
  const image = figure.locator(".panel img");
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("tall");
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(1);
  // At most 85% of the window height, like every image.
  expect(box?.height).toBeLessThanOrEqual(0.85 * 844 + 1);
  await figure.locator(".zoom-open").click();
  const large = page.locator("dialog[open] img");
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("wide");
});

for (const study of publicStudies) {
  test(`the focus ring of every Enlarge button on ${pathOf(study)} is visible on all four sides`, async ({
    page,
    visit,
    browserName,
    expectConsoleErrors,
  }) => {
    // Caused by the style that Playwright adds for a screenshot.
    if (browserName === "firefox") expectConsoleErrors(/style-src-elem/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 2400 });
    await visit(pathOf(study));
    for (const [index, opener] of (await page.locator(".zoom-open").all()).entries()) {
      await opener.focus();
      // A key press makes the focus visible.
      await opener.press("Shift");
      expect(await sidesWithoutRing(page, opener), `picture ${index + 1}`).toEqual([]);
    }
  });
}

/** Removes the attributes that an older browser ignores. */
async function removeCommands(page: Page): Promise<void> {
  await page.route(`**${pathOf(open)}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/ command(for)?="[^"]*"/g, "");
    await route.fulfill({ response: answer, body: html });
  });
}

/** Pixels around the button that contain the ring and its gap. */
const STRIP = 10;

/** Checks the screenshot: outside the middle of each side, two adjacent pixels must have a contrast of 3:1. */
async function sidesWithoutRing(page: Page, opener: Locator): Promise<string[]> {
  const box = await opener.boundingBox();
  if (!box) throw new Error("The button is not there");
  const { x, y } = box;
  const clip = { x: x - STRIP, y: y - STRIP, width: box.width + 2 * STRIP, height: box.height + 2 * STRIP };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  function pixel(x: number, y: number): string {
    const at = 3 * (y * width + x);
    return `#${data.toString("hex", at, at + 3)}`;
  }
  const depths = Array.from({ length: STRIP }, (_, depth) => depth);
  const [middle, center] = [Math.floor(width / 2), Math.floor(height / 2)];
  const sides = {
    left: depths.map((depth) => pixel(depth, center)),
    right: depths.map((depth) => pixel(width - 1 - depth, center)),
    top: depths.map((depth) => pixel(middle, depth)),
    bottom: depths.map((depth) => pixel(middle, height - 1 - depth)),
  };
  return Object.entries(sides)
    .filter(([, line]) => !line.some((colour, at) => contrast(colour, line[at - 1] ?? colour) >= 3))
    .map(([side]) => side);
}
