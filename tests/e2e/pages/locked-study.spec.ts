import { expect, type Locator } from "@playwright/test";
import { fillPlaceholders, fillPlural } from "#app/ui/fill.ts";
import {
  announcementOf,
  expectLocked,
  expectUnlocked,
  holdRequests,
  promptOf,
} from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { strings } from "../../helpers/content/strings.ts";
import {
  hasVideo,
  lockedStudies,
  mediaIn,
  pathOf,
  profile,
  type Study,
  studiesAfter,
  studyWithVideos,
  titleOf,
} from "../../helpers/content/studies.ts";
import { expectHero, expectSections } from "../../helpers/content/study-parts.ts";

const SCREENS = [
  [1440, 900],
  [1366, 768],
  [1280, 800],
  [1280, 720],
  [1100, 800],
  [390, 844],
  [390, 664],
] as const;

for (const study of lockedStudies) {
  test(`${pathOf(study)} shows only hero, summary and prompt when locked`, async ({ page, visit }) => {
    expect((await visit(pathOf(study))).status()).toBe(200);
    await expectHero(page, study);
    await expect(page.getByText(shownText(study.summary))).toBeVisible();
    await expectLocked(page);
    const { field, submit } = promptOf(page);
    await expect(submit).toBeVisible();
    const openFirst = page.getByText(strings.lock.noPasscode).locator(`a[href="/${profile.openFirst}"]`);
    await expect(openFirst).toBeVisible();
    await expect(page.getByRole("link", { name: strings.lock.ask })).toHaveCount(1);
    await expect(page.getByText(strings.lock.outside)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      strings.lock.title,
      strings.lock.summary,
      strings.contact.title,
      strings.study.others,
      strings.study.next,
    ]);
    const { sections, videos } = strings.study;
    const videoCount = study.sections.flatMap<object>(mediaIn).filter(hasVideo).length;
    const counts = [
      fillPlural(sections, { count: study.sections.filter(titleOf).length }, strings.lang),
      fillPlural(videos, { count: videoCount }, strings.lang),
    ];
    await expect(page.getByText(counts.join(", "), { exact: true })).toBeVisible();
    await page.getByRole("link", { name: strings.lock.chip }).click();
    await expect(field).toBeFocused();
    await expect(page.locator("video, a[href^='#']:not([href='#title'], [href='#password'])")).toHaveCount(0);
    const nextLink = page.getByRole("navigation", { name: strings.study.next }).getByRole("link");
    const [firstPublic] = studiesAfter(study).filter(({ access }) => access === "public");
    const firstPublicPath = pathOf(firstPublic as Study);
    await expect(nextLink).toHaveAttribute("href", firstPublicPath);
    await expect(page.getByRole("navigation").locator(`[href="${firstPublicPath}"]`)).toHaveCount(1);
  });

  test(`${pathOf(study)} shows all sections after the passcode`, async ({ page, visit, unlock }) => {
    await unlock();
    await visit(pathOf(study));
    await expectHero(page, study);
    await expectSections(page, study);
    await expectUnlocked(page, study.sections.length);
    await expect(announcementOf(page)).toHaveText("");
  });
}

test("title, role, first outcome, field and Submit are on the first screen", async ({ page, visit }) => {
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    const [role, outcome] = await page.getByRole("definition").all();
    const { field, submit } = promptOf(page);
    const parts = [page.getByRole("heading", { level: 1 }), role, study.outcome && outcome, field, submit];
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const part of parts) if (part) await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the title and the image of a study keep their place when unlocked", async ({ page, visit, unlock }) => {
  const [study] = lockedStudies.filter(({ hero }) => hero.imgLink);
  const place = async () => {
    await visit(pathOf(study as Study));
    const boxes = [page.getByRole("heading", { level: 1 }), page.locator(".hero .hero-image img")].map(
      (part) => part.boundingBox(),
    );
    return Promise.all(boxes);
  };
  const lockedPlace = await place();
  await unlock();
  expect(await place()).toEqual(lockedPlace);
});

test.describe("a video", () => {
  test.beforeEach(async ({ visit, unlock }) => {
    await unlock();
    await visit(pathOf(studyWithVideos));
  });

  test("autoplays muted and inline, and loops", async ({ page }) => {
    for (const video of await page.locator("video").all()) {
      await video.scrollIntoViewIfNeeded();
      for (const name of ["autoplay", "loop", "muted"]) await expect(video).toHaveJSProperty(name, true);
      await expect(video).toHaveJSProperty("controls", false);
      await expect(video).toHaveAttribute("playsinline");
      const poster = video.locator("xpath=preceding-sibling::picture/img");
      await expect(poster).toHaveAttribute("src", /^\/locked\//);
      await expect.poll(() => isPlaying(video)).toBe(true);
      await expectLoop(video);
    }
  });

  test("loads only when it is near the viewport", async ({ page }) => {
    const requestedVideos: string[] = [];
    page.on("request", (request) => /\.mp4$/.test(request.url()) && requestedVideos.push(request.url()));
    await page.reload({ waitUntil: "networkidle" });
    expect(requestedVideos).toEqual([]);
    await page.locator("video").first().scrollIntoViewIfNeeded();
    await expect.poll(() => requestedVideos.length).toBeGreaterThan(0);
  });

  test("has a Pause button if the visitor started it before hydration", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const releaseScripts = await holdRequests(page, "**/assets/*.js");
    await page.reload({ waitUntil: "commit" });
    const figure = page.locator("figure:has(video)").first();
    await figure.locator("video").evaluate((player: HTMLVideoElement) => player.play());
    releaseScripts();
    await expect(figure.getByRole("button").first()).toHaveText(strings.study.pause);
  });

  test("pauses, stays paused after scrolling, resumes, and can fill the screen", async ({ page }) => {
    const title = titleOf(studyWithVideos.sections.find(hasVideo)) ?? "";
    const video = page.locator("video").first();
    const button = page.locator("figure:has(video)").first().getByRole("button").first();
    await video.scrollIntoViewIfNeeded();
    await expect(button).toHaveAccessibleName(`${strings.study.pause}: ${title}`);
    await button.click();
    await expect(button).toHaveAccessibleName(`${strings.study.play}: ${title}`);
    await expect(video).toHaveJSProperty("paused", true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(video).not.toBeInViewport();
    await video.scrollIntoViewIfNeeded();
    await expect(video).toBeInViewport();
    await expect(video).toHaveJSProperty("paused", true);
    await button.press("Enter");
    await expect(button).toHaveAccessibleName(`${strings.study.pause}: ${title}`);
    await expect.poll(() => isPlaying(video)).toBe(true);
    await page.getByRole("button", { name: fillPlaceholders(strings.study.enlargeVideo, { title }) }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("VIDEO");
  });
});

/** Seeks to half a second before the end, and waits until the video restarts. */
async function expectLoop(video: Locator): Promise<void> {
  const duration = await video.evaluate((player: HTMLVideoElement) => player.duration);
  expect(duration).toBeGreaterThan(1);
  await video.evaluate((player: HTMLVideoElement, end) => {
    player.currentTime = end;
  }, duration - 0.5);
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeLessThan(duration - 1);
}

function isPlaying(video: Locator): Promise<boolean> {
  return video.evaluate((player: HTMLVideoElement) => !player.paused && player.currentTime > 0);
}
