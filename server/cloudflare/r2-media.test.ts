import { expect, test, vi } from "vitest";
import type { Bindings } from "./bindings.ts";
import { createLockedMedia } from "./r2-media.ts";

const CONTENTS = "0123456789";
const readFromBucket = vi.fn(async (_key: string, { range: { offset = 0, length = 0 } }) => ({
  body: CONTENTS.slice(offset, offset + length),
}));
const bucket = {
  head: async (key: string) => (key === "trade/a.mp4" ? { size: CONTENTS.length, httpEtag: '"1"' } : null),
  get: readFromBucket,
} as unknown as Bindings["LOCKED_MEDIA"];

test.each<[string, string, Record<string, string>, number, string[]]>([
  ["the whole file for GET", "GET", {}, 200, [CONTENTS]],
  ["the requested range", "GET", { Range: "bytes=2-4" }, 206, ["234"]],
  ["nothing for HEAD", "HEAD", {}, 200, []],
  ["nothing if the file is unchanged", "GET", { "If-None-Match": '"1"' }, 304, []],
  ["nothing if the range is beyond the end", "GET", { Range: "bytes=10-" }, 416, []],
])("from the bucket, reads %s", async (_, method, headers, status, parts) => {
  readFromBucket.mockClear();
  const request = new Request("https://a.example/", { method, headers });
  const response = await createLockedMedia(bucket).get("trade", "a.mp4", request);
  expect(response?.status).toBe(status);
  if (parts[0]) {
    expect(await response?.text()).toBe(parts[0]);
    expect(response?.headers.get("Content-Type")).toBe("video/mp4");
    expect(response?.headers.get("ETag")).toBe('"1"');
  }
  expect(readFromBucket).toHaveBeenCalledTimes(parts.length);
});

test("returns null for a file that is not in the bucket", async () => {
  const request = new Request("https://a.example/");
  expect(await createLockedMedia(bucket).get("trade", "b.mp4", request)).toBeNull();
});
