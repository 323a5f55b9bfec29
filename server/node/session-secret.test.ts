import { spawnSync } from "node:child_process";
import fs, {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { listFiles } from "../../files/list-files.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { withSecrets } from "./session-secret.ts";

const SECRET = "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2V";
const HAS_FILE_MODES = process.platform !== "win32";

let file: string;

beforeEach(() => {
  file = join(newFolder(), "state/session-secret");
});

function loadSecrets(variables: Record<string, string> = {}) {
  return withSecrets(readEnvironment({ STATE_DIRECTORY: dirname(file), ...variables }));
}

test("generates a passcode for each run, unless PASSCODE is set", () => {
  const { PASSCODE, isPasscodeGenerated } = loadSecrets();
  expect([PASSCODE, isPasscodeGenerated]).toEqual([expect.stringMatching(/^[a-z]+(-[a-z]+){3}$/), true]);
  expect(loadSecrets().PASSCODE).not.toBe(PASSCODE);
  const chosenPasscode = { PASSCODE: "amber-canoe" };
  expect(loadSecrets(chosenPasscode)).toMatchObject({ ...chosenPasscode, isPasscodeGenerated: false });
});

test("stores a different secret in each state folder, also in an empty file, unless SESSION_SECRET is set", () => {
  const SESSION_SECRET = "a secret of some length";
  expect(loadSecrets({ SESSION_SECRET }).SESSION_SECRET).toEqual([SESSION_SECRET]);
  const [secret] = loadSecrets().SESSION_SECRET;
  expect(readFileSync(file, "utf8")).toBe(`${secret}\n`);
  expect(loadSecrets().SESSION_SECRET).toEqual([secret]);
  writeFileSync(file, "");
  expect(loadSecrets().SESSION_SECRET).toEqual([readFileSync(file, "utf8").trim()]);
  const STATE_DIRECTORY = join(dirname(file), "elsewhere");
  expect(loadSecrets({ STATE_DIRECTORY }).SESSION_SECRET).not.toEqual([secret]);
});

test.runIf(HAS_FILE_MODES)("hides the secret and its folder from other users under any umask", () => {
  const previousUmask = process.umask(0);
  loadSecrets();
  process.umask(previousUmask);
  const modes = [dirname(file), file].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
});

test.runIf(HAS_FILE_MODES)("warns if others can read the file because its disk ignores permissions", () => {
  using warning = vi.spyOn(console, "warn").mockReturnValue();
  const stats = Object.assign(statSync("."), { mode: 0o100777 });
  const statsOfAllFiles = vi.spyOn(fs, "statSync").mockReturnValue(stats);
  syncBuiltinESMExports();
  const { SESSION_SECRET } = loadSecrets();
  expect(loadSecrets().SESSION_SECRET).toEqual(SESSION_SECRET);
  statsOfAllFiles.mockRestore();
  syncBuiltinESMExports();
  const text = expect.stringMatching(
    /^Other users of this machine can read .* this disk ignores permissions\.$/,
  );
  expect(warning.mock.calls).toEqual([[text], [text]]);
  expect(listFiles(dirname(file))).toEqual(["session-secret"]);
});

test.runIf(HAS_FILE_MODES)("names the reason and leaves no file if the disk refuses the bytes", () => {
  const program = `const { readEnvironment } = await import("./server/environment.ts");
    const { withSecrets } = await import("./server/node/session-secret.ts");
    withSecrets(readEnvironment(process.env));`;
  // The size limit makes every write to a file fail, as a full disk does.
  const command = 'trap \'\' XFSZ; ulimit -f 0; exec "$0" --input-type=module -e "$1"';
  const env = { PATH: process.env.PATH, STATE_DIRECTORY: dirname(file) };
  const { stderr } = spawnSync("sh", ["-c", command, process.execPath, program], { env, encoding: "utf8" });
  expect(stderr).toMatch(/Cannot read or write \S+session-secret \(EFBIG: file too large/);
  expect(listFiles(dirname(file))).toEqual([]);
});

test.each<[string, RegExp, () => void]>([
  ["is truncated", /session-secret is damaged: delete it/, () => writeFileSync(file, SECRET)],
  ["contains two secrets", /session-secret is damaged/, () => writeFileSync(file, `${SECRET}\n`.repeat(2))],
  ["is a folder", /^Cannot read or write \S+session-secret/, () => [rmSync(file), mkdirSync(file)]],
  ["is a dangling symlink", /^Cannot read or write \S+/, () => [rmSync(file), symlinkSync("nowhere", file)]],
  ...(HAS_FILE_MODES ? [0o640, 0o604, 0o620] : []).map((mode): [string, RegExp, () => void] => [
    `has the mode ${mode.toString(8)}`,
    /^Other users of this machine can read \S+session-secret: delete it/,
    () => chmodSync(file, mode),
  ]),
])("a start fails with one sentence without the secret if the file %s", (_name, sentence, damage) => {
  loadSecrets();
  damage();
  expect(() => loadSecrets()).toThrow(EnvironmentError);
  expect(() => loadSecrets()).toThrow(sentence);
  expect(() => loadSecrets()).not.toThrow("c2Vj");
});
