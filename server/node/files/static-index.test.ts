import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { indexFolder } from "./static-index.ts";

const folder = mkdtempSync(join(tmpdir(), "static-index-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const name of [
  "index.html",
  "roostify/index.html",
  "roostify/index.html.br",
  "assets/a-1.js",
  "assets/a-1.js.br",
  "assets/a-1.js.gz",
  "favicon.svg",
  "a name.txt",
  "index.html.txt",
  ".secret",
  ".vite/manifest.json",
  ".well-known/security.txt",
  ".well-known/.secret",
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), name);
}
writeFileSync(join(folder, "index.html"), "<style>a{color:red}@media (width<9px){b{top:0}}</style><p>x</p>");
symlinkSync("/etc/passwd", join(folder, "link.txt"));

test("gives every file its one address, and none to copies, dot files and links", () => {
  const index = indexFolder(folder, "/");
  expect([...index.keys()].sort()).toEqual([
    "/",
    "/.well-known/security.txt",
    "/a%20name.txt",
    "/assets/a-1.js",
    "/favicon.svg",
    "/index.html.txt",
    "/roostify",
  ]);
  expect(index.get("/roostify")).toEqual({
    path: join(folder, "roostify/index.html"),
    hash: expect.stringMatching(/^[\w-]{22}$/),
    isPage: true,
    scriptHashes: [],
    br: join(folder, "roostify/index.html.br"),
    gz: undefined,
  });
  expect(index.get("/assets/a-1.js")).toEqual({
    path: join(folder, "assets/a-1.js"),
    hash: undefined,
    isPage: false,
    scriptHashes: [],
    br: join(folder, "assets/a-1.js.br"),
    gz: join(folder, "assets/a-1.js.gz"),
  });
});

test("has no pages below a mount", () => {
  expect([...indexFolder(folder, "/media/").keys()]).toContain("/media/roostify/index.html");
});

test("is empty without the folder", () => {
  expect(indexFolder(join(folder, "missing"), "/").size).toBe(0);
});
