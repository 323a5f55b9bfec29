/** `npm run test:contents`: builds very different contents and checks each as an owner's; `-- german` takes those named. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CONTENTS, writeContent } from "../fixtures/contents.ts";
import { buildSite } from "../kit/build-site.ts";

const CHECKS = [
  ["tests/leaks/leaks.ts"],
  ["node_modules/@playwright/test/cli.js", "test", "--config=tests/owner", "--reporter=dot"],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CONTENTS));
if (unknown.length > 0) throw new Error(`There is no content "${unknown}": ${Object.keys(CONTENTS)}`);

for (const [name, shape] of Object.entries(CONTENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const content = join(".sites/contents", name);
  await writeContent(content, shape);
  const env = { ...process.env, TEST_SITE: await buildSite(name, content) };
  for (const check of CHECKS) {
    const { status } = spawnSync(process.execPath, check, { env, stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}
