import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { videoProblem } from "./video-problem.ts";

const file = join(newFolder(), "a.mp4");
const FILM_COMMAND = "npm run film -- ";

test.each<[string, string | Uint8Array, (string | RegExp)[]]>([
  ["no bytes", "", ["empty"]],
  ["only sound", videoBytes({ tracks: ["sound"] }), ["export it again as MP4 (H.264)"]],
  ["HEVC", videoBytes({ codec: "hvc1" }), ["HEVC", FILM_COMMAND]],
  ["10 bits per color", videoBytes({ profile: 110 }), ["more than 8 bits", FILM_COMMAND]],
  ["more than 1.5 MB", videoBytes({ frameBytes: 1_600_000 }), ["1.61 MB", "1.5 MB", FILM_COMMAND]],
  ["an index at the end", videoBytes({ isIndexLast: true }), ["fast start", FILM_COMMAND]],
])("videoProblem reports a file with %s", async (_title, bytes, parts) => {
  await writeFile(file, bytes);
  const problem = await videoProblem(file);
  for (const expectedPart of parts) expect(problem).toMatch(expectedPart);
});
