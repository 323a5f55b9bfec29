import { chmodSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { runScript } from "../../tests/helpers/run-script.ts";
import { copyProject } from "../../tests/helpers/site/project-copy.ts";

/** The fake npm fails if another npm is installing in the same folder. */
const FAKE_NPM = `#!/bin/sh
mkdir "$3/node_modules" && sleep 1 && mkdir "$3/node_modules/wrangler" || exit 1
echo '{ "version": "4.164.0" }' > "$3/node_modules/wrangler/package.json"
`;

test("installs wrangler if two processes start at the same time, and skips the installation later", async () => {
  const root = newFolder({ "bin/npm": FAKE_NPM });
  chmodSync(join(root, "bin/npm"), 0o755);
  await copyProject(root);
  const tools = join(root, "server/cloudflare/tools");
  rmSync(join(tools, "node_modules"));
  const env = { PATH: `${root}/bin:${process.env.PATH}` };
  const install = () => runScript(join(root, "scripts/cloudflare/tools.ts"), [], { env });
  const installations = await Promise.all([install(), install()]);
  expect(installations.map(({ code, complained }) => [code, complained])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(existsSync(join(tools, "node_modules/wrangler"))).toBe(true);
  expect(await install()).toMatchObject({ code: 0, said: "" });
});
