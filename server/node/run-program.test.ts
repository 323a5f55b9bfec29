import { expect, test, vi } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError } from "../environment.ts";
import { describeError, messageForOwner } from "./run-program.ts";

const DISK_IS_FULL = "The disk is full: free some space, and try again.";
const NO_PERMISSION = "You cannot read or write build/a: change its permissions, and run this again.";

const errorWithCode = (code: string) => Object.assign(new Error("failed"), { code, path: "build/a" });

test.each([
  ["a full disk", errorWithCode("ENOSPC"), DISK_IS_FULL],
  ["a full disk in sharp", new Error("system error: No space left on device\nheif: x"), DISK_IS_FULL],
  ["a file without permission", errorWithCode("EACCES"), NO_PERMISSION],
  [
    "a file that is only in iCloud",
    errorWithCode("Unknown system error -11"),
    expect.stringMatching("iCloud"),
  ],
  ["a read-only disk", errorWithCode("EROFS"), expect.stringMatching(/^The disk is read-only/)],
  ["an error that the owner can fix", new EnvironmentError("PORT is wrong."), "PORT is wrong."],
  ["a bug", new TypeError("x is undefined"), null],
])("messageForOwner explains each fixable error, and returns null for a bug: %s", (_name, error, message) => {
  expect(messageForOwner(error)).toEqual(message);
});

test.each([
  ["a full disk", errorWithCode("ENOSPC"), DISK_IS_FULL],
  ["a bug", new TypeError("x is undefined"), "x is undefined"],
])(
  "describeError explains a fixable error, and otherwise returns its message: %s",
  (_name, error, message) => {
    expect(describeError(error)).toBe(message);
  },
);

test.skipIf(process.platform === "win32")(
  "messageForOwner tells another user to copy the project, also if the file does not exist yet",
  () => {
    const getuid = vi.spyOn(process as Required<typeof process>, "getuid").mockReturnValue(-1);
    const path = `${newFolder()}/build/a`;
    const message = messageForOwner(Object.assign(new Error("failed"), { code: "EACCES", path }));
    getuid.mockRestore();
    expect(message).toMatch(/^Another user of this computer owns \S+build\/a: copy the project/);
  },
);
