import { spawnSync } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentBuild, paths } from "../../files/paths.ts";
import { newFolder } from "../helpers/new-folder.ts";
import { LOCKED_SENTENCE } from "../helpers/site/addresses.ts";
import { copyProject } from "../helpers/site/project-copy.ts";
import { pathInSite } from "../helpers/site/root.ts";

test("the build reports a locked sentence in a public file, and does not publish the site", async () => {
  const root = newFolder();
  await copyProject(root);
  for (const folder of [paths.content, ".content"])
    await cp(pathInSite(folder), join(root, folder), { recursive: true });
  await writeFile(join(root, paths.public, "notes.txt"), LOCKED_SENTENCE);
  // A build does not read what `npm run dev` saves meanwhile.
  await writeFile(join(root, paths.snapshot), "half a snapsh");
  const env = { ...process.env, NODE_ENV: undefined, SITE_URL: undefined };
  const options = { cwd: root, env, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], options);
  expect(stderr).toContain("Not published");
  expect(stderr).toContain(`client/notes.txt: the locked sentence "${LOCKED_SENTENCE}`);
  expect(status).toBe(1);
  expect(currentBuild(root)).toBeNull();
}, 300_000);
