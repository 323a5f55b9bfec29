import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";

test.skipIf(process.platform === "win32")(
  "start-studio.command says where to read on if npm ci fails",
  () => {
    const root = newFolder();
    copyFileSync("start-studio.command", join(root, "start-studio.command"));
    const fakeNpm = 'npm() { echo "npm error"; return 1; }; . "$0"';
    const { stdout } = spawnSync("sh", ["-c", fakeNpm, join(root, "start-studio.command")], {
      input: "\n",
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^npm error\nnpm could not install .* docs\/computer\.md\.\nPress Enter/);
  },
);
