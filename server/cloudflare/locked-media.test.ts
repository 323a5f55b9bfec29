import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { lockedMediaIn } from "./locked-media.ts";

/** A bucket with one file. If it `changes`, each read finds a new version. */
function bucketWith(text: string, changes = false) {
  const etag = "1";
  const reads: unknown[] = [];
  const bucket = {
    head: async (key: string) =>
      key === "trade/a.mp4" ? { size: text.length, etag, httpEtag: `"${etag}"` } : null,
    async get(_key: string, options: { range: { offset: number; length: number } }) {
      reads.push(options);
      const { offset, length } = options.range;
      return changes ? { etag: "2" } : { etag, body: text.slice(offset, offset + length) };
    },
  } as unknown as Bindings["LOCKED_MEDIA"];
  return { media: lockedMediaIn(bucket), reads };
}

const request = (headers = {}, method = "GET") => new Request("https://a.example/", { method, headers });

test("reads only the requested range, and only if the file is unchanged", async () => {
  const { media, reads } = bucketWith("0123456789");
  const response = await media.get("trade", "a.mp4", request({ Range: "bytes=2-4" }));
  expect([response?.status, await response?.text(), response?.headers.get("Content-Type")]).toEqual([
    206,
    "234",
    "video/mp4",
  ]);
  expect(reads).toEqual([{ range: { offset: 2, length: 3 }, onlyIf: { etagMatches: "1" } }]);
});

test.each<[string, Record<string, string>, string, number]>([
  ["HEAD", {}, "HEAD", 200],
  ["an unchanged file", { "If-None-Match": '"1"' }, "GET", 304],
  ["a range beyond the end", { Range: "bytes=10-" }, "GET", 416],
])("does not read the file for %s", async (_, headers, method, status) => {
  const { media, reads } = bucketWith("0123456789");
  expect((await media.get("trade", "a.mp4", request(headers, method)))?.status).toBe(status);
  expect(reads).toEqual([]);
});

test("returns null for a file that is not in the bucket", async () => {
  expect(await bucketWith("x").media.get("trade", "b.mp4", request())).toBeNull();
});

test("fails when the file changes between its metadata and its bytes", async () => {
  const { media } = bucketWith("0123456789", true);
  await expect(media.get("trade", "a.mp4", request())).rejects.toThrow("changed");
});
