import { createHash } from "node:crypto";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";
import type { Env } from "../context.ts";
import { indexFolder, scriptHashes, staticFiles } from "./static-files.ts";

const ODD_NAME = "a[1]|2^3#4?5%41 é.txt";

const { app, build } = makeTestApp({
  "client/index.html": "<p>home",
  "client/index.html.br": "home as brotli",
  "client/index.html.gz": "home as gzip",
  "client/roostify/index.html": "<p>roostify",
  "client/assets/app-1a2b.js": "script",
  "client/assets/app-1a2b.js.gz": "script as gzip",
  "client/favicon.svg": "<svg/>",
  "client/speculation-rules.json": "{}",
  "client/.vite/manifest.json": "private",
  [`client/${ODD_NAME}`]: "odd name",
  "media/loop-3c4d.mp4": "0123456789",
  "locked/trade/secret-7a8b.mp4": "private",
});

function getFile(path: string, headers: Record<string, string> = {}, method = "GET") {
  return app.request(`http://own.example${path}`, { method, headers });
}

test.each([
  ["/", "text/html; charset=utf-8", "public, no-cache, no-transform"],
  ["/roostify?utm_source=x", "text/html; charset=utf-8", "public, no-cache, no-transform"],
  ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/media/loop-3c4d.mp4", "video/mp4", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
  ["/speculation-rules.json", "application/speculationrules+json", "public, max-age=3600"],
])("sends the headers of %s, with Speculation-Rules only for pages", async (path, type, cache) => {
  const { status, headers } = await getFile(path);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([200, type, cache]);
  const rules = type.startsWith("text/html") ? '"/speculation-rules.json"' : null;
  expect(headers.get("Speculation-Rules")).toBe(rules);
});

test.each([
  ["br, gzip", "home as brotli", "br"],
  ["GZIP, deflate, br;q=0", "home as gzip", "gzip"],
  ["br;q=0.5", "home as brotli", "br"],
  ["", "<p>home", null],
  ["brotli", "<p>home", null],
])("chooses the smallest copy that Accept-Encoding allows: %s", async (accepted, text, encoding) => {
  const response = await getFile("/", { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Content-Length")).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test.each([encodeURIComponent(ODD_NAME), "a[1]|2^3%234%3F5%2541 é.txt"])(
  "serves a file with an odd name at /%s",
  async (path) => {
    expect(await (await getFile(`/${path}`)).text()).toBe("odd name");
  },
);

test("answers 405 to all methods except GET and HEAD", async () => {
  expect((await getFile("/", {}, "HEAD")).status).toBe(200);
  const refusedResponse = await getFile("/", {}, "POST");
  expect([refusedResponse.status, refusedResponse.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ...["/index.html", "/assets/app-1a2b.js.gz", "/.vite/manifest.json"],
  ...["/media/../locked/trade/secret-7a8b.mp4", "/media/..%2f..%2flocked%2ftrade%2fsecret-7a8b.mp4"],
])("answers with an error to the address %s, which is not public", async (path) => {
  const response = await getFile(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.has("Accept-Ranges")).toBe(false);
});

test("serves a new file in development without a restart", async () => {
  const folder = newFolder();
  const devApp = new Hono<Env>().use(async (c, next) => {
    c.set("build", build);
    c.set("request", c.req.raw);
    c.set("url", new URL(c.req.url));
    return staticFiles(() => indexFolder(folder, "/media/"))(c, next);
  });
  expect((await devApp.request("/media/a.avif")).status).toBe(404);
  writeFileSync(join(folder, "a.avif"), "image");
  expect(await (await devApp.request("/media/a.avif")).text()).toBe("image");
});

test("indexFolder omits compressed copies, symbolic links and dotfiles except .well-known", () => {
  const names = ["index.html.br", "a.txt", "index.html.txt", ".secret", ".vite/manifest.json"];
  const wellKnownNames = [".well-known/security.txt", ".well-known/.secret"];
  const folder = newFolder(Object.fromEntries([...names, ...wellKnownNames].map((name) => [name, ""])));
  symlinkSync("/etc/passwd", join(folder, "link.txt"));
  const addresses = ["/.well-known/security.txt", "/a.txt", "/index.html.txt"];
  expect([...indexFolder(folder, "/").keys()].sort()).toEqual(addresses);
  expect(indexFolder(join(folder, "missing"), "/").size).toBe(0);
});

test("scriptHashes returns hashes of inline scripts, but not of data blocks and files", () => {
  const page = `<style>a{}</style><script>one("<p>")</script><script type="application/ld+json">{}</script>
    <script src="/assets/a.js"></script><script type="module" async="">
    two();</script><script id="words" type="application/json">{}</script>`;
  const hashes = ['one("<p>")', "\n    two();"].map((source) =>
    createHash("sha256").update(source).digest("base64"),
  );
  expect(scriptHashes(page)).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
});
