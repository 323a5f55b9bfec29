import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { writeFileAtomically } from "./write-file.ts";

const busy = vi.hoisted(() => ({ code: "", times: 0 }));
vi.mock(import("node:fs"), async (original) => {
  const fs = await original();
  return {
    ...fs,
    renameSync(from, to) {
      busy.times -= 1;
      if (busy.times >= 0) throw Object.assign(new Error("busy"), { code: busy.code });
      fs.renameSync(from, to);
    },
  };
});

test.each(["EPERM", "EACCES", "EBUSY"])("waits while another program reads the file (%s)", async (code) => {
  const file = join(newFolder(), "profile.yaml");
  const beforeReplace = vi.fn();
  Object.assign(busy, { code, times: 3 });
  await writeFileAtomically(file, code, { beforeReplace });
  expect(readFileSync(file, "utf8")).toBe(code);
  expect(beforeReplace).toHaveBeenCalledTimes(4);
});

test("throws if the rename still fails after all attempts, and removes the incomplete file", async () => {
  const folder = newFolder();
  Object.assign(busy, { code: "EPERM", times: 100 });
  await expect(writeFileAtomically(join(folder, "profile.yaml"), "new")).rejects.toThrow("busy");
  expect(existsSync(join(folder, "profile.yaml"))).toBe(false);
});
