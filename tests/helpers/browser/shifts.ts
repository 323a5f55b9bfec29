import type { Page } from "@playwright/test";

/** Delays images and fonts until the first paint, as on a slow connection. */
export async function delayFiles(page: Page): Promise<void> {
  await page.route(/\.(avif|webp|png|jpg|woff2)$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
}

/** Scrolls to the end in half screens, waiting for every image on the way. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
      const images = [...document.images].filter((image) => isInView(image) && image.currentSrc);
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      await nextFrame();
    }
  });
}

interface RecordingWindow extends Window {
  shifts?: string[];
}

/** Starts to record layout shifts. The returned function lists the shifts so far. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(observeShifts);
  return () => page.evaluate(() => (window as RecordingWindow).shifts ?? []);
}

/** Ignores shifts below 0.0005, because chips are slightly wider in the final font. Runs in the page. */
function observeShifts(): void {
  const shifts: string[] = [];
  const recording: RecordingWindow = window;
  recording.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      };
      if (value < 0.0005) continue;
      shifts.push(
        `${value}: ${sources.map(({ node }) => `${node?.nodeName} ${node?.className}`).join(", ")}`,
      );
    }
  }).observe({ type: "layout-shift", buffered: true });
}
