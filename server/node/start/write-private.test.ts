import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { writePrivate } from "./write-private.ts";

const folder = newFolder();

test("takes the place of a file that was open to others", () => {
  const file = join(folder, "file");
  for (const path of [file, `${file}.${process.pid}.part`]) {
    writeFileSync(path, "a longer text that was there before");
    chmodSync(path, 0o644);
  }
  writePrivate(file, "secret");
  expect(readFileSync(file, "utf8")).toBe("secret");
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("leaves nothing of a text that it could not write", () => {
  mkdirSync(join(folder, "taken/inside"), { recursive: true });
  expect(() => writePrivate(join(folder, "taken"), "secret")).toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});
