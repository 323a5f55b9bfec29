import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { PUBLIC_PAGE } from "../helpers/addresses.ts";
import { built } from "../helpers/site/built.ts";
import { inSite } from "../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../helpers/site/runtime.ts";
import { type SiteCopy, startCopy, startSite } from "../helpers/site.ts";

type Build = SiteCopy["copy"];

const PUBLIC_STUDY = `case-studies${PUBLIC_PAGE}/case-study.yaml`;

/** Returns what the program printed before it ended. */
function messageOf(start: Promise<AsyncDisposable>): Promise<string> {
  return start.then(
    async (site) => {
      await site[Symbol.asyncDispose]();
      return "It starts";
    },
    ({ message }: Error) => message.replace("The server did not start: ", ""),
  );
}

describe.each<Runtime>(["node", "cloudflare"])("on %s", (runtime) => {
  test.each([
    [
      "lacks its pages",
      (copy: Build) => rmSync(copy.client),
      "The build is incomplete, build/copy/client/index.html is missing: run `npm run build` again.\n",
    ],
    [
      "has half a bundle",
      (copy: Build) => {
        const bundle = readFileSync(built.server);
        rmSync(dirname(copy.server));
        mkdirSync(dirname(copy.server));
        writeFileSync(copy.server, bundle.subarray(0, bundle.length / 2));
      },
      /^The build is incomplete, build\/copy\/server\/index\.js cannot be loaded \(.+\): run `npm run build` again\.\n$/,
    ],
    [
      "publishes a study that was locked since",
      (copy: Build) => {
        const study = join(addContent(copy), PUBLIC_STUDY);
        writeFileSync(study, readFileSync(study, "utf8").replace("access: public", "access: passcode"));
      },
      `The build is older than its content: it publishes content/${PUBLIC_STUDY}, which no longer contains "access: public". Run \`npm run build\` first.\n`,
    ],
  ])("refuses in one sentence to serve a build that %s", async (_name, damage, sentence) => {
    const start = startCopy((copy) => {
      addMedia(copy);
      damage(copy);
    }, scriptOf(runtime));
    expect(await messageOf(start)).toMatch(sentence);
  });

  test("refuses in one sentence to start with a wrong variable", async () => {
    const start = startSite({ PASSCODE: "--" }, inSite(scriptOf(runtime)));
    expect(await messageOf(start)).toBe(
      "PASSCODE must contain letters or digits: `npm run passcode` generates a good one.\n",
    );
  });
});

test("warns about a build that is older than a text", async () => {
  await using site = await startCopy((copy) => {
    addMedia(copy);
    appendFileSync(join(addContent(copy), PUBLIC_STUDY), "# Changed\n");
  });
  expect(site.server.output()).toContain("CONTENT HAS CHANGED since this build");
});

test("serves a build of the same content without a warning", async () => {
  await using site = await startCopy((copy) => {
    addMedia(copy);
    addContent(copy);
  });
  expect(site.server.output()).not.toContain("CONTENT HAS CHANGED");
});

function addMedia(copy: Build): void {
  cpSync(built.publicMedia, copy.publicMedia, { recursive: true });
  cpSync(built.lockedMedia, copy.lockedMedia, { recursive: true });
}

/** Copies the content next to the build, where a build of this machine has it. */
function addContent(copy: Build): string {
  const content = join(copy.folder, "../..", paths.content);
  cpSync(inSite(paths.content), content, { recursive: true });
  cpSync(built.sourceDigest, copy.sourceDigest);
  return content;
}
