import { expect, type Page } from "@playwright/test";
import { cards, caseStudies, hasVideo, locked, pathOf, profile, withVideos } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { sectionsOf } from "../../helpers/prompt.ts";
import { loadedStates, wholeStudy } from "../../helpers/states.ts";
import { saying, strings } from "../../helpers/strings.ts";

/** Pixels between the margins of a sheet, at 96 to the inch: A4 is 210 mm wide, Letter 8.5 in; margins of 14 mm. */
const SHEETS = { A4: 688, Letter: 710 };
const mail = profile.links.find((link) => link.startsWith("mailto:"))?.slice("mailto:".length) ?? "";

for (const study of caseStudies) {
  test(`/${study.slug} prints on A4 and Letter`, async ({ page, enter }) => {
    await enter(wholeStudy(study));
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    for (const [sheet, width] of Object.entries(SHEETS)) {
      await test.step(sheet, async () => {
        await page.setViewportSize({ width, height: 960 });
        await expectOnPaper(page, width, study.sections.length);
      });
    }
  });
}

test("a video that was never near prints as its poster", async ({ page, enter }) => {
  await enter(wholeStudy(withVideos));
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  for (const film of await page.locator(".video").all()) {
    await expect(film.locator("video")).toBeHidden();
    await expect(film.getByRole("presentation")).toBeVisible();
    expect(
      await film.locator("img").evaluate((poster: HTMLImageElement) => poster.naturalWidth),
    ).toBeGreaterThan(0);
  }
  expect(await page.locator(".video").count()).toBe(withVideos.sections.filter(hasVideo).length);
});

test("says on the paper whose it is, and how to write to them", async ({ page, enter }) => {
  for (const state of Object.values(loadedStates).filter(({ noise }) => !noise)) {
    await enter(state);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(profile.name, { exact: true }).first()).toBeVisible();
    const address = page.getByText(mail, { exact: true }).filter({ visible: true });
    await expect(address).toHaveCount(1);
    await page.emulateMedia({ media: "screen" });
    await expect(address).toHaveCount(state.path === "/" ? 0 : 1);
  }
});

test("a locked study prints that it is shown in confidence and whom to ask, not a form", async ({
  page,
  visit,
}) => {
  const line = page.getByText(saying(strings.lock.onPaper));
  await visit(pathOf(locked));
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(line).toBeVisible();
  await expect(line).toContainText(profile.name);
  await expect(line).toContainText(mail);
  for (const part of [page.getByRole("textbox"), page.getByRole("button"), page.getByText(strings.lock.help)])
    await expect(part.filter({ visible: true })).toHaveCount(0);
});

test("the home page prints two cards a row, on their grounds", async ({ page, visit }) => {
  await visit("/");
  await page.setViewportSize({ width: SHEETS.A4, height: 960 });
  await page.emulateMedia({ media: "print" });
  const stages = await page.locator(".card .stage").evaluateAll((all) =>
    all.map((stage) => {
      const { top, width } = stage.getBoundingClientRect();
      return { ground: getComputedStyle(stage).printColorAdjust, top, width: Math.round(width) };
    }),
  );
  expect(new Set(stages.map(({ ground }) => ground))).toEqual(new Set(["exact"]));
  expect(new Set(stages.map(({ top }) => top)).size).toBe(Math.ceil(cards.length / 2));
  expect(new Set(stages.map(({ width }) => width)).size).toBe(1 + (cards.length % 2));
});

test("parts nothing that belongs together: a heading and its words, words and their picture", async ({
  page,
  enter,
}) => {
  await enter(wholeStudy(withVideos));
  await page.emulateMedia({ media: "print" });
  const breaks = await page
    .locator(".section, .section-head, .panel")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

async function expectOnPaper(page: Page, width: number, sections: number): Promise<void> {
  const fixed = await page
    .locator("body *")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
        .map((element) => element.className),
    );
  expect(fixed).toEqual([]);
  for (const control of await page.getByRole("button").all()) await expect(control).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  let end = 0;
  for (const section of await sectionsOf(page).all()) {
    const box = await section.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(end);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    end = (box?.y ?? 0) + (box?.height ?? 0);
  }
  expect(await sectionsOf(page).count()).toBe(sections);
}
