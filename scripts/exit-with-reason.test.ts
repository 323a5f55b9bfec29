import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { EnvironmentError } from "../server/environment.ts";
import { reasonIn } from "./exit-with-reason.ts";

const FULL = "The disk is full: make room and run this again.";

test.skipIf(process.platform !== "linux")("says that the disk is full", async () => {
  const error = await writeFile("/dev/full", "a").catch((reason) => reason);
  expect(reasonIn(error)).toBe(FULL);
});

test("says that the disk is full when a picture cannot be written", () => {
  const message = "a.avif.1.part: write error\nsystem error: No space left on device\nheif: Cannot write";
  expect(reasonIn(new Error(message))).toBe(FULL);
});

test("names the file that is not ours to write", () => {
  const error = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", path: "build/a" });
  expect(reasonIn(error)).toBe(
    "build/a may not be read and written by this user: change that, and run this again.",
  );
});

test("has the words of a problem, and none for an error of the program", () => {
  expect(reasonIn(new EnvironmentError("PORT is wrong."))).toBe("PORT is wrong.");
  expect(reasonIn(new TypeError("x is undefined"))).toBeNull();
});
