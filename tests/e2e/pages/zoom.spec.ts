import { expect } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { open, pathOf } from "../../helpers/content/studies.ts";

test.describe("without JavaScript", () => {
  // Playwright cannot drive Firefox without JavaScript.
  test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === "firefox") });

  test("an image fills the window until the visitor presses Esc or clicks Close", async ({ page }) => {
    await page.goto(pathOf(open));
    const name = patternOf(strings.study.enlarge);
    const zoomButton = page.getByRole("button", { name }).first();
    const dialog = page.getByRole("dialog", { name: patternOf(strings.study.picture) });
    // Only browsers without invoker commands show the link.
    await expect(page.getByRole("link", { name })).toHaveCount(0);
    await zoomButton.click();
    await expect(dialog.getByRole("img")).toBeVisible();
    await expect(page.locator("dialog:modal")).toBeVisible();
    // `clientWidth` excludes the scrollbar.
    const width = await page.locator("html").evaluate(({ clientWidth }) => clientWidth);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(zoomButton).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: strings.study.close }).click();
    await expect(dialog).toBeHidden();
  });
});

test("a phone shows and describes the crop, and a click shows the whole image", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(pathOf(open));
  const figure = page.locator("figure:has(source[media])").first();
  const image = figure.locator(".panel").getByRole("img", { name: "Windows, tall, for phones." });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate(shapeOf)).toBe("tall");
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(1);
  // Every image is at most 85% as high as the window.
  expect(box?.height).toBeLessThanOrEqual(0.85 * 844 + 1);
  await figure.locator(".panel").click();
  const enlargedImage = page.locator("dialog[open] img");
  await expect.poll(() => enlargedImage.evaluate(shapeOf)).toBe("wide");
  await expect(enlargedImage).toHaveCSS("object-fit", "scale-down");
  await expect(enlargedImage).toBeInViewport({ ratio: 1 });
  expect((await enlargedImage.boundingBox())?.y).toBeLessThan(40);
  await enlargedImage.click();
  expect((await enlargedImage.boundingBox())?.width).toBe(896);
  await page.keyboard.press("Space");
  expect((await enlargedImage.boundingBox())?.width).toBeLessThanOrEqual(390);
  const hiddenImage = figure.locator(".panel img").filter({ visible: false });
  expect(await hiddenImage.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/^(data:.*)?$/);
});

function shapeOf(image: HTMLElement | SVGElement): "tall" | "wide" | "not loaded" {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  if (naturalWidth === 0) return "not loaded";
  return naturalHeight > naturalWidth ? "tall" : "wide";
}
