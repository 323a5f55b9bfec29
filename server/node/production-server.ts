import type { Server } from "node:http";
import { createApp } from "../app.ts";
import { readEnvironment } from "../environment.ts";
import { errorEntry, type Log } from "../log.ts";
import { checkBuild, type FoundBuild } from "./built-site.ts";
import { createHttpServer, listen, shutDown } from "./http-server.ts";
import { nodePlatform } from "./node-platform.ts";
import { withSecrets } from "./session-secret.ts";
import { startMessage } from "./start-message.ts";
import { indexBuild, staticFiles } from "./static-files.ts";
import { createLog, logConsole } from "./stream-log.ts";

export async function serveBuild(found: FoundBuild): Promise<void> {
  const environment = withSecrets(readEnvironment(process.env));
  const build = await found.load();
  const warning = checkBuild(found, build, environment);
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
  const server = createHttpServer(app.fetch);
  stopGracefully(server, log);
  const { port } = await listen(server, environment);
  process.stdout.write(startMessage(port, environment, warning));
}

/** Finishes open requests after SIGTERM, SIGINT or an uncaught exception. A second signal ends the process immediately. */
function stopGracefully(server: Server, log: Log): void {
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    await shutDown(server);
    process.exit(exitCode);
  }
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  process.on("unhandledRejection", (error) => log(errorEntry(error)));
  process.on("uncaughtException", (error) => {
    log(errorEntry(error));
    stop(1);
  });
}
