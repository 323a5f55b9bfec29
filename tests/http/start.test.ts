import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { PUBLIC_PAGE } from "../helpers/addresses.ts";
import { built } from "../helpers/site/built.ts";
import { inSite } from "../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../helpers/site/runtime.ts";
import { type SiteCopy, startCopy } from "../helpers/site.ts";

type Build = SiteCopy["copy"];

const OPEN_STUDY = `case-studies${PUBLIC_PAGE}/case-study.yaml`;

describe.each<Runtime>(["node", "cloudflare"])("on %s", (runtime) => {
  test.each([
    [
      "without client",
      (copy: Build) => rmSync(copy.client),
      "The build is not whole, build/copy/client/index.html is missing: run `npm run build` again.",
    ],
    [
      "with half a bundle",
      (copy: Build) => {
        const whole = readFileSync(built.server);
        rmSync(dirname(copy.server));
        mkdirSync(dirname(copy.server));
        writeFileSync(copy.server, whole.subarray(0, whole.length / 2));
      },
      /^The build is not whole, build\/copy\/server\/index\.js cannot be loaded \(.+\): run `npm run build` again\.$/,
    ],
    [
      "older than the lock on a study",
      (copy: Build) => {
        const study = join(withContent(copy), OPEN_STUDY);
        writeFileSync(study, readFileSync(study, "utf8").replace("access: public", "access: passcode"));
      },
      `The build is older than its content and shows everyone what content/${OPEN_STUDY} does not open with "access: public" any more: run \`npm run build\` first.`,
    ],
  ])("a build %s is refused in one sentence", async (_name, spoil, sentence) => {
    const told = await startCopy((copy) => {
      addMedia(copy);
      spoil(copy);
    }, scriptOf(runtime)).then(
      async (site) => {
        await site.stop();
        return "It starts";
      },
      (error: Error) => error.message,
    );
    const [, strings] = /^The server did not start: (.*)\n$/.exec(told) ?? [];
    expect(strings, told).toMatch(sentence);
  });
});

test("a build older than a text is served, and said to be", async () => {
  await using site = await startCopy((copy) => {
    addMedia(copy);
    appendFileSync(join(withContent(copy), OPEN_STUDY), "# Changed\n");
  });
  expect(site.server.output()).toContain("CONTENT HAS CHANGED since this build");
});

test("a build of this very content is served without a word", async () => {
  await using site = await startCopy((copy) => {
    addMedia(copy);
    withContent(copy);
  });
  expect(site.server.output()).not.toContain("CONTENT HAS CHANGED");
});

function addMedia(copy: Build): void {
  cpSync(built.publicMedia, copy.publicMedia, { recursive: true });
  cpSync(built.lockedMedia, copy.lockedMedia, { recursive: true });
}

/** Beside the build, as where it was made. */
function withContent(copy: Build): string {
  const content = join(copy.folder, "../..", paths.content);
  cpSync(inSite(paths.content), content, { recursive: true });
  cpSync(built.sourceDigest, copy.sourceDigest);
  return content;
}
