import type { Plugin, ViteDevServer } from "vite";
import { paths } from "../paths.ts";
import { buildContent } from "./build-content.ts";

/** Milliseconds to wait for an editor to finish saving. */
const QUIET = 100;

/** `npm run dev` goes on after a mistake in content/: it is shown, and the last good content stays. */
export function contentInDev(siteUrl: string): Plugin {
  return {
    name: "content-in-dev",
    apply: "serve",
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(paths.content);
      server.watcher.on("all", (_event, file) => {
        if (!file.includes(`/${paths.content}/`) && !file.startsWith(`${paths.content}/`)) return;
        clearTimeout(timer);
        timer = setTimeout(() => rebuild(server, siteUrl), QUIET);
      });
    },
  };
}

async function rebuild(server: ViteDevServer, siteUrl: string): Promise<void> {
  try {
    await buildContent(siteUrl);
    server.ws.send({ type: "full-reload" });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    server.config.logger.error(message);
    server.ws.send({ type: "error", err: { message, stack: "" } });
  }
}
