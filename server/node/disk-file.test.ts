import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { diskFileResponse } from "./disk-file.ts";

const digits = new TextEncoder().encode("0123456789");
const largeBytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251);
const folder = newFolder({ "small.txt": digits, "large.mp4": largeBytes, "empty.txt": "" });

async function getFile(name: string, headers: Record<string, string> = {}, method = "GET") {
  const request = new Request("http://own.example/x", { method, headers });
  const response = await diskFileResponse(request, join(folder, name), { "Cache-Control": "no-store" });
  if (!response) throw new Error("There is no file");
  return response;
}

test.each([
  ["small.txt", digits, "text/plain; charset=utf-8"],
  ["large.mp4", largeBytes, "video/mp4"],
  ["empty.txt", new Uint8Array(), "text/plain; charset=utf-8"],
])("sends %s with its bytes, length, type and ETag, and the caller's headers", async (name, bytes, type) => {
  const response = await getFile(name);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "no-store",
    "content-length": String(bytes.length),
    "content-type": type,
    etag: expect.stringMatching(/^"[0-9a-z.]+-[0-9a-z.]+"$/),
  });
});

test.each([
  ["small.txt", 7, 9],
  ["large.mp4", 0, 1],
  ["large.mp4", 65_530, 200_000],
])("sends only the requested bytes of %s, from %i to %i", async (name, first, last) => {
  const response = await getFile(name, { Range: `bytes=${first}-${last}` });
  const bytes = name === "large.mp4" ? largeBytes : digits;
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(first, last + 1));
});

test("sends a new ETag after the file changes", async () => {
  writeFileSync(join(folder, "changing.txt"), "one");
  const ETag = (await getFile("changing.txt")).headers.get("ETag") ?? "";
  await new Promise((done) => setTimeout(done, 20));
  writeFileSync(join(folder, "changing.txt"), "two");
  const response = await getFile("changing.txt", { "If-None-Match": ETag });
  expect([response.status, await response.text()]).toEqual([200, "two"]);
});

test("returns null for a missing file, even if its name is too long for the disk", async () => {
  for (const name of ["missing.txt", "x".repeat(5000)])
    expect(await diskFileResponse(new Request("http://own.example/x"), join(folder, name))).toBeNull();
});

test.runIf(process.platform === "linux")("closes the file after each kind of response", async () => {
  const countOpenFiles = () =>
    readdirSync("/proc/self/fd", { withFileTypes: true }).filter((entry) => entry.isSymbolicLink()).length;
  const countBefore = countOpenFiles();
  await getFile("small.txt");
  await getFile("large.mp4", {}, "HEAD");
  await getFile("large.mp4");
  await getFile("large.mp4", { "If-None-Match": "*" });
  await (await getFile("large.mp4")).arrayBuffer();
  const reader = (await getFile("large.mp4")).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(countOpenFiles).toBeLessThanOrEqual(countBefore);
});
