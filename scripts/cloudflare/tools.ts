import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExitReason } from "../../files/exit-reason.ts";
import { npmCi } from "../../files/npm-ci.ts";

/** TOOLS_FOLDER contains wrangler's package.json, because the site installs without wrangler. */
const TOOLS_FOLDER = join(import.meta.dirname, "../../server/cloudflare/tools");
const PACKAGES_FOLDER = join(TOOLS_FOLDER, "node_modules");
const WRANGLER_FOLDER = join(PACKAGES_FOLDER, "wrangler");
const WRANGLER_PROGRAM = join(WRANGLER_FOLDER, "bin/wrangler.js");

export const WRANGLER_MODULE = join(WRANGLER_FOLDER, "wrangler-dist/cli.js");

/** Stops wrangler from sending reports to Cloudflare, reading .env files and writing logs that the site does not need. */
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

/** Installs wrangler unless its pinned version is installed. @throws ExitReason */
export function installTools(): void {
  const { wrangler } = readJson(join(TOOLS_FOLDER, "package.json")).dependencies;
  const packageFile = join(WRANGLER_FOLDER, "package.json");
  if (existsSync(packageFile) && readJson(packageFile).version === wrangler) return;
  console.log(`Installing wrangler ${wrangler}, Cloudflare's tool`);
  if (npmCi(TOOLS_FOLDER)) return;
  throw new ExitReason(
    "wrangler, Cloudflare's tool, could not be installed (see the error above): check your internet connection and try again.",
  );
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Runs wrangler until it exits. By default, wrangler can ask questions in this terminal. */
export function runWrangler(
  args: string[],
  variables: Record<string, string> = {},
  stdio: "inherit" | "pipe" = "inherit",
) {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT, WRANGLER_LOG: "log", ...variables };
  return spawnSync(process.execPath, [WRANGLER_PROGRAM, ...args], { stdio, encoding: "utf8", env });
}
