import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError } from "../../server/environment.ts";

/** Where wrangler is installed, by a lock file of its own. */
const FOLDER = join(import.meta.dirname, "../../server/cloudflare/tools");
const PACKAGE = join(FOLDER, "node_modules/wrangler");

const PROGRAM = join(PACKAGE, "bin/wrangler.js");

/** wrangler's own interface; see local-runtime.ts. */
export const WRANGLER_MODULE = join(PACKAGE, "wrangler-dist/cli.js");

/** So that it asks, reports and fetches nothing by itself, and keeps no record of requests. */
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

/** Installs wrangler unless the right version is there. @throws EnvironmentError when that fails */
export function installTools(): void {
  const { wrangler } = read(join(FOLDER, "package.json")).dependencies;
  if (read(join(PACKAGE, "package.json")).version === wrangler) return;
  console.log(`Installing wrangler ${wrangler}, once`);
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", "--prefix", FOLDER, ...quiet], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  throw new EnvironmentError(
    "wrangler, which runs Cloudflare's part, could not be installed: see above, check the connection and run this again.",
  );
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** What it says is shown, and it may ask. @returns its exit code */
export async function runWrangler(args: string[], variables: Record<string, string> = {}): Promise<number> {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT, ...variables };
  const [code] = await once(spawn(process.execPath, [PROGRAM, ...args], { stdio: "inherit", env }), "exit");
  return code ?? 1;
}

/** What it says is given back, and nothing shown. */
export function askWrangler(args: string[]) {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT };
  return spawnSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8", env });
}
