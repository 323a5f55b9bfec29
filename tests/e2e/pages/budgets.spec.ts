import { expect } from "@playwright/test";
import { BUDGETS, PHONE } from "../../helpers/browser/budgets.ts";
import { test } from "../../helpers/browser/test.ts";
import { recordTransfers, totalBytes } from "../../helpers/browser/transfers.ts";
import { caseStudies, pathOf } from "../../helpers/content/studies.ts";

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const path of ["/", ...caseStudies.filter(({ hero }) => hero.imgLink).map(pathOf)]) {
    test(`the first image of ${path} is within the budget`, async ({ page, visit }) => {
      const transfers = await recordTransfers(page);
      await visit(path);
      const firstImage = page.locator("img[fetchpriority=high]").first();
      await expect(firstImage).toHaveAttribute("loading", "eager");
      await expect(firstImage).toHaveJSProperty("complete", true);
      const imageUrl = await firstImage.evaluate((image: HTMLImageElement) => image.currentSrc);
      const image = transfers().find(({ url }) => url === imageUrl);
      expect(image?.bytes).toBeGreaterThan(1000);
      expect(image?.bytes).toBeLessThanOrEqual(BUDGETS.firstImage);
    });
  }

  test("the home page is within its budgets before the visitor scrolls", async ({ page, visit }) => {
    const transfers = await recordTransfers(page);
    const html = await (await visit("/")).text();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(BUDGETS.homeHtml);
    // The browser also loads images that are near the screen.
    await page.waitForLoadState("networkidle");
    expect(transfers().length).toBeGreaterThan(4);
    expect(totalBytes(transfers())).toBeLessThanOrEqual(BUDGETS.homeBeforeScrolling);
  });
});
