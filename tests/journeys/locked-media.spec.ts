import { expect } from "@playwright/test";
import { hasVideo, lockedStudies, pathOf } from "../kit/content.ts";
import { test } from "../kit/journey.ts";

test("every locked video plays to its end", async ({ page, visit, unlock }) => {
  await unlock();
  for (const study of lockedStudies.filter(({ sections }) => sections.some(hasVideo))) {
    await visit(pathOf(study));
    for (const video of await page.locator("video").all()) {
      await video.scrollIntoViewIfNeeded();
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
        .toBeGreaterThan(2);
      const seconds = await video.evaluate((player: HTMLVideoElement) => player.duration);
      expect(seconds).toBeGreaterThan(1);
      // The last second, then the first again, as it loops.
      await video.evaluate((player: HTMLVideoElement, end) => {
        player.currentTime = end;
      }, seconds - 0.5);
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
        .toBeLessThan(seconds - 1);
      expect(await video.evaluate((player: HTMLVideoElement) => player.error)).toBeNull();
    }
  }
});
