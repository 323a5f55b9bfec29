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
import { beforeEach, describe, expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { EnvironmentError, readEnvironment } from "../../environment.ts";
import { withKeptSecret } from "./session-secret.ts";
import { writePrivate } from "./write-private.ts";

vi.mock("./write-private.ts", { spy: true });

let root: string;
let file: string;

beforeEach(() => {
  root = newFolder();
  file = join(root, ".state/session-secret");
});

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

test("takes the one that another server, started at the same time, has kept a moment before", () => {
  vi.mocked(writePrivate).mockImplementationOnce((part, text) => {
    writeFileSync(part, text);
    writeFileSync(file, `${SECRET}\n`, { mode: 0o600 });
  });
  expect(secretsOf()).toEqual([SECRET]);
  expect(readdirSync(dirname(file))).toEqual(["session-secret"]);
});

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

describe("says in one sentence what is wrong, and nothing of the secret:", () => {
  const DAMAGED = /session-secret is damaged: delete it, and a new one is made, which ends all sessions\.$/;
  const OPEN = /^Other users of this machine may read \S+session-secret: delete it/;

  test.each<[string, () => void, RegExp]>([
    ["empty", () => writeFileSync(file, ""), DAMAGED],
    ["cut off", () => writeFileSync(file, SECRET.slice(0, 16)), DAMAGED],
    ["without its end", () => writeFileSync(file, SECRET), DAMAGED],
    ["two", () => writeFileSync(file, `${SECRET}\n`.repeat(2)), DAMAGED],
    ["not to be read", () => [rmSync(file), mkdirSync(file)], /session-secret cannot be read: let the user/],
    ["not to be kept", linkToNowhere, /^The session secret cannot be kept in \S+state: let the user/],
    ...(process.platform === "win32" ? [] : [0o640, 0o604, 0o620]).map(
      (open): [string, () => void, RegExp] => [
        `open to others: ${open.toString(8)}`,
        () => chmodSync(file, open),
        OPEN,
      ],
    ),
    ...(process.platform === "win32" ? [] : [0o701, 0o755]).map((open): [string, () => void, RegExp] => [
      `in a folder open to everyone: ${open.toString(8)}`,
      () => chmodSync(dirname(file), open),
      /^Everyone on this machine may look into \S+state: `chmod 700 \S+state` closes it\.$/,
    ]),
  ])("%s", (_name, spoil, sentence) => {
    secretsOf();
    spoil();
    expect(() => secretsOf()).toThrow(EnvironmentError);
    expect(() => secretsOf()).toThrow(sentence);
    expect(() => secretsOf()).not.toThrow("c2Vj");
  });

  function linkToNowhere(): void {
    rmSync(dirname(file), { recursive: true });
    symlinkSync("nowhere", dirname(file));
  }
});

const SECRET = "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2V";
