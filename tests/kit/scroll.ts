import type { Page } from "@playwright/test";

/** Goes past the whole page, screen by screen, and waits at each for the pictures that are in view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
      const pictures = [...document.images].filter((image) => inView(image) && image.currentSrc);
      await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
      await nextFrame();
    }
  });
}
