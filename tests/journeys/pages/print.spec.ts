import { expect, type Page } from "@playwright/test";
import { caseStudies, filmed, hasVideo, profile } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { sectionsOf } from "../../kit/prompt.ts";
import { loadedStates, wholeStudy } from "../../kit/states.ts";

/** Pixels between the margins of a sheet, at 96 to the inch: A4 is 210 mm wide, Letter 8.5 in; margins of 14 mm. */
const SHEETS = { A4: 688, Letter: 710 };

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
  await enter(wholeStudy(filmed));
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  for (const film of await page.locator(".film").all()) {
    await expect(film.locator("video")).toBeHidden();
    await expect(film.getByRole("presentation")).toBeVisible();
    expect(
      await film.locator("img").evaluate((poster: HTMLImageElement) => poster.naturalWidth),
    ).toBeGreaterThan(0);
  }
  expect(await page.locator(".film").count()).toBe(filmed.sections.filter(hasVideo).length);
});

test("says on the paper whose it is, and how to write to them", async ({ page, enter }) => {
  const mail = profile.links.find((link) => link.startsWith("mailto:"))?.slice("mailto:".length);
  for (const state of Object.values(loadedStates).filter(({ noise }) => !noise)) {
    await enter(state);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(profile.name, { exact: true }).first()).toBeVisible();
    const address = page.getByText(mail ?? "", { exact: true }).filter({ visible: true });
    await expect(address).toHaveCount(1);
    await page.emulateMedia({ media: "screen" });
    await expect(address).toHaveCount(state.path === "/" ? 0 : 1);
  }
});

test("parts nothing that belongs together: a heading and its words, words and their picture", async ({
  page,
  enter,
}) => {
  await enter(wholeStudy(filmed));
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
