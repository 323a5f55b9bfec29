import { expect, type Page } from "@playwright/test";
import { cards, locked, open, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { strings } from "../../kit/strings.ts";

const studies = [open, locked].filter((study) => cards.some(({ link }) => link === pathOf(study)));

for (const study of studies) {
  const stage = `::view-transition-group(stage-${study.slug})`;

  test(`the card of /${study.slug} becomes its hero, and the hero takes part in the way back`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(recordTransition);
    await visit("/");
    await page.locator(`a[href="${pathOf(study)}"]`).click();
    await page.waitForURL(pathOf(study));
    expect(await transition(page)).toContain(stage);
    await page.getByRole("link", { name: strings.page.back }).click();
    await page.waitForURL("/");
    // The hero moves to its card where that is on the first screen, and fades where it is not.
    expect((await transition(page))?.join()).toContain(`(stage-${study.slug})`);
  });
}

test("who asked for less motion gets the next page at once", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(recordTransition);
  await visit("/");
  const [path = ""] = studies.map(pathOf);
  await page.locator(`a[href="${path}"]`).click();
  await page.waitForURL(/\w$/);
  const moved = await transition(page);
  expect(moved?.filter((part) => part?.startsWith("::view-transition"))).toEqual([]);
});

interface Recording extends Window {
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
