import { expect, type Page } from "@playwright/test";
import { cards, locked, open, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE } from "../../helpers/passcode.ts";
import { enterPasscode, expectUnlocked } from "../../helpers/prompt.ts";
import { strings } from "../../helpers/strings.ts";

const studies = [open, locked].filter((study) => cards.some(({ link }) => link === pathOf(study)));

for (const study of studies) {
  test(`the card of ${pathOf(study)} morphs into the study's hero, and back`, async ({ page, visit }) => {
    await page.addInitScript(recordPageTransition);
    await visit("/");
    await page.locator(`a[href="${pathOf(study)}"]`).click();
    await page.waitForURL(pathOf(study));
    expect(await animatedParts(page)).toContain(`::view-transition-group(stage-${study.slug})`);
    await page.getByRole("link", { name: strings.page.back }).click();
    await page.waitForURL("/");
    // The hero moves to its card if the card is on the first screen, and fades out otherwise.
    expect((await animatedParts(page)).join()).toContain(`(stage-${study.slug})`);
  });
}

test("pages change without a transition if the visitor prefers reduced motion", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(recordPageTransition);
  await visit("/");
  const [path = ""] = studies.map(pathOf);
  await page.locator(`a[href="${path}"]`).click();
  await page.waitForURL(/\w$/);
  expect((await animatedParts(page)).join()).not.toContain("::view-transition");
});

for (const [title, reducedMotion, count] of [
  ["a study unlocks in a page transition", "no-preference", 1],
  ["a study unlocks without a transition if the visitor prefers reduced motion", "reduce", 0],
] as const) {
  test(title, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(pathOf(locked));
    await page.evaluate(countTransitions);
    await enterPasscode(page, PASSCODE);
    await expectUnlocked(page, locked.sections.length);
    expect(await page.evaluate(() => (window as RecordingWindow).transitions)).toBe(count);
  });
}

test("a study unlocks without a transition if the theme turns off motion", async ({ page, visit }) => {
  await page.route(`**${pathOf(locked)}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("<html", '<html data-motion="none"') });
  });
  await visit(pathOf(locked));
  await page.evaluate(countTransitions);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
  expect(await page.evaluate(() => (window as RecordingWindow).transitions)).toBe(0);
});

interface RecordingWindow extends Window {
  transitions?: number;
  animatedParts?: Promise<(string | null | undefined)[]>;
}

async function animatedParts(page: Page) {
  return (await page.evaluate(() => (window as RecordingWindow).animatedParts)) ?? [];
}

/** Runs in each page before the page's own content. */
function recordPageTransition(): void {
  const revealEvent = new Promise<PageRevealEvent>((resolve) => addEventListener("pagereveal", resolve));
  (window as RecordingWindow).animatedParts = revealEvent.then(async ({ viewTransition }) => {
    await viewTransition?.ready;
    return document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined));
  });
}

/** Counts view transitions. Runs in the page. */
function countTransitions(): void {
  const recording: RecordingWindow = window;
  recording.transitions = 0;
  const startTransition = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    recording.transitions = (recording.transitions ?? 0) + 1;
    return startTransition(update);
  };
}
