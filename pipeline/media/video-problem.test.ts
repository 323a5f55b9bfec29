import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readMp4 } from "./mp4.ts";
import { FFMPEG_COMMAND } from "./video-limits.ts";
import { videoProblem } from "./video-problem.ts";

const folder = newFolder();
const file = join(folder, "a.mp4");
const CONVERT = "convert it in npm run studio";

test.each<[string, string | Uint8Array, (string | RegExp)[]]>([
  ["no bytes", "", ["empty"]],
  ["only sound", videoBytes({ tracks: ["sound"] }), ["export it again as MP4 (H.264)"]],
  [
    "WebM",
    Buffer.concat([Buffer.from("1a45dfa3934282847765626d", "hex"), Buffer.alloc(99)]),
    ["WEBM", CONVERT],
  ],
  ["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\n", ["git lfs pull"]],
  ["HEVC", videoBytes({ codec: "hvc1" }), ["HEVC", CONVERT]],
  ["10 bits per color", videoBytes({ profile: 110 }), ["more than 8 bits", CONVERT]],
  ["more than 8 MB", videoBytes({ frameBytes: 8_100_000 }), ["8.11 MB", "8 MB", "shorten it"]],
  ["an index at the end", videoBytes({ isIndexLast: true }), ["fast start", CONVERT]],
])("videoProblem reports a file with %s", async (_title, bytes, parts) => {
  await writeFile(file, bytes);
  const problem = await videoProblem(file);
  for (const expectedPart of parts) expect(problem).toMatch(expectedPart);
});

test("docs/content.md has the same ffmpeg command as the studio", () => {
  expect(readFileSync("docs/content.md", "utf8")).toContain(FFMPEG_COMMAND);
});

test.runIf(spawnSync("ffmpeg", ["-version"]).status === 0)(
  "the ffmpeg command creates an accepted video without sound and location",
  async () => {
    const sources = "-f lavfi -i testsrc2=s=2001x301:d=0.1 -f lavfi -i sine=d=0.1".split(" ");
    const metadata = "-movflags use_metadata_tags -metadata location=+52.5200+013.4050/".split(" ");
    execFileSync("ffmpeg", ["-v", "error", ...sources, ...metadata, join(folder, "recording.mov")]);
    execFileSync(`${FFMPEG_COMMAND} -v error`, { cwd: folder, shell: true });
    const video = join(folder, "video.mp4");
    expect(await videoProblem(video)).toBeNull();
    const bytes = readFileSync(video);
    expect(readMp4(bytes)).toMatchObject({ width: 1920, height: 288 });
    for (const removed of ["+52.52", "soun"]) expect(bytes.includes(removed)).toBe(false);
  },
);
