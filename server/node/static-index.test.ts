import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { indexFolder, scriptHashes } from "./static-index.ts";

const folder = newFolder({
  "index.html": "<p>x",
  "roostify/index.html": "",
  "roostify/index.html.br": "",
  "assets/a-1.js": "",
  "assets/a-1.js.br": "",
  "assets/a-1.js.gz": "",
  "favicon.svg": "",
  "a name.txt": "",
  "index.html.txt": "",
  ".secret": "",
  ".vite/manifest.json": "",
  ".well-known/security.txt": "",
  ".well-known/.secret": "",
});
symlinkSync("/etc/passwd", join(folder, "link.txt"));

test("lists every file at one address, and leaves out copies, dot files and links", () => {
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

test("lists no pages in a mounted folder", () => {
  expect([...indexFolder(folder, "/media/").keys()]).toContain("/media/roostify/index.html");
});

test("is empty if the folder is missing", () => {
  expect(indexFolder(join(folder, "missing"), "/").size).toBe(0);
});

function hashOf(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}

test("hashes each inline script that runs, and leaves out data blocks and files", () => {
  const page = `<script>one("<p>")</script><script type="application/ld+json">{}</script>
    <script src="/assets/a.js"></script><script type="module" async="">import "/a.js";
    two();</script><script id="words" type="application/json">{}</script>`;
  expect(scriptHashes(page)).toEqual([hashOf('one("<p>")'), hashOf('import "/a.js";\n    two();')]);
});

test("hashes a script with the white space around it", () => {
  expect(scriptHashes("<script>\n  run();\n</script>")).toEqual([hashOf("\n  run();\n")]);
});

test("returns no hashes for a page without script", () => {
  expect(scriptHashes("<style>a{}</style><p>script</p>")).toEqual([]);
});
