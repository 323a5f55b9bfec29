import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { withSecrets } from "./session-secret.ts";

const SECRET = "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2V";

let root: string;
let file: string;

beforeEach(() => {
  root = newFolder();
  file = join(root, ".state/session-secret");
});

const secretsWith = (variables: Record<string, string> = {}) =>
  withSecrets(readEnvironment(variables), root).SESSION_SECRET;

test("generates a passcode for each run, unless PASSCODE is set", () => {
  const generated = withSecrets(readEnvironment({}), root);
  expect(generated.PASSCODE).toMatch(/^[a-z]+(-[a-z]+){3}$/);
  expect(withSecrets(readEnvironment({}), root).PASSCODE).not.toBe(generated.PASSCODE);
  const chosen = withSecrets(readEnvironment({ PASSCODE: "amber-canoe" }), root);
  expect([generated.isPasscodeGenerated, chosen.isPasscodeGenerated]).toEqual([true, false]);
  expect(chosen.PASSCODE).toBe("amber-canoe");
});

test("generates a secret at the first start and keeps it", () => {
  const [secret] = secretsWith();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretsWith()).toEqual([secret]);
  expect(readdirSync(dirname(file))).toEqual(["session-secret"]);
});

test("keeps a different secret in each state folder", () => {
  const folder = join(root, "elsewhere");
  const secrets = secretsWith({ STATE_DIRECTORY: folder });
  expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe(`${secrets}\n`);
  expect(secretsWith()).not.toEqual(secrets);
});

test("keeps nothing if SESSION_SECRET is set", () => {
  expect(secretsWith({ SESSION_SECRET: "a secret of some length" })).toEqual(["a secret of some length"]);
  expect(readdirSync(root)).toEqual([]);
});

describe.skipIf(process.platform === "win32")("permissions", () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test("are closed for other users, whatever the umask is", () => {
    const before = process.umask(0);
    secretsWith();
    process.umask(before);
    expect([modeOf(dirname(file)), modeOf(file)]).toEqual(["700", "600"]);
  });

  test.each([0o640, 0o604, 0o620])("refuses to start if others can read the secret: %o", (mode) => {
    secretsWith();
    chmodSync(file, mode);
    expect(() => secretsWith()).toThrow(/^Other users of this machine can read \S+session-secret: delete it/);
  });

  test.each([0o701, 0o755])("refuses to start if everyone can open the folder: %o", (mode) => {
    secretsWith();
    chmodSync(dirname(file), mode);
    expect(() => secretsWith()).toThrow(
      /^Every user of this machine can open \S+state: run `chmod 700 \S+state`\.$/,
    );
  });
});

test.each<[string, () => void, RegExp]>([
  ["is empty", () => writeFileSync(file, ""), /session-secret is damaged: delete it/],
  ["is truncated", () => writeFileSync(file, SECRET.slice(0, 16)), /session-secret is damaged/],
  ["has no line end", () => writeFileSync(file, SECRET), /session-secret is damaged/],
  ["contains two secrets", () => writeFileSync(file, `${SECRET}\n`.repeat(2)), /session-secret is damaged/],
  ["is a folder", () => [rmSync(file), mkdirSync(file)], /^Cannot read \S+session-secret: let the user/],
  [
    "is a dangling symlink",
    () => [rmSync(file), symlinkSync("nowhere", file)],
    /^Cannot write \S+session-secret: delete it/,
  ],
  [
    "is in a folder that is a dangling symlink",
    () => [rmSync(dirname(file), { recursive: true }), symlinkSync("nowhere", dirname(file))],
    /^Cannot write \S+session-secret/,
  ],
])("stops the start with one sentence without the secret if the file %s", (_name, damage, sentence) => {
  secretsWith();
  damage();
  expect(() => secretsWith()).toThrow(EnvironmentError);
  expect(() => secretsWith()).toThrow(sentence);
  expect(() => secretsWith()).not.toThrow("c2Vj");
});
