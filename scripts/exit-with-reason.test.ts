import { expect, test } from "vitest";
import { EnvironmentError } from "../server/environment.ts";
import { reasonIn } from "./exit-with-reason.ts";

const FULL = "The disk is full: free some space and run this again.";
const CLOSED = "build/a cannot be read or written by this user: change its permissions, and run this again.";

const withCode = (code: string) => Object.assign(new Error("failed"), { code, path: "build/a" });

test.each([
  ["a full disk", withCode("ENOSPC"), FULL],
  [
    "a full disk under an image",
    new Error("system error: No space left on device\nheif: Cannot write"),
    FULL,
  ],
  ["a file that this user cannot write", withCode("EACCES"), CLOSED],
  ["an error that the owner can fix", new EnvironmentError("PORT is wrong."), "PORT is wrong."],
  ["a bug", new TypeError("x is undefined"), null],
])("returns one sentence for the owner, and null for a bug: %s", (_, error, reason) => {
  expect(reasonIn(error)).toBe(reason);
});
