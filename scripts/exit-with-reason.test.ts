import { expect, test } from "vitest";
import { EnvironmentError } from "../server/environment.ts";
import { reasonIn } from "./exit-with-reason.ts";

const FULL = "The disk is full: free some space and run this again.";
const CLOSED = "You cannot read or write build/a: change its permissions, and run this again.";

const withCode = (code: string) => Object.assign(new Error("failed"), { code, path: "build/a" });

test.each([
  ["a full disk", withCode("ENOSPC"), FULL],
  ["a full disk in sharp", new Error("system error: No space left on device\nheif: Cannot write"), FULL],
  ["a file without permission", withCode("EACCES"), CLOSED],
  ["an error that the owner can fix", new EnvironmentError("PORT is wrong."), "PORT is wrong."],
  ["a bug", new TypeError("x is undefined"), null],
])("returns the message for the owner, or null for a bug: %s", (_name, error, reason) => {
  expect(reasonIn(error)).toBe(reason);
});
