import { linkSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { readOnce } from "./read-once.ts";

const folder = newFolder();
const file = join(folder, "profile.yaml");

const [LONG_AGO, SOON] = [new Date("2024-01-01"), new Date("2124-01-01")];

function write(name: string, text: string, time = LONG_AGO): void {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), time, time);
}

test("reads an old file once, even through a hard link, and again after a change", async () => {
  const derive = vi.fn(String);
  const textOf = readOnce(derive);
  write("profile.yaml", "one");
  linkSync(file, join(folder, "copy.yaml"));
  for (const name of [file, file, join(folder, "copy.yaml")]) expect(await textOf(name)).toBe("one");
  expect(derive).toHaveBeenCalledTimes(1);
  write("new.yaml", "two");
  renameSync(join(folder, "new.yaml"), file);
  expect(await textOf(file)).toBe("two");
});

test("reads a new file again, because its time can stay the same after a change", async () => {
  const textOf = readOnce(String);
  write("profile.yaml", "one", SOON);
  expect(await textOf(file)).toBe("one");
  write("profile.yaml", "two", SOON);
  expect(await textOf(file)).toBe("two");
});

test("tries again after a failure", async () => {
  write("profile.yaml", "one");
  const derive = vi.fn(String).mockImplementationOnce(() => {
    throw new Error("failed once");
  });
  const textOf = readOnce(derive);
  await expect(textOf(file)).rejects.toThrow("failed once");
  expect(await textOf(file)).toBe("one");
});
