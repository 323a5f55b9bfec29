import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { PUBLIC_PAGE } from "../helpers/addresses.ts";
import { built } from "../helpers/site/built.ts";
import { inSite } from "../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../helpers/site/runtime.ts";
import { startCopy, startSite } from "../helpers/site.ts";

const PUBLIC_STUDY = `case-studies${PUBLIC_PAGE}/case-study.yaml`;

/** Copies the build and its content, changes the public study with `change`, and starts the copy. */
function startWithChangedStudy(change: (study: string) => void, script?: string) {
  return startCopy((copy) => {
    cpSync(built.publicMedia, copy.publicMedia, { recursive: true });
    cpSync(built.lockedMedia, copy.lockedMedia, { recursive: true });
    cpSync(built.contentHash, copy.contentHash);
    const content = join(copy.folder, "../..", paths.content);
    cpSync(inSite(paths.content), content, { recursive: true });
    change(join(content, PUBLIC_STUDY));
  }, script);
}

describe.each<Runtime>(["node", "cloudflare"])("on %s", (runtime) => {
  test("refuses in one sentence to serve a build that publishes a study which content/ locks", async () => {
    const start = startWithChangedStudy((study) => {
      writeFileSync(study, readFileSync(study, "utf8").replace("access: public", "access: passcode"));
    }, scriptOf(runtime));
    await expect(start).rejects.toThrow(
      `start: The build is older than its content: it publishes content/${PUBLIC_STUDY}, which no longer contains "access: public". Run \`npm run build\` first.\n`,
    );
  });

  test("refuses in one sentence to start with an invalid variable", async () => {
    const start = startSite({ PASSCODE: "--" }, inSite(scriptOf(runtime)));
    await expect(start).rejects.toThrow(/start: PASSCODE must contain letters or digits: .*\.\n$/);
  });
});

test.each([
  ["warns", "# Changed\n"],
  ["does not warn", ""],
])("%s at the start if %j was added to the content after the build", async (title, added) => {
  await using site = await startWithChangedStudy((study) => appendFileSync(study, added));
  expect(site.server.output().includes("CONTENT HAS CHANGED")).toBe(title === "warns");
});
