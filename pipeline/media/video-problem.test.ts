import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filmBytes } from "../../tests/helpers/content/film-bytes.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { videoProblem } from "./video-problem.ts";

const file = join(newFolder(), "a.mp4");
const COMMAND = "npm run film -- ";

test.each<[string, string | Uint8Array, (string | RegExp)[]]>([
  ["an empty file", "", ["empty"]],
  ["a text", "This is not a video.", ["MP4", "export it"]],
  ["a truncated video", filmBytes().subarray(0, 200), ["export it again"]],
  ["sound only", filmBytes({ tracks: ["sound"] }), ["export it as MP4 (H.264)"]],
  ["HEVC", filmBytes({ codec: "hvc1" }), ["HEVC", COMMAND]],
  ["10 bits per color", filmBytes({ profile: 110 }), ["more than 8 bits", COMMAND]],
  ["more than 1.5 MB", filmBytes({ length: 1_600_000 }), ["1.61 MB", "1.5 MB", COMMAND]],
  ["an index at the end", filmBytes({ isSlow: true }), ["fast start", COMMAND]],
])("reports a video with %s", async (_title, bytes, parts) => {
  await writeFile(file, bytes);
  const problem = await videoProblem(file);
  for (const part of parts) expect(problem).toMatch(part);
});

test("accepts a video that every browser plays", async () => {
  await writeFile(file, filmBytes());
  expect(await videoProblem(file)).toBeNull();
});
