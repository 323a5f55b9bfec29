import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError } from "../../server/environment.ts";

/** The folder with wrangler's own lock file: the site itself installs without wrangler. */
const FOLDER = join(import.meta.dirname, "../../server/cloudflare/tools");
const PACKAGES = join(FOLDER, "node_modules");
const PACKAGE = join(PACKAGES, "wrangler");
const PROGRAM = join(PACKAGE, "bin/wrangler.js");

export const WRANGLER_MODULE = join(PACKAGE, "wrangler-dist/cli.js");

/** Stops wrangler from sending reports, and from loading or logging more than the site needs. */
export const WRANGLER_ENVIRONMENT = {
  NODE_ENV: "production",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG: "error",
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
};

if (import.meta.main) installTools();

/** Installs wrangler unless its pinned version is installed. @throws EnvironmentError */
export function installTools(): void {
  const { wrangler } = readJson(join(FOLDER, "package.json")).dependencies;
  if (isInstalled(wrangler)) return;
  console.log(`Installing wrangler ${wrangler}, Cloudflare's tool`);
  // Two processes can install at the same time, so each installs in its own folder.
  const temporary = mkdtempSync(join(FOLDER, "installing-"));
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(FOLDER, name), join(temporary, name));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", "--prefix", temporary, ...quiet], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0 && !isInstalled(wrangler)) {
    rmSync(PACKAGES, { recursive: true, force: true });
    renameSync(join(temporary, "node_modules"), PACKAGES);
  }
  rmSync(temporary, { recursive: true });
  if (status === 0) return;
  throw new EnvironmentError(
    "wrangler, Cloudflare's tool, could not be installed (see the error above): check your internet connection and try again.",
  );
}

function isInstalled(version: string): boolean {
  const file = join(PACKAGE, "package.json");
  return existsSync(file) && readJson(file).version === version;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Runs wrangler until it exits. By default, it can ask questions in this terminal. */
export function runWrangler(
  args: string[],
  variables: Record<string, string> = {},
  stdio: "inherit" | "pipe" = "inherit",
) {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT, WRANGLER_LOG: "log", ...variables };
  return spawnSync(process.execPath, [PROGRAM, ...args], { stdio, encoding: "utf8", env });
}
