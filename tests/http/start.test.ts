import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
  test("refuses in one sentence to serve a build that publishes a study that was locked since", async () => {
    const start = startCopy((copy) => {
      addMedia(copy);
      const study = join(addContent(copy), PUBLIC_STUDY);
      writeFileSync(study, readFileSync(study, "utf8").replace("access: public", "access: passcode"));
    }, scriptOf(runtime));
    expect(await messageOf(start)).toBe(
      `The build is older than its content: it publishes content/${PUBLIC_STUDY}, which no longer contains "access: public". Run \`npm run build\` first.\n`,
    );
  });

  test("refuses in one sentence to start with a wrong variable", async () => {
    const start = startSite({ PASSCODE: "--" }, inSite(scriptOf(runtime)));
    expect(await messageOf(start)).toMatch(/^PASSCODE must contain letters or digits: .*\.\n$/);
  });
});

test.each([
  ["warns", "# Changed\n"],
  ["does not warn", ""],
])("%s if the text of a study has these characters more than the build: %j", async (title, added) => {
  await using site = await startCopy((copy) => {
    addMedia(copy);
    appendFileSync(join(addContent(copy), PUBLIC_STUDY), added);
  });
  expect(site.server.output().includes("CONTENT HAS CHANGED")).toBe(title === "warns");
});

function addMedia(copy: Build): void {
  cpSync(built.publicMedia, copy.publicMedia, { recursive: true });
  cpSync(built.lockedMedia, copy.lockedMedia, { recursive: true });
}

/** Copies the content to where a build on this machine expects it. */
function addContent(copy: Build): string {
  const content = join(copy.folder, "../..", paths.content);
  cpSync(inSite(paths.content), content, { recursive: true });
  cpSync(built.contentHash, copy.contentHash);
  return content;
}
