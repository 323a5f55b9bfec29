import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../files/list-files.ts";
import { currentBuild, paths } from "../files/paths.ts";

const TEXT_FILE = /\.(html|js|css|json|txt|xml|data)$/;

test("the built site does not mention the studio", () => {
  const folder = join(paths.builds, currentBuild() ?? "");
  const files = listFiles(folder).filter((name) => TEXT_FILE.test(name));
  expect(files.length).toBeGreaterThan(20);
  const matchingFiles = files.filter((name) =>
    /data-studio|\/studio\/|X-Studio/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(matchingFiles).toEqual([]);
});
