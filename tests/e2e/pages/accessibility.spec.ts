import { expect, type Page } from "@playwright/test";
import { promptOf } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { locked, open, pathOf, studyWithVideos } from "../../helpers/content/studies.ts";

const PATHS = { "the home page": "/", "a public study": pathOf(open), "a locked study": pathOf(locked) };

for (const [name, path] of Object.entries(PATHS)) {
  test(`Tab reaches every control on ${name} in order and shows a focus ring`, async ({ page, visit }) => {
    await visit(path);
    const controls = await focusableElements(page);
    expect(controls.length).toBeGreaterThan(3);
    for (const [index, control] of controls.entries()) {
      await page.keyboard.press("Tab");
      // A video's built-in controls take several Tab stops.
      // The link in the frame of a prototype is between the controls of the page.
      while (
        (index > 0 && (await focusedElement(page)) === controls[index - 1]) ||
        (await focusedElement(page)).startsWith("<iframe")
      )
        await page.keyboard.press("Tab");
      expect(await focusedElement(page), `Tab ${index + 1}`).toBe(control);
      expect(await hasFocusRing(page), `a ring around ${control}`).toBe(true);
    }
    await page.keyboard.press("Tab");
    expect(await focusedElement(page)).not.toBe(controls.at(-1));
  });

  test(`the skip link on ${name} is the first Tab stop and focuses the title`, async ({ page, visit }) => {
    await visit(path);
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: strings.page.skip });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("a video waits for Play if the visitor prefers reduced motion", async ({ page, visit, unlock }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await unlock();
  await visit(pathOf(studyWithVideos));
  const video = page.locator("video").first();
  const button = page.locator("figure:has(video)").first().getByRole("button").first();
  await video.scrollIntoViewIfNeeded();
  await expect(button).toHaveAccessibleName(new RegExp(strings.study.play));
  await expect(video).toHaveJSProperty("currentTime", 0);
  await expect(video).toHaveJSProperty("readyState", 0);
  await button.click();
  await expect(button).toHaveAccessibleName(new RegExp(strings.study.pause));
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0);
});

test("cards, buttons and the passcode field have an outline with forced colors", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  await expect(page.locator(".card").first()).toHaveCSS("outline-style", "solid");
  await visit(pathOf(locked));
  const { field, submit } = promptOf(page);
  for (const control of [field, submit]) await expect(control).toHaveCSS("border-top-width", "1px");
});

function focusableElements(page: Page): Promise<string[]> {
  return page
    .locator("a[href], button:not([tabindex='-1']), input, summary, video[controls], [tabindex='0']")
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
}

function focusedElement(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML ?? "");
}

/** Checks the focused element, or the area that its link covers. */
function hasFocusRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    return [undefined, "::after", "::before"].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      const isTransparent = /^rgba\(.*, 0\)$|transparent/.test(outlineColor);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 3 && !isTransparent;
    });
  });
}
