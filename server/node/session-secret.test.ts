import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
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

function secretsWith(variables: Record<string, string> = {}) {
  return withSecrets(readEnvironment(variables), root).SESSION_SECRET;
}

test("generates a passcode for each run, unless PASSCODE is set", () => {
  const generated = withSecrets(readEnvironment({}), root);
  expect(generated.PASSCODE).toMatch(/^[a-z]+(-[a-z]+){3}$/);
  expect(withSecrets(readEnvironment({}), root).PASSCODE).not.toBe(generated.PASSCODE);
  const chosen = withSecrets(readEnvironment({ PASSCODE: "amber-canoe" }), root);
  expect([generated.isPasscodeGenerated, chosen.isPasscodeGenerated]).toEqual([true, false]);
  expect(chosen.PASSCODE).toBe("amber-canoe");
});

test("keeps a different secret in each state folder, and none if SESSION_SECRET is set", () => {
  const SESSION_SECRET = "a secret of some length";
  expect(secretsWith({ SESSION_SECRET })).toEqual([SESSION_SECRET]);
  const [secret] = secretsWith();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretsWith()).toEqual([secret]);
  const [other] = secretsWith({ STATE_DIRECTORY: join(root, "elsewhere") });
  expect(readFileSync(join(root, "elsewhere/session-secret"), "utf8")).toBe(`${other}\n`);
  expect(other).not.toBe(secret);
});

describe.skipIf(process.platform === "win32")("permissions", () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test("are closed for other users, whatever the umask is", () => {
    const before = process.umask(0);
    secretsWith();
    process.umask(before);
    expect([modeOf(dirname(file)), modeOf(file)]).toEqual(["700", "600"]);
  });

  test.each([0o640, 0o604, 0o620])("stop the start if others can read the secret: %o", (mode) => {
    secretsWith();
    chmodSync(file, mode);
    expect(() => secretsWith()).toThrow(/^Other users of this machine can read \S+session-secret: delete it/);
  });

  test.each([0o701, 0o755])("stop the start if everyone can open the folder: %o", (mode) => {
    secretsWith();
    chmodSync(dirname(file), mode);
    expect(() => secretsWith()).toThrow(/^Every user of this machine can open \S+state: run `chmod 700/);
  });
});

test.each<[string, RegExp, () => void]>([
  ["is empty", /session-secret is damaged: delete it/, () => writeFileSync(file, "")],
  ["is truncated", /session-secret is damaged/, () => writeFileSync(file, SECRET)],
  ["contains two secrets", /session-secret is damaged/, () => writeFileSync(file, `${SECRET}\n`.repeat(2))],
  ["is a folder", /^Cannot read \S+session-secret/, () => [rmSync(file), mkdirSync(file)]],
  ["is a dangling symlink", /^Cannot write \S+/, () => [rmSync(file), symlinkSync("nowhere", file)]],
])("stops the start in one sentence without the secret if the file %s", (_name, sentence, damage) => {
  secretsWith();
  damage();
  expect(() => secretsWith()).toThrow(EnvironmentError);
  expect(() => secretsWith()).toThrow(sentence);
  expect(() => secretsWith()).not.toThrow("c2Vj");
});
