import "./production.ts";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../app.ts";
import type { AppBuild } from "../app-build.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { HTTP_LIMITS, SOCKET_IDLE_MS } from "./limits.ts";
import { listen, start } from "./listen.ts";
import { createLog, errorEntry, logConsole } from "./log.ts";
import { createShutdown } from "./shutdown.ts";
import { startMessage } from "./start-message.ts";

/** The production server: `npm run serve`. */
await start(async function serve() {
  const root = join(import.meta.dirname, "../..");
  // The app names its files from the project's folder, wherever this was started.
  process.chdir(root);
  const environment = readEnvironment(process.env);
  const log = createLog(process.stdout);
  logConsole(log);
  const build = await loadBuild(join(root, "build/server/index.js"));
  checkSiteUrl(environment.siteUrl, build.entry.module.getContent().siteUrl);
  const app = createApp({ build: () => build, environment, log, mode: "production", root });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: HTTP_LIMITS }) as Server;
  server.setTimeout(SOCKET_IDLE_MS);

  const shutDown = createShutdown(server);
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    // A second signal means now.
    if (isStopping) process.exit(1);
    isStopping = true;
    await shutDown();
    process.exit(exitCode);
  }
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  process.on("unhandledRejection", (error) => log(errorEntry(error)));
  // The state of the process is unknown now: it ends as gently as it can, and whoever runs it starts it again.
  process.on("uncaughtException", (error) => {
    log(errorEntry(error));
    stop(1);
  });

  const address = await listen(server, environment);
  process.stdout.write(startMessage(address, environment));
});

async function loadBuild(path: string): Promise<AppBuild> {
  if (!existsSync(path)) throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  return (await import(pathToFileURL(path).href)) as AppBuild;
}

/** The address stands in the prerendered pages, so it cannot be another one now. */
function checkSiteUrl(wanted: string | undefined, built: string): void {
  if (wanted === undefined || wanted === built) return;
  throw new EnvironmentError(
    `SITE_URL is ${wanted}, but the pages were built for ${built}: build and serve with the same SITE_URL.`,
  );
}
