import { execFileSync } from "node:child_process";
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../paths.ts";
import { newFolder } from "../../helpers/new-folder.ts";
import { FIXTURE_SITE } from "../../helpers/site/build-site.ts";
import { scriptOf } from "../../helpers/site/runtime.ts";
import { startSite } from "../../helpers/site.ts";

test("the Containerfile's first stage can build, and its second stage can serve", async () => {
  const folder = newFolder();
  const [build, run] = [join(folder, "build"), join(folder, "run")];
  for (const name of sentToBuilder()) await cp(name, join(build, name));
  for (const name of [paths.content, ".content"]) {
    await cp(join(FIXTURE_SITE, name), join(build, name), { recursive: true, force: true });
  }
  // Vitest's NODE_ENV would change the build.
  const env = { ...process.env, NODE_ENV: undefined, SITE_URL: "https://www.example.com" };
  const npm = (...args: string[]) => execFileSync("npm", args, { cwd: build, env, stdio: "pipe" });
  npm("ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund");
  npm("run", "build");
  for (const name of await copiedToSecondStage()) {
    await cp(join(build, name), join(run, name), { recursive: true, verbatimSymlinks: true });
  }
  await rm(build, { recursive: true });
  await using site = await startSite({}, join(run, scriptOf("node")));
  for (const [target, status] of [
    ["/", 200],
    ["/no-such-page", 404],
  ] as const) {
    expect((await site.ask({ target })).status).toBe(status);
  }
}, 600_000);

/** Lists the files that .dockerignore leaves in the build context. */
function sentToBuilder(): string[] {
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", ...args], { encoding: "utf8" })
      .trim()
      .split("\n");
  const ignored = new Set(list("--cached", "--ignored", "--exclude-from=.dockerignore"));
  return list("--cached").filter((name) => !ignored.has(name) && !name.startsWith(`${paths.content}/`));
}

async function copiedToSecondStage(): Promise<string[]> {
  const file = await readFile("deploy/Containerfile", "utf8");
  return [...file.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, sources = ""]) =>
    sources.split(" ").flatMap((source) => source.match(/^\/site\/(.+)/)?.[1] ?? []),
  );
}
