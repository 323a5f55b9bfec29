import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { fileResponse } from "./file-response.ts";

const largeBytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251);
const folder = newFolder({ "small.txt": "0123456789", "large.mp4": largeBytes });
const small = join(folder, "small.txt");
const large = join(folder, "large.mp4");

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fileResponse(new Request("http://own.example/x", { method, headers }), path, {
    "Cache-Control": "private, no-store",
  });
  if (!response) throw new Error("no file");
  return response;
}

describe("a whole file", () => {
  test("is sent with its length, its type and the headers of the caller", async () => {
    const response = await get(small);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("0123456789");
    expect(Object.fromEntries(response.headers)).toEqual({
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      "content-length": "10",
      "content-type": "text/plain; charset=utf-8",
      etag: expect.stringMatching(/^"[0-9a-z]+-[0-9a-z]+"$/),
    });
  });

  test("is streamed when it is large", async () => {
    const response = await get(large);
    expect(response.headers.get("Content-Type")).toBe("video/mp4");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(largeBytes);
  });

  test("may be empty", async () => {
    const path = join(folder, "empty.txt");
    writeFileSync(path, "");
    const { status, body, headers } = await get(path);
    expect([status, await new Response(body).text(), headers.get("Content-Length")]).toEqual([200, "", "0"]);
  });

  test("is described and not sent for HEAD, ranges or not", async () => {
    const { status, body, headers } = await get(large, { Range: "bytes=0-1" }, "HEAD");
    expect([status, body, headers.get("Content-Length")]).toEqual([200, null, "300000"]);
  });
});

describe("a range", () => {
  test.each([
    [small, "bytes=0-1", 0, 1, 10],
    [small, "bytes=-3", 7, 9, 10],
    [large, "bytes=0-1", 0, 1, 300_000],
    [large, "bytes=100000-", 100_000, 299_999, 300_000],
    [large, "bytes=65530-200000", 65_530, 200_000, 300_000],
  ])("of %s: %s", async (path, Range, first, last, size) => {
    const response = await get(path, { Range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${size}`);
    expect(response.headers.get("Content-Length")).toBe(String(last - first + 1));
    const expected = path === large ? largeBytes : new TextEncoder().encode("0123456789");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(expected.slice(first, last + 1));
  });

  test("beyond the file is refused with the size", async () => {
    const response = await get(small, { Range: "bytes=10-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe("bytes */10");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.text()).toBe("");
  });

  test("is the whole file when several are asked for", async () => {
    expect((await get(small, { Range: "bytes=0-1,4-5" })).status).toBe(200);
  });

  test("counts after If-Range only with this file's ETag", async () => {
    const etag = (await get(small)).headers.get("ETag") as string;
    const status = async (condition: string) =>
      (await get(small, { Range: "bytes=0-1", "If-Range": condition })).status;
    expect(await status(etag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status("Wed, 21 Oct 2037 07:28:00 GMT")).toBe(200);
  });
});

describe("a file the client has", () => {
  test("is not sent again", async () => {
    const etag = (await get(small)).headers.get("ETag") as string;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const response = await get(small, { "If-None-Match": known });
      expect([response.status, response.body, response.headers.get("ETag")]).toEqual([304, null, etag]);
    }
    expect((await get(small, { "If-None-Match": '"x"' })).status).toBe(200);
  });

  test("is sent again after it changed, though its size did not", async () => {
    const path = join(folder, "changing.txt");
    writeFileSync(path, "one");
    const etag = (await get(path)).headers.get("ETag") as string;
    await new Promise((done) => setTimeout(done, 20));
    writeFileSync(path, "two");
    const response = await get(path, { "If-None-Match": etag });
    expect([response.status, await response.text()]).toEqual([200, "two"]);
  });
});

describe("no file", () => {
  test.each(["missing.txt", ".", "small.txt/x", "a\0b", "x".repeat(5000)])("%s gives null", async (name) => {
    const request = new Request("http://own.example/x");
    expect(await fileResponse(request, `${folder}/${name}`)).toBeNull();
  });

  test("breaks off without naming the path when it goes away while it is sent", async () => {
    const path = join(folder, "going.mp4");
    writeFileSync(path, largeBytes);
    const response = await get(path);
    rmSync(path);
    const error = await response.arrayBuffer().catch((reason: Error) => reason);
    expect(String(error)).toContain("could not be sent");
    expect(String(error)).not.toContain(folder);
  });
});

test.runIf(process.platform === "linux")("leaves no file open", async () => {
  const openFiles = () => readdirSync("/proc/self/fd").length;
  const before = openFiles();
  const reader = (await get(large)).body?.getReader();
  await reader?.read();
  expect(openFiles()).toBe(before + 1);
  await reader?.cancel();
  for (let index = 0; index < 20; index++) await get(large, {}, index % 2 ? "HEAD" : "GET");
  await (await get(large)).arrayBuffer();
  await get(large, { Range: "bytes=900000-" });
  expect(openFiles()).toBe(before);
});
