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

const film = (options: string[], variables: NodeJS.ProcessEnv = {}) =>
  runScript("scripts/film.ts", options, { env: { ...process.env, INIT_CWD: folder, ...variables } });

function record(name: string, ...options: string[]): void {
  const source = ["-f", "lavfi", "-i", "testsrc2=s=322x180:d=1:r=60", "-f", "lavfi", "-i", "sine=d=1"];
  const coded = ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac", "-movflags", "use_metadata_tags"];
  execFileSync("ffmpeg", ["-v", "error", ...source, ...coded, ...options, join(folder, name)]);
}

test.runIf(hasFfmpeg)("makes a film and its poster, without sound and place", async () => {
  record("Das Gerät.mov", "-metadata", "com.apple.quicktime.location.ISO6709=+52.5200+013.4050/");
  const { said, complained, code } = await film(["Das Gerät.mov"]);
  expect({ complained, code }).toEqual({ complained: "", code: 0 });
  expect(said).toContain("    videoLink: das-gerat.mp4\n    poster: das-gerat.png\n");
  const bytes = readFileSync(join(folder, "das-gerat.mp4"));
  expect(bytes.length).toBeLessThanOrEqual(1_500_000);
  const made = { width: 322, height: 180, isFastStart: true };
  expect(readMp4(bytes)).toEqual({ ...made, codec: expect.stringMatching(/^avc1\.64/) });
  for (const trace of ["+52.52", "soun", "Lavf"]) expect(bytes.includes(trace)).toBe(false);
  expect(await sharp(join(folder, "das-gerat.png")).metadata()).toMatchObject({ width: 322, height: 180 });
});

test.runIf(hasFfmpeg)("turns what a phone recorded upright", async () => {
  record("plain.mp4");
  const bytes = readFileSync(join(folder, "plain.mp4"));
  // In the track's header a matrix says how to turn it: a quarter.
  const matrix = bytes.indexOf("tkhd") + 44;
  for (const [index, value] of [0, 65_536, 0, -65_536, 0].entries())
    bytes.writeInt32BE(value, matrix + 4 * index);
  writeFileSync(join(folder, "phone.mov"), bytes);
  expect((await film(["phone.mov", "--to", "0.5"])).said).toContain("180 × 322, 0.5 seconds");
  expect(readMp4(readFileSync(join(folder, "phone.mp4")))).toMatchObject({ width: 180, height: 322 });
});

test.runIf(hasFfmpeg)("never writes over a recording, and over a film only when told to", async () => {
  record("same.mp4");
  expect((await film(["same.mp4"])).complained).toContain("name another folder for the film");
  expect((await film(["same.mp4", "--replace"])).complained).toContain("name another folder for the film");
  writeFileSync(join(folder, "other.png"), "hers");
  record("other.mov");
  expect((await film(["other.mov"])).complained).toContain("add --replace to make it anew");
});

test.runIf(hasFfmpeg).each(["note.mov", "note.txt"])("says that %s is no film", async (name) => {
  writeFileSync(join(folder, name), "I am a text, whatever I am called.\n");
  expect(await film([name])).toMatchObject({ code: 1, complained: expect.stringContaining("is no film") });
});

test("says what to install when ffmpeg is not there", async () => {
  writeFileSync(join(folder, "any.mov"), "");
  const { complained, code } = await film(["any.mov"], { PATH: folder });
  expect(code).toBe(1);
  expect(complained).toMatch(/^ffmpeg, which makes the film, is not installed\./);
  expect(complained).toContain("brew install ffmpeg");
  expect(complained).not.toContain("    at ");
});

test.each([
  [[], "npm run film -- recording.mov"],
  [["none.mov"], "There is no file"],
  [["--form", "3"], "npm run film -- recording.mov"],
])("says in plain words what to write: %j", async (options, message) => {
  expect(await film(options)).toMatchObject({ code: 1, complained: expect.stringContaining(message) });
});
