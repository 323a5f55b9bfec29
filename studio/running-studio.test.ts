import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { newFolder, writeFileIn } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";
import { addressOfRunningStudio, publishAddress, storedSecret } from "./running-studio.ts";

const ADDRESS = "http://localhost:3000/studio#s";

test("only the first process gets the lock, and the others get its address", async () => {
  const state = newFolder({ address: "http://localhost:1/outdated" });
  expect(await addressOfRunningStudio(state)).toBeNull();
  using warn = vi.spyOn(console, "warn").mockReturnValue();
  const otherAddress = addressOfRunningStudio(state);
  await publishAddress(state, ADDRESS);
  expect(await otherAddress).toBe(ADDRESS);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Another studio is starting/)]]);
});

test("starts with a warning on a disk without locks", async () => {
  const error = Object.assign(new Error("disk I/O error"), { errcode: 3850 });
  using _refusal = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(() => {
    throw error;
  });
  using warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await addressOfRunningStudio(newFolder())).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^This disk does not support locks/)]]);
});

test("a process that is killed releases the lock", async () => {
  const state = newFolder();
  const script = `import { addressOfRunningStudio } from "${import.meta.dirname}/running-studio.ts";
console.log(await addressOfRunningStudio(${JSON.stringify(state)}));
process.kill(process.pid, "SIGKILL");`;
  writeFileIn(state, "locks.mjs", script);
  expect(await runScript(join(state, "locks.mjs"))).toMatchObject({ code: null, stdout: "null\n" });
  expect(await addressOfRunningStudio(state)).toBeNull();
});

test("replaces a damaged lock, and keeps the file", async () => {
  const state = newFolder({ "lock.sqlite": "damaged ".repeat(1000), address: "http://localhost:1/outdated" });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await addressOfRunningStudio(state)).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^lock.sqlite is damaged/)]]);
  expect(readFileSync(join(state, "lock.sqlite.damaged"), "utf8")).toMatch(/^damaged/);
});

test("keeps the secret, unless the file is damaged or other users can read it", async () => {
  const state = newFolder();
  const secret = await storedSecret(state);
  expect(await storedSecret(state)).toBe(secret);
  const file = join(state, "secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(await storedSecret(state)).not.toBe(secret);
  writeFileIn(state, "secret", readFileSync(file, "utf8").slice(1));
  expect(await storedSecret(state)).toMatch(/^[\w-]{43}$/);
});
