import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readMp4 } from "../pipeline/media/mp4.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

vi.setConfig({ testTimeout: 300_000 });

const folder = newFolder();

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

const runFilm = (options: string[], variables: NodeJS.ProcessEnv = {}) =>
  runScript("scripts/film.ts", options, { env: { ...process.env, INIT_CWD: folder, ...variables } });

function recordVideo(name: string, ...options: string[]): void {
  const testSource = ["-f", "lavfi", "-i", "testsrc2=s=322x180:d=1:r=60", "-f", "lavfi", "-i", "sine=d=1"];
  const encodingOptions = "-c:v libx264 -preset ultrafast -c:a aac -movflags use_metadata_tags".split(" ");
  execFileSync("ffmpeg", ["-v", "error", ...testSource, ...encodingOptions, ...options, join(folder, name)]);
}

test.runIf(hasFfmpeg)("writes the first frame, and a video without sound and location", async () => {
  recordVideo("Das Gerät.mov", "-metadata", "com.apple.quicktime.location.ISO6709=+52.5200+013.4050/");
  const { stdout, stderr, code } = await runFilm(["Das Gerät.mov"]);
  expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
  expect(stdout).toContain("    videoLink: das-gerat.mp4\n    poster: das-gerat.png\n");
  const bytes = readFileSync(join(folder, "das-gerat.mp4"));
  expect(bytes.length).toBeLessThanOrEqual(1_500_000);
  const video = { width: 322, height: 180, isFastStart: true };
  expect(readMp4(bytes)).toEqual({ ...video, codec: expect.stringMatching(/^avc1\.64/) });
  for (const metadataText of ["+52.52", "soun", "Lavf"]) expect(bytes.includes(metadataText)).toBe(false);
  expect(await sharp(join(folder, "das-gerat.png")).metadata()).toMatchObject({ width: 322, height: 180 });
});

test.runIf(hasFfmpeg)(
  "overwrites a video only with --replace, and never overwrites a recording",
  async () => {
    recordVideo("same.mp4");
    expect((await runFilm(["same.mp4"])).stderr).toContain("choose another folder for the video");
    expect((await runFilm(["same.mp4", "--replace"])).stderr).toContain(
      "choose another folder for the video",
    );
    writeFileSync(join(folder, "other.png"), "hers");
    recordVideo("other.mov");
    expect((await runFilm(["other.mov"])).stderr).toContain("add --replace to overwrite it");
  },
);

test("explains how to install ffmpeg if ffmpeg is missing", async () => {
  writeFileSync(join(folder, "any.mov"), "");
  const { stderr, code } = await runFilm(["any.mov"], { PATH: folder });
  expect(code).toBe(1);
  expect(stderr).toContain("brew install ffmpeg");
  expect(stderr).not.toContain("    at ");
});

test.each([
  [[], "npm run film -- recording.mov"],
  [["none.mov"], "does not exist"],
  [["--form", "3"], "npm run film -- recording.mov"],
])("explains the error in the arguments %j", async (options, message) => {
  expect(await runFilm(options)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});
