import { expect } from "@playwright/test";
import sharp from "sharp";
import { enterPasscode, expectLocked, expectUnlocked, promptOf } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { hasVideo, locked, pathOf, studyWithVideos } from "../../helpers/content/studies.ts";
import { PASSCODE } from "../../helpers/site/passcode.ts";

test.use({ javaScriptEnabled: false });

const path = pathOf(locked);

test("a wrong or empty passcode shows an error under the field on a phone", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(path);
  const { field } = promptOf(page);
  for (const passcode of ["not this one", ""]) {
    await enterPasscode(page, passcode);
    const message = page.getByText(strings.lock.incorrect, { exact: true });
    await expect(page).toHaveTitle(new RegExp(`^${strings.lock.incorrect} · `));
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(strings.lock.incorrect);
    for (const part of [message, field]) await expect(part).toBeInViewport({ ratio: 1 });
    // The bar at the top covers neither the message nor the field.
    for (const part of [message, field]) await part.click({ trial: true });
    await expectLocked(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("the right passcode unlocks the page after a wrong passcode", async ({ page, visit }) => {
  await visit(path);
  await enterPasscode(page, "not this one");
  await expect(page.getByText(strings.lock.incorrect, { exact: true })).toBeVisible();
  await enterPasscode(page, ` ${PASSCODE.toUpperCase().replaceAll("-", " _ ")}`);
  await expectUnlocked(page, locked.sections.length);
  const firstHeading = page.locator(".section h2").first();
  await expect(page).toHaveURL(`${path}#${await firstHeading.getAttribute("id")}`);
  await expect(firstHeading).toBeFocused();
  // The server redirects after the form, so a reload does not send the form again.
  const response = await page.reload();
  expect(response?.request().method()).toBe("GET");
});

test("a video has the browser's controls and shows its first frame", async ({ page, visit, unlock }) => {
  await unlock();
  await visit(pathOf(studyWithVideos));
  const videos = page.locator("video");
  await expect(videos).toHaveCount(studyWithVideos.sections.filter(hasVideo).length);
  for (const video of await videos.all()) await expect(video).toHaveAttribute("controls");
  const screenshot = sharp(await videos.first().screenshot());
  const pixel = screenshot.extract({ left: 100, top: 100, width: 1, height: 1 });
  // Chromium shows this gray before it has loaded a frame.
  expect([...(await pixel.removeAlpha().raw().toBuffer())]).not.toEqual([51, 51, 51]);
});
