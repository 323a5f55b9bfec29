/**
 * `npm test -- contents` builds and checks the fixture site and four other sites with very different content. A name
 * selects a single site: `npx node tests/owner/contents.ts german`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CONTENTS, writeContent } from "../fixtures/contents.ts";
import { buildFixtureSite, buildSite } from "../helpers/site/build-site.ts";

const CHECKS = [["tests/leaks/leaks.ts"], ["studio/tests/named-fields.ts"]];
/** The project `chromium` covers the fixture site. */
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const BROWSER_CHECK = [PLAYWRIGHT, "test", "--config=tests/owner", "--reporter=dot"];

const names = ["fixture", ...Object.keys(CONTENTS)];
const chosenNames = process.argv.slice(2);
const unknownNames = chosenNames.filter((name) => !names.includes(name));
if (unknownNames.length > 0)
  throw new Error(`Unknown content "${unknownNames}": choose from ${names.join(", ")}.`);

for (const name of names) {
  if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
  console.log(`\n${name}`);
  const env = { ...process.env, TEST_SITE: await buildContent(name) };
  for (const checkArguments of name in CONTENTS ? [...CHECKS, BROWSER_CHECK] : CHECKS) {
    const { status } = spawnSync(process.execPath, checkArguments, { env, stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

async function buildContent(name: string): Promise<string> {
  const shape = CONTENTS[name];
  if (!shape) return buildFixtureSite();
  const folder = join(".sites/contents", name);
  await writeContent(folder, shape);
  return buildSite(name, folder);
}
