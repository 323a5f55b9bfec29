import { expect, type Page } from "@playwright/test";
import { cards, locked, open, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE } from "../../helpers/passcode.ts";
import { enterPasscode, expectUnlocked } from "../../helpers/prompt.ts";
import { strings } from "../../helpers/strings.ts";

const studies = [open, locked].filter((study) => cards.some(({ link }) => link === pathOf(study)));

for (const study of studies) {
  const stage = `::view-transition-group(stage-${study.slug})`;

  test(`the card of /${study.slug} morphs into its hero, and back`, async ({ page, visit }) => {
    await page.addInitScript(recordTransition);
    await visit("/");
    await page.locator(`a[href="${pathOf(study)}"]`).click();
    await page.waitForURL(pathOf(study));
    expect(await transition(page)).toContain(stage);
    await page.getByRole("link", { name: strings.page.back }).click();
    await page.waitForURL("/");
    // The hero moves to its card if that is on the first screen, and else fades out.
    expect((await transition(page))?.join()).toContain(`(stage-${study.slug})`);
  });
}

test("changes pages without a transition with reduced motion", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(recordTransition);
  await visit("/");
  const [path = ""] = studies.map(pathOf);
  await page.locator(`a[href="${path}"]`).click();
  await page.waitForURL(/\w$/);
  const moved = await transition(page);
  expect(moved?.filter((part) => part?.startsWith("::view-transition"))).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const isQuiet = reducedMotion === "reduce";
  test(
    isQuiet ? "unlocks without a transition with reduced motion" : "unlocks in one transition of 400 ms",
    async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(pathOf(locked));
      await page.evaluate(recordUnlocking);
      await enterPasscode(page, PASSCODE);
      await expectUnlocked(page, locked.sections.length);
      const moved = () => page.evaluate(() => (window as Recording).unlocked);
      if (isQuiet) return expect(await moved()).toBeUndefined();
      // The sections can appear shortly before the animations are recorded.
      await expect.poll(moved).toContainEqual(["::view-transition-group(work)", expect.any(Number)]);
      expect(Math.max(...((await moved()) ?? []).map(([, duration]) => duration))).toBe(400);
    },
  );
}

interface Recording extends Window {
  unlocked?: [part: string, milliseconds: number][];
  moved?: Promise<(string | null | undefined)[]>;
}

function transition(page: Page) {
  return page.evaluate(() => {
    const { moved }: Recording = window;
    return moved;
  });
}

/** Runs in each page, before its own content. */
function recordTransition(): void {
  const recording: Recording = window;
  recording.moved = new Promise<PageRevealEvent>((revealed) => {
    addEventListener("pagereveal", revealed);
  }).then(async ({ viewTransition }) => {
    await viewTransition?.ready;
    return document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined));
  });
}

/** Runs in the page. */
function recordUnlocking(): void {
  const recording: Recording = window;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      recording.unlocked = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
        return [[effect.pseudoElement, Number(effect.getComputedTiming().duration)]];
      });
    });
    return transition;
  };
}
