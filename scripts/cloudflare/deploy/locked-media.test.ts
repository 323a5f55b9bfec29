import { beforeEach, expect, test, vi } from "vitest";
import { type Bucket, type Ledger, readLedger, removeOldMedia, sendLockedMedia } from "./locked-media.ts";

const EMPTY = { deployments: [], there: [] };
const KEYS = Array.from({ length: 250 }, (_, at) => `trade/${at}.avif`);

let ledger: string | null;
let sent: string[][];
let removed: string[];
let broken: string | undefined;

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  [ledger, sent, removed, broken] = [null, [], [], undefined];
});

const bucket: Bucket = {
  read: async () => ledger,
  async write(_key, text) {
    if (broken === "ledger") throw new Error("Broken");
    ledger = text;
  },
  remove: async (key) => void removed.push(key),
  async send(_folder, keys) {
    if (broken && keys.includes(broken)) throw new Error("Broken");
    sent.push(keys);
  },
};

const send = async (files: string[]) =>
  sendLockedMedia(bucket, "locked", (await readLedger(bucket)) ?? EMPTY, { tag: "new", files });

test("every locked file is sent once, a hundred at a time", async () => {
  const { there } = await send(KEYS);
  expect(sent.map((keys) => keys.length)).toEqual([100, 100, 50]);
  expect(sent.flat()).toEqual(KEYS);
  expect(there).toEqual(KEYS);
});

test("what came through before a fault is known, and not sent again", async () => {
  broken = "trade/140.avif";
  await expect(send(KEYS)).rejects.toThrow("Broken");
  expect(await readLedger(bucket)).toMatchObject({ there: KEYS.slice(0, 100) });
  broken = undefined;
  await send(KEYS);
  expect(sent.flat()).toEqual(KEYS);
});

test("nothing is sent that could not be noted before", async () => {
  broken = "ledger";
  await expect(send(KEYS)).rejects.toThrow("Broken");
  expect(sent).toEqual([]);
});

const FIRST = { tag: "first", files: ["trade/a", "trade/b"] };
const SECOND = { tag: "second", files: ["trade/b", "trade/c"] };
const THIRD = { tag: "third", files: ["trade/c", "trade/d"] };
const BROKEN = { tag: "broken", files: ["trade/x"] };

test.each<[string, Ledger["deployments"], liveBefore: string | undefined, Ledger["deployments"], string[]]>([
  ["the one before it", [THIRD, SECOND, FIRST], "second", [THIRD, SECOND], ["trade/a"]],
  ["after a roll back the one gone back to", [THIRD, SECOND, FIRST], "first", [THIRD, FIRST], []],
  ["when it is the same once more the one before it", [SECOND, FIRST], "second", [SECOND, FIRST], []],
  [
    "what is live, not a run that came to nothing",
    [SECOND, BROKEN, FIRST],
    "first",
    [SECOND, FIRST],
    ["trade/x"],
  ],
  [
    "the newest when nothing is known of what is live",
    [THIRD, SECOND, FIRST],
    undefined,
    [THIRD, SECOND],
    ["trade/a"],
  ],
])("beside the new deployment stays %s, and other media go", async (_name, deployments, live, kept, gone) => {
  const there = ["trade/a", "trade/b"];
  await removeOldMedia(bucket, { deployments, there }, live);
  expect(removed).toEqual(gone);
  expect(await readLedger(bucket)).toEqual({
    deployments: kept,
    there: there.filter((key) => kept.some(({ files }) => files.includes(key))),
  });
});

test("what is to go is known until it has gone, and not called there", async () => {
  const stuck = { ...bucket, remove: () => Promise.reject(new Error("Broken")) };
  const before = { deployments: [THIRD, SECOND, FIRST], there: ["trade/a", "trade/b"] };
  await expect(removeOldMedia(stuck, before, "second")).rejects.toThrow("Broken");
  expect(await readLedger(bucket)).toEqual({ ...before, there: ["trade/b"] });
});
