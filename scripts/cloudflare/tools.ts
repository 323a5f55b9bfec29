import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError } from "../../server/environment.ts";

/** The folder with wrangler's own lock file: the site itself installs without wrangler. */
const FOLDER = join(import.meta.dirname, "../../server/cloudflare/tools");
const PACKAGE = join(FOLDER, "node_modules/wrangler");
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
  const installed = join(PACKAGE, "package.json");
  if (existsSync(installed) && readJson(installed).version === wrangler) return;
  console.log(`Installing wrangler ${wrangler}, Cloudflare's tool`);
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", "--prefix", FOLDER, ...quiet], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  throw new EnvironmentError(
    "wrangler, Cloudflare's tool, could not be installed (see the error above): check your internet connection and try again.",
  );
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Runs wrangler in this terminal, where it can ask questions. @returns its exit code */
export async function runWrangler(args: string[], variables: Record<string, string> = {}): Promise<number> {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT, ...variables };
  const [code] = await once(spawn(process.execPath, [PROGRAM, ...args], { stdio: "inherit", env }), "exit");
  return code ?? 1;
}

export function wranglerOutput(args: string[]) {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT };
  return spawnSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8", env });
}
