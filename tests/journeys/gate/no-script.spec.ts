import { expect, type Page } from "@playwright/test";
import { filmed, hasVideo, locked, lockedStudies, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { PASSCODE } from "../../kit/passcode.ts";
import { expectLocked, expectUnlocked, promptOf, tryPasscode } from "../../kit/prompt.ts";
import { saying, strings } from "../../kit/strings.ts";

test.use({ javaScriptEnabled: false });

const path = pathOf(locked);

test("a wrong passcode is answered on the page", async ({ page, visit }) => {
  await visit(path);
  await tryPasscode(page, "not this one");
  await expect(page.getByText(strings.gate.incorrect, { exact: true })).toBeVisible();
  await expectLocked(page);
  expect(pathnameOf(page)).toBe(path);
  await expect(promptOf(page).field).toHaveAttribute("aria-invalid", "true");
  await expect(promptOf(page).field).toHaveAccessibleDescription(saying(strings.gate.incorrect));
});

for (const study of lockedStudies) {
  test(`what is wrong is in view on a small screen, under the field: ${study.slug}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(pathOf(study));
    const top = await promptOf(page).field.evaluate((field) => field.getBoundingClientRect().top);
    expect(top, "the field is below the first screen").toBeGreaterThan(640);
    await tryPasscode(page, "not this one");
    const message = page.getByText(strings.gate.incorrect, { exact: true });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(promptOf(page).field).toBeInViewport({ ratio: 1 });
    await expect(promptOf(page).field).toHaveAccessibleDescription(saying(strings.gate.incorrect));
    // Nothing lies over them: not the bar at the top either.
    for (const part of [message, promptOf(page).field]) await part.click({ trial: true });
  });
}

test("an empty passcode is one that is wrong", async ({ page, visit }) => {
  await visit(path);
  await promptOf(page).submit.click();
  await expect(page.getByText(strings.gate.incorrect, { exact: true })).toBeVisible();
});

test("the right passcode leads to the same address, with everything on it", async ({ page, visit }) => {
  await visit(path);
  await tryPasscode(page, ` ${PASSCODE.toUpperCase()} `);
  await expectUnlocked(page, locked.sections.length);
  await expect(page).toHaveURL(`${path}#main`);
  // A redirect: a reload sends no form again.
  const response = await page.reload();
  expect(response?.request().method()).toBe("GET");
  await expectUnlocked(page, locked.sections.length);
});

test("one passcode opens every locked page", async ({ page, visit }) => {
  await visit(path);
  await tryPasscode(page, PASSCODE);
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    await expectUnlocked(page, study.sections.length);
  }
});

test("a wrong try is put right on the spot", async ({ page, visit }) => {
  await visit(path);
  await tryPasscode(page, "not this one");
  await expect(page.getByText(strings.gate.incorrect, { exact: true })).toBeVisible();
  await tryPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
});

test("too many wrong tries have to wait", async ({ page, visit, expectNoise }) => {
  expectNoise(/status of 429/);
  await visit(path);
  const tooMany = page.getByText(saying(strings.gate.tooMany));
  const said = page.getByText(strings.gate.incorrect, { exact: true }).or(tooMany);
  // Waits double, so on a slow machine too a try comes before its time.
  for (let tries = 0; tries < 20 && !(await tooMany.isVisible()); tries += 1) {
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await tryPasscode(page, `wrong ${tries}`);
    await (await answer).finished();
    await expect(said).toBeVisible();
  }
  await expect(tooMany).toBeVisible();
  await expectLocked(page);
});

test("videos have the browser's own controls", async ({ page, visit, unlock }) => {
  await unlock();
  await visit(pathOf(filmed));
  const videos = page.locator("video");
  await expect(videos).toHaveCount(filmed.sections.filter(hasVideo).length);
  for (const video of await videos.all()) await expect(video).toHaveAttribute("controls");
});

function pathnameOf(page: Page): string {
  return new URL(page.url()).pathname;
}
