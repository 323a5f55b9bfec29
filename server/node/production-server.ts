import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../app.ts";
import { readEnvironment } from "../environment.ts";
import { errorEntry } from "../log.ts";
import { checkBuild } from "./builds/check-build.ts";
import type { FoundBuild } from "./builds/find-build.ts";
import { staticFiles } from "./files/static-files.ts";
import { indexBuild } from "./files/static-index.ts";
import { HTTP_LIMITS, limitPipelining, SOCKET_IDLE_MS } from "./limits.ts";
import { createLog, logConsole } from "./log.ts";
import { nodePlatform } from "./node-platform.ts";
import { createShutdown } from "./shutdown.ts";
import { listen } from "./start/listen.ts";
import { withKeptSecret } from "./start/session-secret.ts";
import { startMessage } from "./start/start-message.ts";
import { stopAfterShell } from "./stop-after-shell.ts";

/** @throws EnvironmentError with one plain sentence for whoever starts it */
export async function serve(findBuild: () => FoundBuild): Promise<void> {
  const environment = withKeptSecret(readEnvironment(process.env));
  const found = findBuild();
  const build = await found.load();
  const notices = checkBuild(found, build, environment);
  const log = createLog(process.stdout);
  logConsole(log);
  const publicFiles = indexBuild(found.paths);
  const platform = nodePlatform({
    publicFiles: staticFiles(() => publicFiles),
    lockedMedia: found.paths.lockedMedia,
    environment,
    log,
  });
  const app = createApp({ build: () => build, environment, platform, mode: "production" });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: HTTP_LIMITS }) as Server;
  server.setTimeout(SOCKET_IDLE_MS);
  limitPipelining(server);

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
  stopAfterShell(() => stop(0));
  process.on("unhandledRejection", (error) => log(errorEntry(error)));
  // The state of the process is unknown now: it ends as gently as it can.
  process.on("uncaughtException", (error) => {
    log(errorEntry(error));
    stop(1);
  });

  const address = await listen(server, environment);
  found.markServed();
  process.stdout.write(startMessage(address, environment, notices));
}
