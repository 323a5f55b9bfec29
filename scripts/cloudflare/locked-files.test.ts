import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Bucket } from "./bucket.ts";
import { readLedger } from "./ledger.ts";
import { keysIn, sendLockedFiles } from "./locked-files.ts";

const EMPTY = { deployments: [], there: [] };
const KEYS = Array.from({ length: 60 }, (_, at) => `trade/${String(at).padStart(2, "0")}.avif`);

let folder: string;
let stored: Map<string, string>;
let sent: string[];
let broken: string | undefined;
let most: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "locked-"));
  for (const key of KEYS) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), key);
  }
  [stored, sent, broken, most] = [new Map(), [], undefined, 0];
});
afterEach(() => rmSync(folder, { recursive: true }));

let underWay = 0;
const bucket: Bucket = {
  read: async (key) => stored.get(key) ?? null,
  async write(key, bytes) {
    underWay += 1;
    most = Math.max(most, underWay);
    await turn();
    underWay -= 1;
    if (key === broken) throw new Error("Broken");
    if (key.includes("/")) sent.push(key);
    stored.set(key, new TextDecoder().decode(bytes));
  },
  remove: async (key) => void stored.delete(key),
};

async function send() {
  const files = await keysIn(folder);
  const before = (await readLedger(bucket)) ?? EMPTY;
  const steps: number[] = [];
  await sendLockedFiles(bucket, folder, before, { tag: "new", files }, (done) => steps.push(done));
  return steps;
}

test("sends every file once, several at a time, and counts up", async () => {
  expect(await send()).toEqual(KEYS.map((_, at) => at + 1));
  expect(sent.toSorted()).toEqual(KEYS);
  expect(most).toBeGreaterThan(1);
  for (const key of KEYS) expect(stored.get(key)).toBe(key);
});

test("what came through before a fault is known, and not sent again", async () => {
  broken = "trade/40.avif";
  await expect(send()).rejects.toThrow("Broken");
  const before = sent;
  expect((await readLedger(bucket))?.there.toSorted()).toEqual(before.toSorted());
  [sent, broken] = [[], undefined];
  expect(await send()).toHaveLength(KEYS.length - before.length);
  expect([...before, ...sent].sort()).toEqual(KEYS);
});

test("a bucket that takes nothing any more tells of the first fault", async () => {
  broken = "deployments.json";
  await expect(send()).rejects.toThrow("Broken");
  expect(sent).toEqual([]);
});

test("a site without locked media sends none", async () => {
  rmSync(join(folder, "trade"), { recursive: true });
  expect(await send()).toEqual([]);
  expect(await readLedger(bucket)).toEqual({ deployments: [{ tag: "new", files: [] }], there: [] });
});
