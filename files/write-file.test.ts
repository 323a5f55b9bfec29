import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { writeFileAtomically } from "./write-file.ts";

const folder = newFolder();
const file = join(folder, "new/share.jpg");

test("keeps the old file and deletes the incomplete file if writing fails", async () => {
  await writeFileAtomically(file, "whole");
  const failedWrite = writeFileAtomically(file, async (temporary) => {
    await writeFile(temporary, "ha");
    throw new Error("No space left on device");
  });
  await expect(failedWrite).rejects.toThrow("No space left");
  const refusedWrite = writeFileAtomically(file, "newer", {
    beforeReplace() {
      throw new Error("changed meanwhile");
    },
  });
  await expect(refusedWrite).rejects.toThrow("changed meanwhile");
  mkdirSync(join(folder, "new/taken/inside"), { recursive: true });
  await expect(writeFileAtomically(join(folder, "new/taken"), "text")).rejects.toThrow();
  expect(readdirSync(join(folder, "new"))).toEqual(["share.jpg", "taken"]);
  expect(readFileSync(file, "utf8")).toBe("whole");
});

test("writes a file whose name has 255 bytes", async () => {
  const longFile = join(folder, `${"ä".repeat(125)}.yaml`);
  await writeFileAtomically(longFile, "whole");
  expect(readFileSync(longFile, "utf8")).toBe("whole");
});

test("keeps one complete version if two writes to the same file overlap", async () => {
  await Promise.all(["one", "two"].map((text) => writeFileAtomically(file, text)));
  expect(readFileSync(file, "utf8")).toMatch(/^(one|two)$/);
});

test("writes an incomplete file only to the folder for temporary files", async () => {
  const temporaryFolder = join(folder, "temporary");
  mkdirSync(temporaryFolder);
  let namesDuringWrite: string[] = [];
  const beforeReplace = () => {
    namesDuringWrite = readdirSync(temporaryFolder);
  };
  await writeFileAtomically(file, Buffer.from("bytes"), { temporaryFolder, beforeReplace });
  expect(namesDuringWrite).toEqual([expect.stringMatching(/\.part$/)]);
  expect(readdirSync(temporaryFolder)).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe("bytes");
});

test.skipIf(process.platform === "win32")("sets the mode even if an earlier file has another", async () => {
  writeFileSync(file, "a longer text from before");
  chmodSync(file, 0o644);
  await writeFileAtomically(file, "secret", { mode: 0o600 });
  expect(readFileSync(file, "utf8")).toBe("secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ["chmod", "EPERM"],
  ["chmod", "ENOTSUP"],
  ["datasync", "EPERM"],
  ["datasync", "EINVAL"],
] as const)("writes the file on a disk that refuses %s with %s", async (call, code) => {
  const error = Object.assign(new Error(code), { code });
  await using handle = await open(folder);
  using refusal = vi.spyOn(Object.getPrototypeOf(handle), call).mockRejectedValue(error);
  await writeFileAtomically(file, code, { mode: 0o600 });
  expect(refusal).toHaveBeenCalled();
  expect(readFileSync(file, "utf8")).toBe(code);
});
