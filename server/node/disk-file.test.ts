import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { diskFileResponse } from "./disk-file.ts";

const digits = new TextEncoder().encode("0123456789");
const largeBytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251);
const folder = newFolder({ "small.txt": digits, "large.mp4": largeBytes, "empty.txt": "" });
const small = join(folder, "small.txt");
const large = join(folder, "large.mp4");

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const request = new Request("http://own.example/x", { method, headers });
  const response = await diskFileResponse(request, path, { "Cache-Control": "private, no-store" });
  if (!response) throw new Error("There is no file");
  return response;
}

test.each([
  [small, digits, "text/plain; charset=utf-8"],
  [large, largeBytes, "video/mp4"],
  [join(folder, "empty.txt"), new Uint8Array(), "text/plain; charset=utf-8"],
])("sends %s with its bytes, length, type and ETag, and the caller's headers", async (path, bytes, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-length": String(bytes.length),
    "content-type": type,
    etag: expect.stringMatching(/^"[0-9a-z]+-[0-9a-z]+"$/),
  });
});

test("answers HEAD without a body, and ignores its range", async () => {
  const { status, body, headers } = await get(large, { Range: "bytes=0-1" }, "HEAD");
  expect([status, body, headers.get("Content-Length")]).toEqual([200, null, "300000"]);
});

test.each([
  [small, "bytes=-3", 7, 9, 10],
  [large, "bytes=0-1", 0, 1, 300_000],
  [large, "bytes=65530-200000", 65_530, 200_000, 300_000],
])("sends exactly the requested bytes of %s: %s", async (path, Range, first, last, size) => {
  const response = await get(path, { Range });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${size}`);
  expect(response.headers.get("Content-Length")).toBe(String(last - first + 1));
  const bytes = path === large ? largeBytes : digits;
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(first, last + 1));
});

test("answers 416 with the size to a range beyond the end", async () => {
  const { status, headers } = await get(small, { Range: "bytes=10-" });
  expect([status, headers.get("Content-Range")]).toEqual([416, "bytes */10"]);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("honors a range with If-Range only if that is the file's ETag", async () => {
  const etag = (await get(small)).headers.get("ETag") ?? "";
  for (const condition of [etag, '"other"', `W/${etag}`, "Wed, 21 Oct 2037 07:28:00 GMT"]) {
    const { status } = await get(small, { Range: "bytes=0-1", "If-Range": condition });
    expect(status, condition).toBe(condition === etag ? 206 : 200);
  }
});

test("answers 304 if the client has the file, and 200 after the file has changed", async () => {
  const path = join(folder, "changing.txt");
  writeFileSync(path, "one");
  const etag = (await get(path)).headers.get("ETag") ?? "";
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const response = await get(path, { "If-None-Match": known });
    expect([response.status, response.body, response.headers.get("ETag")]).toEqual([304, null, etag]);
  }
  await new Promise((done) => setTimeout(done, 20));
  writeFileSync(path, "two");
  const response = await get(path, { "If-None-Match": etag });
  expect([response.status, await response.text()]).toEqual([200, "two"]);
});

test.each(["missing.txt", ".", "small.txt/x", "a\0b", "x".repeat(5000)])(
  "returns null for %s",
  async (name) => {
    expect(await diskFileResponse(new Request("http://own.example/x"), `${folder}/${name}`)).toBeNull();
  },
);

test.runIf(process.platform === "linux")("closes the file after every kind of response", async () => {
  const openFiles = () =>
    readdirSync("/proc/self/fd", { withFileTypes: true }).filter((entry) => entry.isSymbolicLink()).length;
  const before = openFiles();
  for (const method of ["GET", "HEAD"]) await get(small, {}, method);
  await get(large, {}, "HEAD");
  await get(large, { "If-None-Match": "*" });
  await (await get(large)).arrayBuffer();
  const reader = (await get(large)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(openFiles).toBeLessThanOrEqual(before);
});
