import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { EnvironmentError } from "../server/environment.ts";
import { reasonIn } from "./exit-with-reason.ts";

const FULL = "The disk is full: free some space and run this again.";

test.skipIf(process.platform !== "linux")("reports that the disk is full", async () => {
  const error = await writeFile("/dev/full", "a").catch((reason) => reason);
  expect(reasonIn(error)).toBe(FULL);
});

test("reports that the disk is full if an image cannot be written", () => {
  const message = "a.avif.1.part: write error\nsystem error: No space left on device\nheif: Cannot write";
  expect(reasonIn(new Error(message))).toBe(FULL);
});

test("names the file that this user cannot write", () => {
  const error = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", path: "build/a" });
  expect(reasonIn(error)).toBe(
    "build/a cannot be read or written by this user: change its permissions, and run this again.",
  );
});

test("returns the message of an error that the owner can fix, and null for a bug", () => {
  expect(reasonIn(new EnvironmentError("PORT is wrong."))).toBe("PORT is wrong.");
  expect(reasonIn(new TypeError("x is undefined"))).toBeNull();
});
