import { expect, test } from "vitest";
import { fileResponse } from "./file-response.ts";

const ETAG = '"etag"';
const HUGE_NUMBER = "9".repeat(30);
const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

function getFile(headers: Record<string, string>, { method = "GET", size = 100 } = {}) {
  const file = { size, read: (first: number, last: number) => bytes.slice(first, last + 1) };
  const fileHeaders = new Headers({ ETag: ETAG, "Content-Type": "video/mp4", "Cache-Control": "no-store" });
  return fileResponse(new Request("http://own.example/x", { method, headers }), fileHeaders, file);
}

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=99-", 99, 99],
  ["Bytes=10-19", 10, 19],
  [`bytes=10-${HUGE_NUMBER}`, 10, 99],
  ["bytes=-1", 99, 99],
  [`bytes=-${HUGE_NUMBER}`, 0, 99],
])("answers 206 with the requested bytes for %s", async (Range, first, last) => {
  const response = await getFile({ Range });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/100`);
  expect(response.headers.get("Content-Length")).toBe(String(last - first + 1));
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(first, last + 1));
});

test.each([
  [100, "bytes=100-"],
  [100, `bytes=${HUGE_NUMBER}-`],
  [100, "bytes=-0"],
  [0, "bytes=0-"],
  [0, "bytes=-1"],
])("answers 416 with the size %i for %s, which is outside the file", async (size, Range) => {
  const { status, body, headers } = await getFile({ Range }, { size });
  expect([status, body]).toEqual([416, null]);
  expect(Object.fromEntries(headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "no-store",
    "content-range": `bytes */${size}`,
  });
});

test.each<[Record<string, string>, string?]>([
  [{}],
  [{ Range: "bytes=-" }],
  [{ Range: "bytes=2-1" }],
  [{ Range: "bytes=0x1-2" }],
  [{ Range: "bytes=0-1,4-5" }],
  [{ Range: "seconds=0-1" }],
  [{ Range: "bytes=0-1", "If-Range": '"other"' }],
  [{ Range: "bytes=0-1", "If-Range": `W/${ETAG}` }],
  [{ Range: "bytes=0-1" }, "HEAD"],
  [{ "If-None-Match": '"other"' }],
])("answers 200 with the whole file for the headers %j", async (headers, method = "GET") => {
  const response = await getFile(headers, { method });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe("100");
  expect(response.headers.has("Content-Range")).toBe(false);
  expect((await response.arrayBuffer()).byteLength).toBe(method === "HEAD" ? 0 : 100);
});

test("answers 206 if If-Range is the file's ETag", async () => {
  expect((await getFile({ Range: "bytes=0-1", "If-Range": ETAG })).status).toBe(206);
});

test.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, "*"])("answers 304 for If-None-Match: %s", async (tags) => {
  const { status, body, headers } = await getFile({ "If-None-Match": tags, Range: "bytes=0-1" });
  expect([status, body]).toEqual([304, null]);
  expect(Object.fromEntries(headers)).toEqual({ "cache-control": "no-store", etag: ETAG });
});
