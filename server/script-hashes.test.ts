import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

function hashOf(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}

test("names each inline script that runs, and no data block or file", () => {
  const page = `<script>one("<p>")</script><script type="application/ld+json">{}</script>
    <script src="/assets/a.js"></script><script type="module" async="">import "/a.js";
    two();</script><script id="words" type="application/json">{}</script>`;
  expect(scriptHashes(page)).toEqual([hashOf('one("<p>")'), hashOf('import "/a.js";\n    two();')]);
});

test("takes a script to the letter, with the white space around it", () => {
  expect(scriptHashes("<script>\n  run();\n</script>")).toEqual([hashOf("\n  run();\n")]);
});

test("has nothing to name in a page without script", () => {
  expect(scriptHashes("<style>a{}</style><p>script</p>")).toEqual([]);
});
