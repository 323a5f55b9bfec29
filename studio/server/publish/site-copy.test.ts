import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { copyContent, runInCopy } from "./site-copy.ts";

vi.mock(import("node:fs/promises"), async (original) => ({
  ...(await original()),
  symlink: () => Promise.reject(Object.assign(new Error("no links"), { code: "ENOSYS" })),
}));

test("copies the packages for a build if the disk does not support symbolic links", async () => {
  const root = newFolder({ "node_modules/tool/index.js": "export const name = 'tool';" });
  const site = newFolder({ "build.mjs": 'import("tool");' });
  await runInCopy(root, site, ["build.mjs"], {});
  await expect(runInCopy(root, join(site, "elsewhere"), ["missing.mjs"], {})).rejects.toThrow("missing.mjs");
});

test("puts the reason of a failed build in front of its log", async () => {
  const site = newFolder({ "build.mjs": 'console.error("\\u001b[31mno memory\\nmore"); process.exit(1);' });
  const result = runInCopy(newFolder(), site, ["build.mjs"], {});
  await expect(result).rejects.toThrow(/^Your site could not be built, so nothing was sent\.\n\nno memory/);
});

test("refuses content with a file that is only in iCloud", async () => {
  const root = newFolder({ "content/.theme.yaml.icloud": "" });
  await expect(copyContent(root, newFolder())).rejects.toThrow(/^Look is only in iCloud/);
});
