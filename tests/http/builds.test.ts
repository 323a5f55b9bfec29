import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { publish, UNFINISHED } from "../../pipeline/publish.ts";
import { LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import { built } from "../helpers/site/built.ts";
import { startCopy } from "../helpers/site.ts";

test("a server goes on with the build it started with, however many are made beside it", async () => {
  const site = await startCopy(({ publicMedia, lockedMedia }) => {
    cpSync(built.publicMedia, publicMedia, { recursive: true });
    cpSync(built.lockedMedia, lockedMedia, { recursive: true });
  });
  const { root, copy, server, ask } = site;
  const folderOf = (name: string) => join(root, paths.builds, name);
  const page = await ask({ target: PUBLIC_PAGE });
  const [picture = ""] = /\/media\/[\w-]+\.avif/.exec(page.body.toString()) ?? [];
  const targets = [PUBLIC_PAGE, LOCKED_PAGE, picture];

  for (const name of ["second", "third", "fourth"]) {
    cpSync(copy.folder, folderOf(name + UNFINISHED), { recursive: true, verbatimSymlinks: true });
    const statuses = targets.map(async (target) => (await ask({ target })).status);
    await publish(name, root);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
    for (const target of targets) expect((await ask({ target })).status).toBe(200);
  }
  expect(existsSync(copy.folder)).toBe(true);

  process.kill(server.pid, "SIGTERM");
  await server.ended;
  cpSync(folderOf("fourth"), folderOf(`fifth${UNFINISHED}`), { recursive: true, verbatimSymlinks: true });
  await publish("fifth", root);
  expect(["copy", "second", "third", "fourth", "fifth"].filter((name) => existsSync(folderOf(name)))).toEqual(
    ["fifth"],
  );
  await site.stop();
});
