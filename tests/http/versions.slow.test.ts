import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../files/paths.ts";
import { projectVersion } from "../../files/project-version.ts";
import { newFolder } from "../helpers/new-folder.ts";
import { runScript } from "../helpers/run-script.ts";
import { buildSite } from "../helpers/site/build-site.ts";
import { RELEASED_SITES, type ReleasedSite, readSite, recordOf } from "../helpers/site/released-site.ts";
import { startSite } from "../helpers/site/start-site.ts";

const versions = existsSync(RELEASED_SITES) ? readdirSync(RELEASED_SITES) : [];

test.each(versions)(
  "the site of version %s moves in with all names up to date, and shows the same texts",
  async (version) => {
    const released: ReleasedSite = JSON.parse(readFileSync(recordOf(version), "utf8"));
    const root = newFolder({ "release.json": JSON.stringify({ version: projectVersion(), files: {} }) });
    for (const name of ["package.json", "CHANGELOG.md"]) await cp(name, join(root, name));
    mkdirSync(join(root, paths.content));
    const oldFolder = resolve(RELEASED_SITES, version);
    const { code, stdout, stderr } = await runScript("scripts/move-in.ts", [oldFolder], { cwd: root });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("No problems");
    // A new check can warn. Without a line in the table of old names, a renamed or removed field causes these warnings.
    const warnings = stdout.split("\n").filter((line) => line.startsWith("warning: "));
    expect(warnings.join("\n")).not.toMatch(/is now called|does not exist|does not use this text/);
    // git does not keep permissions.
    chmodSync(join(root, paths.state, "session-secret"), 0o600);
    const built = await buildSite(`version-${version}`, join(root, paths.content));
    await using site = await startSite(
      { PASSCODE: released.passcode, SESSION_SECRET: "", STATE_DIRECTORY: join(root, paths.state) },
      join(built, "server/node/serve.ts"),
    );
    const pages = Object.keys(released.pages);
    const current = await readSite(site.send, { ...released, pages });
    for (const [path, texts] of Object.entries(released.pages))
      expect(missingTexts(texts, current.pages[path]), path).toEqual([]);
    expect(missingTexts(released.guestTexts, current.guestTexts)).toEqual([]);
  },
  600_000,
);

/** Returns the texts that a page no longer shows, even in several elements. */
function missingTexts(texts: readonly string[], page: readonly string[] = []): string[] {
  const wholePage = withoutSpaces(page.join(""));
  return texts.filter((text) => !wholePage.includes(withoutSpaces(text)));
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, "");
}
