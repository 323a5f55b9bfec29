import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMp4 } from "../../pipeline/media/mp4.ts";
import { videoProblem } from "../../pipeline/media/video-problem.ts";
import { box, videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { expect, replaceText, test } from "./open-studio.ts";

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
  const video = frame.locator("video").first();
  await video.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(recordedVideo());
  await dialog.getByRole("slider", { name: "End" }).press("ArrowLeft");
  await replaceText(dialog.getByLabel("Describe the video"), "A click.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved. The video has 0\.\d\d MB\.$/, { timeout: 60_000 });
  expect(diff(STUDY_FILE).after).toEqual([]);
  const bytes = read(`${FOLDER}/das-gerat.mp4`);
  expect(await videoProblem(join(root, "content", FOLDER, "das-gerat.mp4"))).toBeNull();
  expect(readMp4(bytes)).toEqual({});
  expect(bytes.includes(LOCATION)).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone: Change the video/);
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
  expect(read(`${FOLDER}/film.mp4`)).toEqual(readFileSync(VIDEO));
});
