import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { fillBucket } from "./fill-bucket.ts";
import type { GetPlatformProxy } from "./wrangler.ts";

/** Of R2, for the keys of a list and those of one call to delete. */
const MOST_KEYS = 1_000;

/** A bucket as R2 has it, that holds `stored`. */
function makeBucket(stored: Record<string, string>) {
  const files = new Map(Object.entries(stored));
  const puts: string[] = [];
  let isOpen = true;
  const bucket = {
    async list({ cursor = "0" }: { cursor?: string }) {
      const all = Array.from(files, ([key, text]) => ({ key, etag: md5(text) }));
      const end = Number(cursor) + MOST_KEYS;
      return { objects: all.slice(Number(cursor), end), truncated: end < all.length, cursor: String(end) };
    },
    async put(key: string, bytes: Buffer) {
      puts.push(key);
      files.set(key, bytes.toString());
    },
    async delete(keys: string[]) {
      if (keys.length > MOST_KEYS) throw new Error("Too many keys");
      for (const key of keys) files.delete(key);
    },
  };
  const proxy = { env: { LOCKED_MEDIA: bucket }, dispose: async () => (isOpen = false) };
  const getPlatformProxy = (async () => proxy) as unknown as GetPlatformProxy;
  return { files, puts, getPlatformProxy, isOpen: () => isOpen };
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "locked-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("a bucket has then what the build has, and of an opened or renamed study nothing", async () => {
  const { files, puts, getPlatformProxy, isOpen } = makeBucket({
    "trade/same.avif": "same",
    "trade/other.avif": "old",
    "opened/a.avif": "a",
  });
  const wanted = { "trade/same.avif": "same", "trade/other.avif": "new", "vault/b.mp4": "b" };
  await fillBucket(getPlatformProxy, { configFile: "", lockedMedia: folderOf(wanted), state: "" });
  expect(Object.fromEntries(files)).toEqual(wanted);
  expect(puts.sort()).toEqual(["trade/other.avif", "vault/b.mp4"]);
  expect(isOpen()).toBe(false);
});

test("more files than R2 lists or deletes at once are no matter", async () => {
  const many = Array.from({ length: 2_500 }, (_, index) => [`gone/${index}.avif`, "x"]);
  const { files, getPlatformProxy } = makeBucket({ ...Object.fromEntries(many), "kept/a.avif": "a" });
  const lockedMedia = folderOf({ "kept/a.avif": "a" });
  await fillBucket(getPlatformProxy, { configFile: "", lockedMedia, state: "" });
  expect(Array.from(files.keys())).toEqual(["kept/a.avif"]);
});
