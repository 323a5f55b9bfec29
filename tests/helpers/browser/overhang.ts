import type { Page } from "@playwright/test";

/** Returns the elements beyond the right edge of a page that scrolls sideways. */
export function overhangingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.nodeName} ${element.className}`);
  });
}
