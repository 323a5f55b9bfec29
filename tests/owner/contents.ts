/**
 * `npm test -- contents` builds and checks the fixture and other, very different contents. A name selects one of them:
 * `npx node tests/owner/contents.ts german`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CONTENTS, type ContentShape, writeContent } from "../fixtures/contents.ts";
import { buildFixtureSite, buildSite } from "../helpers/site/build-site.ts";

const CHECKS = [
  ["tests/leaks/leaks.ts"],
  ["studio/tests/named-fields.ts"],
  ["node_modules/@playwright/test/cli.js", "test", "--config=tests/owner", "--reporter=dot"],
];

const sites: Record<string, () => Promise<string>> = {
  fixture: buildFixtureSite,
  ...Object.fromEntries(
    Object.entries(CONTENTS).map(([name, shape]) => [name, () => buildContent(name, shape)]),
  ),
};

const chosenNames = process.argv.slice(2);
const unknownNames = chosenNames.filter((name) => !(name in sites));
if (unknownNames.length > 0)
  throw new Error(`Unknown content "${unknownNames}": choose from ${Object.keys(sites).join(", ")}.`);

for (const [name, site] of Object.entries(sites)) {
  if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
  console.log(`\n${name}`);
  const env = { ...process.env, TEST_SITE: await site() };
  for (const check of CHECKS) {
    const { status } = spawnSync(process.execPath, check, { env, stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

async function buildContent(name: string, shape: ContentShape): Promise<string> {
  const content = join(".sites/contents", name);
  await writeContent(content, shape);
  return buildSite(name, content);
}
