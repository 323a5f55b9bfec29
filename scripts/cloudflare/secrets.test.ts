import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { secretsToPublish, withSecretsFile } from "./secrets.ts";

const GENERATED_SECRET = expect.stringMatching(/^[\w-]{43}$/);
const PASSCODE = "Amber Canoe";
const ALL_SECRETS = { PASSCODE, SESSION_SECRET: "a secret of some length", OWNER_PASSWORD: "ten letters" };
const SECRET_LIST = { SESSION_SECRET: "a secret of some length,another of some length" };
const PUBLISHED_NAMES = ["PASSCODE", "SESSION_SECRET"];

test.each<[string, string[], Record<string, string>, Record<string, string>]>([
  ["all secrets that are set", [], ALL_SECRETS, ALL_SECRETS],
  ["a generated session secret", [], { PASSCODE }, { PASSCODE, SESSION_SECRET: GENERATED_SECRET }],
  ["a new passcode with the existing session secret", PUBLISHED_NAMES, { PASSCODE }, { PASSCODE }],
  ["every session secret in the list", PUBLISHED_NAMES, SECRET_LIST, SECRET_LIST],
  ["no secrets if none are set and all are published", PUBLISHED_NAMES, { OWNER_PASSWORD: "" }, {}],
])("secretsToPublish returns %s", (_, existing, variables, expected) => {
  expect(secretsToPublish(existing, variables)).toEqual(expected);
});

test("throws if a passcode is neither set nor published", () => {
  expect(() => secretsToPublish(["SESSION_SECRET"], {})).toThrow("The site needs a passcode: run");
});

test("hides the secrets file from other users, and deletes the file even after an error", async () => {
  let secretsFile = "";
  const failure = withSecretsFile(ALL_SECRETS, async (file) => {
    secretsFile = file;
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(ALL_SECRETS);
    expect([statSync(file).mode & 0o077, statSync(dirname(file)).mode & 0o077]).toEqual([0, 0]);
    throw new Error("failed");
  });
  await expect(failure).rejects.toThrow("failed");
  expect(existsSync(dirname(secretsFile))).toBe(false);
});
