import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { fillLocalBucket } from "../../../scripts/cloudflare/locked-media.ts";
import { logInAsOwner, OWNER_PASSWORD } from "../../helpers/invitations/owner.ts";
import { newFolder } from "../../helpers/new-folder.ts";
import { buildPaths } from "../../helpers/site/built.ts";
import { pathInSite } from "../../helpers/site/root.ts";
import { scriptOf } from "../../helpers/site/runtime.ts";
import { startSite } from "../../helpers/site/start-site.ts";

const SCRIPT = pathInSite(scriptOf("cloudflare"));

function childProcessesOf(pid: number): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return stdout.trim().split("\n").map(Number);
}

function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout !== "" && !stdout.startsWith("Z");
}

test.each(["SIGTERM", "SIGINT"] as const)("%s ends the server and the Workers runtime", async (signal) => {
  await using site = await startSite({}, SCRIPT);
  const { pid, output } = site.server;
  expect(output()).toMatch(/^\s+The portfolio is at http:\/\/localhost:\d+\n/m);
  const childProcesses = childProcessesOf(pid);
  expect(childProcesses.every(isRunning)).toBe(true);
  process.kill(pid, signal);
  while ([pid, ...childProcesses].some(isRunning)) await sleep(50);
});

test("invitation links contain the local address", async () => {
  await using site = await startSite({ OWNER_PASSWORD }, SCRIPT);
  const { link } = await (await logInAsOwner(site.server.origin)).invite();
  expect(new URL(link).origin).toBe(`http://localhost:${site.server.port}`);
});

test("the local bucket contains only the locked media of the last build", async () => {
  const state = newFolder();
  for (const folder of [newFolder({ "study/image.avif": "an image" }), resolve(buildPaths.lockedMedia)]) {
    await fillLocalBucket("portfolio-locked", folder, state);
    expect(contentsOf(join(state, "v3/r2"), "blobs")).toEqual(contentsOf(folder));
  }
});

/** Finds the files in a folder whose names include `part`, and returns their contents as base64. */
function contentsOf(folder: string, part = ""): string[] {
  const names = listFiles(folder).filter((name) => name.includes(part));
  return names.map((name) => readFileSync(join(folder, name), "base64")).sort();
}
