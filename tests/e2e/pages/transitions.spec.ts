import { expect, type Page, type Route } from "@playwright/test";
import { enterPasscode, expectUnlocked } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { cards, locked, open, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE } from "../../helpers/site/passcode.ts";

const studies = [open, locked].filter((study) => cards.some(({ link }) => link === pathOf(study)));

for (const study of studies) {
  test(`the card of ${pathOf(study)} becomes the hero, and Back returns to it`, async ({ page, visit }) => {
    await page.addInitScript(recordPageTransition);
    await visit("/");
    await page.locator(`a[href="${pathOf(study)}"]`).click();
    await page.waitForURL(pathOf(study));
    expect(await animatedParts(page)).toContain(`::view-transition-group(stage-${study.slug})`);
    await page.getByRole("link", { name: strings.page.back }).click();
    await page.waitForURL(`/#/${study.slug}`);
    // The hero moves to its card if the card is on the first screen, and fades out otherwise.
    expect((await animatedParts(page)).join()).toContain(`(stage-${study.slug})`);
    const card = page.locator(`.card:has([id="/${study.slug}"])`);
    await expect.poll(() => card.evaluate(distanceFromMiddle)).toBeLessThan(1);
  });
}

test("the new image of a stage fades in over the old image, there and back", async ({ page, visit }) => {
  await page.addInitScript(recordFades);
  await visit("/");
  const [study = open] = studies;
  await page.locator(`a[href="${pathOf(study)}"]`).click();
  await page.waitForURL(pathOf(study));
  const fade = [
    { old: "1", new: "0", mode: "normal" },
    { old: "1", new: "1", mode: "normal" },
    { old: "0", new: "1", mode: "normal" },
  ];
  expect(await page.evaluate(() => (window as RecordingWindow).fade)).toEqual(fade);
  await page.getByRole("link", { name: strings.page.back }).click();
  await page.waitForURL(`/#/${study.slug}`);
  expect(await page.evaluate(() => (window as RecordingWindow).fade)).toEqual(fade);
});

test("pages change without a transition if the visitor prefers reduced motion", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(recordPageTransition);
  await visit("/");
  const [path = ""] = studies.map(pathOf);
  await page.locator(`a[href="${path}"]`).click();
  await page.waitForURL(/\w$/);
  expect((await animatedParts(page)).join()).not.toContain("::view-transition");
});

test("while a study unlocks, the new page fills a hole in the old page", async ({ page, visit }) => {
  await visit(pathOf(locked));
  await page.evaluate(recordUnlocking);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
  const names = new Set(await animatedParts(page));
  const groups = [...names].filter((name) => /group|root/.test(name ?? ""));
  expect(groups).toEqual(["::view-transition-group(root)"]);
  const [oldPage, newPage] = await page.evaluate(() => (window as RecordingWindow).outlines ?? []);
  expect(oldPage).toMatch(/^shape\(evenodd /);
  expect(newPage).toMatch(/^shape\(from /);
});

for (const setting of ["the visitor prefers reduced motion", "the theme turns off motion"])
  test(`a study unlocks without a transition if ${setting}`, async ({ page, visit }) => {
    if (setting.startsWith("the visitor")) await page.emulateMedia({ reducedMotion: "reduce" });
    else await page.route(`**${pathOf(locked)}`, turnOffMotion);
    await visit(pathOf(locked));
    await page.evaluate(recordUnlocking);
    await enterPasscode(page, PASSCODE);
    await expectUnlocked(page, locked.sections.length);
    expect(await animatedParts(page)).toEqual([]);
  });

async function turnOffMotion(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace("<html", '<html data-motion="none"') });
}

interface RecordingWindow extends Window {
  /** Contains the clip paths of the old and new pages. */
  outlines?: string[];
  animatedParts?: Promise<(string | null | undefined)[]>;
  /** Contains the opacities of a stage's old and new images at three moments, and how the new image is blended. */
  fade?: Promise<{ old: string; new: string; mode: string }[]>;
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

/** Records a stage's opacities at three moments of the transition. Playwright runs this before the page's own scripts. */
function recordFades(): void {
  const revealEvent = new Promise<PageRevealEvent>((resolve) => addEventListener("pagereveal", resolve));
  (window as RecordingWindow).fade = revealEvent.then(async ({ viewTransition }) => {
    await viewTransition?.ready;
    const pseudoElementOf = ({ effect }: Animation) => (effect as KeyframeEffect).pseudoElement ?? "";
    const animations = document
      .getAnimations()
      .filter((animation) => pseudoElementOf(animation).includes("(stage-"));
    const [, stage = ""] = /\(([^)]+)/.exec(animations.map(pseudoElementOf).join()) ?? [];
    const styleOf = (state: string) =>
      getComputedStyle(document.documentElement, `::view-transition-${state}(${stage})`);
    const fade = [0, 200, 450].map((time) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return { old: styleOf("old").opacity, new: styleOf("new").opacity, mode: styleOf("new").mixBlendMode };
    });
    for (const animation of animations) animation.play();
    return fade;
  });
}

/** Runs in the page. */
function recordUnlocking(): void {
  const recording: RecordingWindow = window;
  const startTransition = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = startTransition(update);
    recording.animatedParts = transition.ready.then(() => {
      recording.outlines = ["old", "new"].map(
        (state) => getComputedStyle(document.documentElement, `::view-transition-${state}(root)`).clipPath,
      );
      return document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined))
        .filter((part) => part?.startsWith("::view-transition-"));
    });
    return transition;
  };
}

/** Returns the distance of an element's middle from the middle of the window. Runs in the page. */
function distanceFromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - innerHeight) / 2);
}
