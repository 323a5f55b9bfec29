import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "../../environment.ts";
import { withKeptSecret } from "./session-secret.ts";

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "state-"));
  file = join(root, ".state/session-secret");
});
afterEach(() => rmSync(root, { recursive: true }));

function secretsOf(variables: Record<string, string> = {}): string[] {
  return withKeptSecret(readEnvironment(variables), root).secrets;
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("makes a secret once and keeps it", () => {
  const [secret] = secretsOf();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretsOf()).toEqual([secret]);
  expect(readdirSync(dirname(file))).toEqual(["session-secret"]);
});

test.skipIf(process.platform === "win32")(
  "keeps it from all other users, whatever new files are otherwise",
  () => {
    const before = process.umask(0);
    secretsOf();
    process.umask(before);
    expect([mode(dirname(file)), mode(file)]).toEqual(["700", "600"]);
  },
);

test("keeps another one in each state folder", () => {
  const folder = join(root, "elsewhere");
  const secrets = secretsOf({ STATE_DIRECTORY: folder });
  expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe(`${secrets}\n`);
  expect(secretsOf()).not.toEqual(secrets);
});

test("keeps nothing where SESSION_SECRET is set", () => {
  expect(secretsOf({ SESSION_SECRET: "a secret of some length" })).toEqual(["a secret of some length"]);
  expect(readdirSync(root)).toEqual([]);
});

describe("says in one sentence what is wrong, and nothing of the secret", () => {
  test.each([
    ["empty", ""],
    ["cut off", "c2VjcmV0c2VjcmV0"],
    ["without its end", "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2V"],
    ["two", "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2V\n".repeat(2)],
  ])("damaged: %s", (_name, text) => {
    secretsOf();
    writeFileSync(file, text);
    expectSentence(/session-secret is damaged: delete it, and a new one is made, which ends all sessions\.$/);
  });

  test.skipIf(process.platform === "win32").each([0o640, 0o604, 0o620])("open to others: %o", (open) => {
    secretsOf();
    chmodSync(file, open);
    expectSentence(/^Other users of this machine may read \S+session-secret: delete it/);
  });

  test("not to be read", () => {
    mkdirSync(file, { recursive: true });
    expectSentence(/session-secret cannot be read: let the user/);
  });

  test("not to be kept", () => {
    symlinkSync("nowhere", join(root, ".state"));
    expectSentence(/^The session secret cannot be kept in \S+state: let the user/);
  });

  function expectSentence(words: RegExp): void {
    expect(() => secretsOf()).toThrow(EnvironmentError);
    expect(() => secretsOf()).toThrow(words);
    expect(() => secretsOf()).not.toThrow("c2Vj");
  }
});
