import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../files/paths.ts";
import { PUBLIC_PAGE } from "../helpers/site/addresses.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { pathInSite } from "../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../helpers/site/runtime.ts";
import { startCopy, startSite } from "../helpers/site/start-site.ts";

const PUBLIC_STUDY = `case-studies${PUBLIC_PAGE}/case-study.yaml`;

/** Copies the media and the content of the build, and returns the folder of the content. */
function copyContent(copy: typeof buildPaths): string {
  cpSync(buildPaths.publicMedia, copy.publicMedia, { recursive: true });
  cpSync(buildPaths.lockedMedia, copy.lockedMedia, { recursive: true });
  const content = join(copy.folder, "../..", paths.content);
  cpSync(pathInSite(paths.content), content, { recursive: true });
  return content;
}

describe.each<Runtime>(["node", "cloudflare"])("on %s", (runtime) => {
  test("the server does not start with a public build of a locked study, and prints the reason in one sentence", async () => {
    const startPromise = startCopy((copy) => {
      const study = join(copyContent(copy), PUBLIC_STUDY);
      writeFileSync(study, readFileSync(study, "utf8").replace("access: public", "access: passcode"));
    }, scriptOf(runtime));
    await expect(startPromise).rejects.toThrow(/start: The build is older than its content: .*\n$/);
  });

  test("the server does not start with an invalid variable, and prints the reason in one sentence", async () => {
    const startPromise = startSite({ PASSCODE: "--" }, pathInSite(scriptOf(runtime)));
    await expect(startPromise).rejects.toThrow(/start: PASSCODE must contain letters or digits, .*\.\n$/);
  });
});

test("the server prints a warning if the content does not match the hash of the build", async () => {
  await using site = await startCopy((copy) => {
    copyContent(copy);
    writeFileSync(copy.info, JSON.stringify({ contentHash: "the hash of older content" }));
  });
  expect(site.server.output()).toContain("CONTENT HAS CHANGED");
});
