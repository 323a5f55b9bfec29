import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { open, pathOf } from "../../helpers/content/studies.ts";

const SLIDES = `${pathOf(open)}/present`;
const KEYS = { Space: 1, PageDown: 1, ArrowDown: 1, ArrowUp: -1, PageUp: -1, "Shift+Space": -1 };

test.use({ javaScriptEnabled: false });

/** Returns the position of the slide at the top of the screen, in screens. */
function position(page: Page): Promise<number> {
  return page.evaluate(() => scrollY / innerHeight);
}

test("each slide is a region with its position, and the first Tab stop leads back to the study", async ({
  page,
  visit,
}) => {
  await visit(SLIDES);
  await expect(page).toHaveTitle(`${strings.owner.present.slides} · ${open.hero.title}`);
  const count = await page.locator(".slide").count();
  await expect(page.getByRole("region").first()).toHaveAccessibleName(`1 von ${count} · ${open.hero.title}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf(open));
});

test("each key moves exactly one screen", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(SLIDES);
  const heights = await page
    .locator(".slide")
    .evaluateAll((slides) => slides.map((slide) => slide.clientHeight));
  expect(new Set(heights)).toEqual(new Set([720]));
  let expected = 0;
  for (const [key, step] of Object.entries(KEYS)) {
    await page.keyboard.press(key);
    expected += step;
    await expect.poll(() => position(page), key).toBe(expected);
  }
  expect(expected).toBe(0);
});

test("each key moves one screen while a link has the focus", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(SLIDES);
  const count = await page.locator(".slide").count();
  await page.getByRole("link").last().focus();
  await expect.poll(() => position(page)).toBe(count - 1);
  await page.keyboard.press("PageUp");
  await expect.poll(() => position(page)).toBe(count - 2);
  await page.keyboard.press("Space");
  await expect.poll(() => position(page)).toBe(count - 1);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => position(page)).toBe(count - 2);
});

test("does not clip a slide that is taller than a phone", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await visit(SLIDES);
  const clippedSlides = await page
    .locator(".slide")
    .evaluateAll((slides) => slides.filter((slide) => slide.scrollHeight > slide.clientHeight + 1).length);
  expect(clippedSlides).toBe(0);
});

test("prints each slide on its own landscape page", async ({ page, visit, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium prints to a PDF file");
  await visit(SLIDES);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(await page.locator(".slide").count());
  expect(new Set(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g))).toEqual(new Set(["/MediaBox [0 0 960 540]"]));
});
