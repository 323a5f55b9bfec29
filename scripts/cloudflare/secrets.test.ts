import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { secretsToPublish, withSecretsFile } from "./secrets.ts";

const GENERATED = expect.stringMatching(/^[\w-]{43}$/);
const ALL = {
  PASSCODE: "Amber Canoe",
  SESSION_SECRET: "a secret of some length",
  OWNER_PASSWORD: "ten letters",
};
const { PASSCODE } = ALL;
const EXISTING = ["PASSCODE", "SESSION_SECRET"];

test.each<[string, string[], Record<string, string>, Record<string, string>]>([
  ["all that are set", [], ALL, ALL],
  ["a generated session secret", [], { PASSCODE }, { PASSCODE, SESSION_SECRET: GENERATED }],
  ["a new passcode with the existing session secret", EXISTING, { PASSCODE }, { PASSCODE }],
  ["none if none is set later", EXISTING, { OWNER_PASSWORD: "" }, {}],
])("publishes %s", (_, existing, variables, expected) => {
  expect(secretsToPublish(existing, variables)).toEqual(expected);
});

test.each([{}, { PASSCODE: " " }])("refuses to publish a site without a passcode: %j", (variables) => {
  expect(() => secretsToPublish(["SESSION_SECRET"], variables)).toThrow("The site needs a passcode: run");
});

test("keeps the file of secrets private, and deletes it even after an error", async () => {
  let used = "";
  const failure = withSecretsFile(ALL, async (file) => {
    used = file;
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(ALL);
    expect([statSync(file).mode & 0o077, statSync(dirname(file)).mode & 0o077]).toEqual([0, 0]);
    throw new Error("failed");
  });
  await expect(failure).rejects.toThrow("failed");
  expect(existsSync(dirname(used))).toBe(false);
});
