import { expect, type Page } from "@playwright/test";
import { test } from "../../kit/journey.ts";
import { allStates } from "../../kit/states.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Pixels, as Apple's Human Interface Guidelines and WCAG 2.2's target size (enhanced) ask for. */
const LEAST = 44;

for (const [name, state] of Object.entries(allStates)) {
  for (const width of [390, 1366]) {
    test(`a finger hits everything on ${name}, ${width} px`, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 844 });
      await enter(state);
      await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true;
      });
      expect(await smallTargets(page)).toEqual([]);
    });
  }
}

test("would notice a small target", async ({ page, visit }) => {
  await visit("/");
  const links = await page.getByRole("navigation").getByRole("link").all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.evaluate((element) => element.style.setProperty("width", "40px"));
  }
  expect(await smallTargets(page)).toHaveLength(links.length);
});

/** A link within a sentence is as high as its line, and may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>("a, button, input, summary")];
    return targets.flatMap((target) => {
      const paragraph = target.closest("p");
      const isInSentence = paragraph && paragraph.textContent.trim() !== target.textContent.trim();
      if (isInSentence || !target.checkVisibility({ visibilityProperty: true })) return [];
      const after = getComputedStyle(target, "::after");
      const isStretched = after.position === "absolute" && after.content === '""';
      const { width, height } =
        (isStretched ? target.closest(".card") : target)?.getBoundingClientRect() ?? {};
      const fits = Number(width) >= least && Number(height) >= least;
      return fits ? [] : [`${target.nodeName} "${target.textContent}" ${width} × ${height}`];
    });
  }, LEAST);
}
