import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentBuild, paths } from "../../../paths.ts";
import { FIXTURE_SITE } from "../../kit/site/build-site.ts";
import { SOURCES } from "../../kit/site/project-copy.ts";

test("npm ci --omit=dev installs all that npm run build needs, as deploy/Containerfile does it", async () => {
  const site = await mkdtemp(join(tmpdir(), "container-"));
  for (const name of [...SOURCES, "package-lock.json"]) {
    await cp(name, join(site, name), { recursive: true, filter: (path) => !path.includes("node_modules") });
  }
  for (const name of [paths.content, ".content"]) {
    await cp(join(FIXTURE_SITE, name), join(site, name), { recursive: true });
  }
  // A test runner's own NODE_ENV would make another build.
  const env = { ...process.env, NODE_ENV: undefined, SITE_URL: "https://www.example.com" };
  const npm = (...args: string[]) => execFileSync("npm", args, { cwd: site, env, stdio: "pipe" });
  npm("ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund");
  npm("run", "build");
  expect(currentBuild(site)).toMatch(/^\d+$/);
  await rm(site, { recursive: true });
}, 600_000);
