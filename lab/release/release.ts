/**
 * `npm run release -- 1.1.0` prepares a release: the version, its date in the changelog, the frozen site for tests, and the
 * list of files. CONTRIBUTING.md explains what comes before and after.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { ExitReason } from "../../files/exit-reason.ts";
import { hashOfProjectFile, RELEASE_LIST } from "../../scripts/move-in/release-list.ts";
import { runProgram } from "../../server/node/run-program.ts";

const CHANGELOG = "CHANGELOG.md";

await runProgram(async function release() {
  const [, , version = ""] = process.argv;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ExitReason("Write a version, such as 1.1.0.");
  run("npm", ["version", version, "--no-git-tag-version", "--allow-same-version"]);
  const changelog = readFileSync(CHANGELOG, "utf8");
  const today = new Date().toISOString().slice(0, "2026-12-31".length);
  if (!changelog.includes(`\n## [${version}]`))
    await writeFile(CHANGELOG, changelog.replace("## [Unreleased]\n", `$&\n## [${version}] - ${today}\n`));
  run(process.execPath, ["tests/helpers/site/build-site.ts"]);
  run(process.execPath, ["lab/release/freeze-version.ts"], { TEST_SITE: ".sites/fixture" });
  // Stage first: the list must match the commit, with the new folder.
  run("git", ["add", "--all"]);
  const names = run("git", ["ls-files", "-z"])
    .split("\0")
    .filter((name) => name && name !== RELEASE_LIST);
  const files = Object.fromEntries(names.map((name) => [name, hashOfProjectFile(name)]));
  await writeFile(RELEASE_LIST, `${JSON.stringify({ version, files }, null, 2)}\n`);
  run("git", ["add", RELEASE_LIST]);
  console.log(`Version ${version} is staged. Run npm test and npm run test:all, then commit and tag it.`);
});

function run(command: string, args: string[], variables: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(command, args, {
    env,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new ExitReason(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}
