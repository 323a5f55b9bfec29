import { expect, type Page } from "@playwright/test";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";

const NAME = fillPlaceholders(strings.study.picture, { title: "A long page" });

test("a tall image scrolls in a window of 80% of the screen's height, and only its top is printed", async ({
  page,
  visit,
}) => {
  await visit("/everything");
  const view = viewOn(page);
  await view.focus();
  await page.keyboard.press("End");
  await expect.poll(() => view.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1000);
  expect((await view.boundingBox())?.height).toBe(0.8 * 800);
  await page.emulateMedia({ media: "print" });
  const { width, height } = (await view.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(1.5, 1);
});

test("the keyboard scrolls an enlarged tall image", async ({ page, visit }) => {
  await visit("/everything");
  await page
    .locator("figure", { has: viewOn(page) })
    .getByRole("button", { name: patternOf(strings.study.enlarge) })
    .click();
  const dialog = page.getByRole("dialog", { name: NAME });
  const scroller = dialog.locator("label");
  // The image scrolls after it has loaded.
  await expect
    .poll(() => scroller.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeGreaterThan(100);
  await page.keyboard.press("PageDown");
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await expect(dialog.getByRole("button", { name: strings.study.close })).toBeInViewport({ ratio: 1 });
});

test("a slide shows the top of a tall image", async ({ page, visit }) => {
  await visit("/everything/present");
  const window = page.locator(".slide .window");
  const { width, height } = (await window.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(1.5, 1);
  expect(height).toBeLessThan(800);
});

function viewOn(page: Page) {
  return page.getByRole("region", { name: NAME });
}
