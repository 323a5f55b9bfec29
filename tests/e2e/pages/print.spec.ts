import { expect, type Page } from "@playwright/test";
import { sectionsOf } from "../../helpers/browser/prompt.ts";
import { loadedStates, readableStudy } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import {
  cards,
  caseStudies,
  hasVideo,
  locked,
  open,
  pathOf,
  profile,
  studyWithVideos,
} from "../../helpers/content/studies.ts";

/** The printable widths are in CSS pixels and exclude margins of 14 mm. */
const PAPER_WIDTHS = { A4: 688, Letter: 710 };
const ownerEmail = profile.links.find((link) => link.startsWith("mailto:"))?.slice("mailto:".length) ?? "";

for (const study of caseStudies) {
  test(`/${study.slug} prints all sections on A4 and Letter, no buttons`, async ({ page, enterState }) => {
    await enterState(readableStudy(study));
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    for (const [paper, width] of Object.entries(PAPER_WIDTHS)) {
      await test.step(paper, async () => {
        await page.setViewportSize({ width, height: 960 });
        await expectPrintedSections(page, width, study.sections.length);
      });
    }
  });
}

test("a video that has not loaded prints as its poster", async ({ page, enterState }) => {
  await enterState(readableStudy(studyWithVideos));
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  for (const video of await page.locator(".video").all()) {
    await expect(video.locator("video")).toBeHidden();
    await expect(video.getByRole("presentation")).toBeVisible();
    await expect(video.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  }
  expect(await page.locator(".video").count()).toBe(studyWithVideos.sections.filter(hasVideo).length);
});

test("every page prints the owner's name and email address", async ({ page, enterState }) => {
  for (const state of Object.values(loadedStates).filter(({ consoleError }) => !consoleError)) {
    await enterState(state);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(profile.name, { exact: true }).first()).toBeVisible();
    const address = page.getByText(ownerEmail, { exact: true }).filter({ visible: true });
    await expect(address).toHaveCount(1);
    await page.emulateMedia({ media: "screen" });
    await expect(address).toHaveCount(1);
  }
});

test("a locked study prints a note and the owner's address instead of the form", async ({ page, visit }) => {
  const note = page.getByText(patternOf(strings.lock.onPaper));
  await visit(pathOf(locked));
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
  await expect(note).toContainText(profile.name);
  await expect(note).toContainText(ownerEmail);
  for (const part of [page.getByRole("textbox"), page.getByRole("button"), page.getByText(strings.lock.help)])
    await expect(part.filter({ visible: true })).toHaveCount(0);
});

test("the home page prints three cards per row with their background colors", async ({ page, visit }) => {
  await visit("/");
  await page.setViewportSize({ width: PAPER_WIDTHS.A4, height: 960 });
  await page.emulateMedia({ media: "print" });
  const stages = await page.locator(".cards .stage").evaluateAll((all) =>
    all.map((stage) => {
      const { top, width } = stage.getBoundingClientRect();
      return { adjust: getComputedStyle(stage).printColorAdjust, top, width: Math.round(width) };
    }),
  );
  expect(new Set(stages.map(({ adjust }) => adjust))).toEqual(new Set(["exact"]));
  // The last card of an odd number has its own row.
  const last = cards.length % 2;
  expect(new Set(stages.map(({ top }) => top)).size).toBe(Math.ceil((cards.length - last) / 3) + last);
  expect(new Set(stages.map(({ width }) => width)).size).toBe(1 + last);
});

test("only figures, headings, cards and sections with a color avoid page breaks inside", async ({
  page,
  enterState,
}) => {
  await enterState(readableStudy(studyWithVideos));
  await page.emulateMedia({ media: "print" });
  const breakValues = await page
    .locator("main figure, main .panel, main h2")
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(breakValues)).toEqual(new Set(["avoid"]));
  const otherParts = await page
    .locator("main :not(figure, .panel, h1, h2, h3, .card, .on-color, tr)")
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).breakInside === "avoid").length);
  expect(otherParts).toBe(0);
});

test("a study prints within the paper in the other direction than its page", async ({ page, visit }) => {
  await visit(pathOf(open));
  await page.locator(".section-list").evaluate((list) => list.parentElement?.setAttribute("dir", "rtl"));
  await page.setViewportSize({ width: PAPER_WIDTHS.A4, height: 960 });
  await page.emulateMedia({ media: "print" });
  const edges = await page
    .locator(".section-list h2")
    .evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges.length).toBeGreaterThan(0);
  expect(Math.min(...edges.flat())).toBeGreaterThanOrEqual(0);
  expect(Math.max(...edges.flat())).toBeLessThanOrEqual(PAPER_WIDTHS.A4);
});

async function expectPrintedSections(page: Page, width: number, sections: number): Promise<void> {
  const fixedElements = await page
    .locator("body *")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
        .map((element) => element.className),
    );
  expect(fixedElements).toEqual([]);
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
