import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { lockedMediaIn } from "./locked-media.ts";

/** A bucket with one file, which is another one at each reading when it changes. */
function bucketWith(text: string, changes = false) {
  const etag = "1";
  const asked: unknown[] = [];
  const bucket = {
    head: async (key: string) =>
      key === "trade/a.mp4" ? { size: text.length, etag, httpEtag: `"${etag}"` } : null,
    async get(_key: string, options: { range: { offset: number; length: number } }) {
      asked.push(options);
      const { offset, length } = options.range;
      return changes ? { etag: "2" } : { etag, body: text.slice(offset, offset + length) };
    },
  } as unknown as Bindings["LOCKED_MEDIA"];
  return { media: lockedMediaIn(bucket), asked };
}

const request = (headers = {}, method = "GET") => new Request("https://a.example/", { method, headers });

test("has the bucket read no more than was asked for, and of the same file", async () => {
  const { media, asked } = bucketWith("0123456789");
  const answer = await media.get("trade", "a.mp4", request({ Range: "bytes=2-4" }));
  expect([answer?.status, await answer?.text(), answer?.headers.get("Content-Type")]).toEqual([
    206,
    "234",
    "video/mp4",
  ]);
  expect(asked).toEqual([{ range: { offset: 2, length: 3 }, onlyIf: { etagMatches: "1" } }]);
});

test.each<[string, Record<string, string>, string, number]>([
  ["HEAD", {}, "HEAD", 200],
  ["what is unchanged", { "If-None-Match": '"1"' }, "GET", 304],
  ["what lies beyond the end", { Range: "bytes=10-" }, "GET", 416],
])("reads nothing for %s", async (_, headers, method, status) => {
  const { media, asked } = bucketWith("0123456789");
  expect((await media.get("trade", "a.mp4", request(headers, method)))?.status).toBe(status);
  expect(asked).toEqual([]);
});

test("has nothing where the bucket has none", async () => {
  expect(await bucketWith("x").media.get("trade", "b.mp4", request())).toBeNull();
});

test("sends no part of another file under the name of the one that was there", async () => {
  const { media } = bucketWith("0123456789", true);
  await expect(media.get("trade", "a.mp4", request())).rejects.toThrow("changed");
});
