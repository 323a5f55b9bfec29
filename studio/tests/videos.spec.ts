import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readMp4 } from "../../pipeline/media/mp4.ts";
import { FFMPEG_COMMAND } from "../../pipeline/media/video-limits.ts";
import { videoProblem } from "../../pipeline/media/video-problem.ts";
import { box } from "../../tests/helpers/content/video-bytes.ts";
import { expect, replaceText, sendFile, test } from "./open-studio.ts";

const FOLDER = "case-studies/everything";
const STUDY_FILE = `${FOLDER}/case-study.yaml`;
const VIDEO = "tests/fixtures/site/case-studies/everything/film.mp4";
const LOCATION = "+52.5200+013.4050/";

/** Returns a video as a phone records it: with its location, and with its index at the end. */
function recordedVideo() {
  const video = readFileSync(VIDEO);
  const index = video.indexOf("moov") - 4;
  const indexBody = video.subarray(index + 8, index + video.readUInt32BE(index));
  const location = box("udta", box("loci", Buffer.from(LOCATION)));
  const buffer = Buffer.concat([video, box("moov", indexBody, location)]);
  buffer.write("free", index + 4);
  return { name: "Das Gerät.mov", mimeType: "video/quicktime", buffer };
}

test("converts a trimmed recording without its location, and restores the old video with Undo", async ({
  studio,
}) => {
  const { page, frame, diff, read, root } = studio;
  await studio.go("/everything");
  await frame.locator("video").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(recordedVideo());
  await dialog.getByRole("slider", { name: "End" }).press("ArrowLeft");
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  const upload = Promise.withResolvers<void>();
  await page.route("**/api/setVideo*", (route) => upload.promise.then(() => route.continue()));
  await page.keyboard.press("Enter");
  // The owner cannot stop the upload after the conversion.
  await expect(page.locator("#state")).toHaveText("Saving…");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  upload.resolve();
  await expect(page.locator("#state")).toHaveText(/^Saved \(0\.\d\d MB\)$/);
  const fields = ["    videoLink: das-gerat.mp4", "    poster: das-gerat.webp", "    alt: A click."];
  expect(diff(STUDY_FILE).after).toEqual(fields);
  const bytes = read(`${FOLDER}/das-gerat.mp4`);
  expect(await videoProblem(join(root, "content", FOLDER, "das-gerat.mp4"))).toBeNull();
  expect(readMp4(bytes)).toMatchObject({ width: 320, height: 180 });
  expect(bytes.includes(framesOf(VIDEO))).toBe(false);
  expect(bytes.includes(LOCATION)).toBe(false);
  const poster = await sharp(read(`${FOLDER}/das-gerat.webp`)).metadata();
  expect(poster).toMatchObject({ width: 320, height: 180 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone: Change the video/);
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
});

test("keeps the frames of a suitable recording, which is dropped on a new section", async ({ studio }) => {
  const { page, frame, read } = studio;
  await studio.go("/everything");
  await page.getByRole("button", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Add section" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Text and video" }).click();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(frame.locator("[contenteditable]")).toHaveText("A new section");
  await sendFile(frame.locator("[contenteditable]"), "drop", recordedVideo());
  await expect(dialog.getByRole("slider", { name: "End" })).toBeVisible();
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved \(/);
  const bytes = read(`${FOLDER}/das-gerat.mp4`);
  expect(readMp4(bytes)).toMatchObject({ isFastStart: true });
  expect(bytes.includes(framesOf(VIDEO))).toBe(true);
  expect(bytes.includes(LOCATION)).toBe(false);
  await expect(frame.getByLabel("A click.")).toBeVisible();
});

test("refuses an incomplete recording and an incomplete conversion", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  await frame.locator("video").first().click();
  const dialog = page.getByRole("dialog");
  const file = dialog.locator("input[type=file]");
  const alert = dialog.getByRole("alert");
  const { buffer, ...recording } = recordedVideo();
  const header = readFileSync(VIDEO).subarray(0, -100);
  for (const [name, bytes, message] of [
    ["Das Gerät.avi", Buffer.from("text"), "“Das Gerät.avi” is not a .mov, .mp4, .webm or .mkv recording"],
    ["Das Gerät.mov", Buffer.from("text"), "“Das Gerät.mov” is damaged or incomplete"],
    ["Das Gerät.mp4", header, "“Das Gerät.mp4” is damaged or incomplete"],
    ["Das Gerät.mov", Buffer.alloc(0), "“Das Gerät.mov” is damaged or incomplete"],
  ] as const) {
    await file.setInputFiles({ ...recording, name, buffer: bytes });
    await expect(alert).toContainText(message);
  }
  await file.setInputFiles({ ...recording, buffer });
  await dialog.getByRole("slider", { name: "End" }).press("ArrowLeft");
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  await page.evaluate(() => {
    const { encode } = VideoEncoder.prototype;
    VideoEncoder.prototype.encode = function (frame, options) {
      if (frame.timestamp < 500_000) encode.call(this, frame, options);
    };
  });
  await page.keyboard.press("Enter");
  await expect(alert).toContainText("A part of “Das Gerät.mov” could not be converted");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
});

test("copies the frames of a recording in Matroska, the format of OBS Studio", async ({ studio }) => {
  const { page, frame, read } = studio;
  await studio.go("/everything");
  await frame.locator("video").first().click();
  const dialog = page.getByRole("dialog");
  const buffer = readFileSync("tests/fixtures/recordings/obs.mkv");
  const recording = { name: "obs.mkv", mimeType: "video/x-matroska", buffer };
  await dialog.locator("input[type=file]").setInputFiles(recording);
  await expect(dialog.getByRole("slider", { name: "End" })).toBeVisible();
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved \(/);
  expect(readMp4(read(`${FOLDER}/obs.mp4`))).toMatchObject({ width: 160, height: 90, isFastStart: true });
});

test("stops a conversion without any change, and gives a command for a recording that it cannot read", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  await frame.locator("video").first().click();
  const dialog = page.getByRole("dialog");
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles(recordedVideo());
  await dialog.getByRole("slider", { name: "End" }).press("ArrowLeft");
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  // The conversion waits for an encoder that does nothing.
  await page.evaluate(() => {
    Object.defineProperty(VideoEncoder.prototype, "encodeQueueSize", { value: Number.POSITIVE_INFINITY });
    VideoEncoder.prototype.encode = () => undefined;
  });
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await expect(dialog.getByLabel("Describe the video")).toHaveValue("A click.");
  await page.evaluate(() => {
    VideoDecoder.isConfigSupported = async (config) => ({ config, supported: false });
  });
  await file.setInputFiles(recordedVideo());
  await expect(dialog.getByRole("alert")).toContainText(FFMPEG_COMMAND);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
});

/** Returns the encoded frames of a video. */
function framesOf(path: string): Buffer {
  const video = readFileSync(path);
  const frames = video.indexOf("mdat");
  return video.subarray(frames + 4, frames - 4 + video.readUInt32BE(frames - 4));
}
