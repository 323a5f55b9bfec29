import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Content } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { buildContent } from "./build-content.ts";
import { newestOnly, onceQuiet } from "./newest-only.ts";
import type { Progress } from "./progress.ts";
import type { ContentValues } from "./read/content-files.ts";
import { ContentError, readContent } from "./read/load-content.ts";

/** Rebuilds the content after each save. Problems appear over the page, and a file with problems keeps its earlier value. */
export function contentInDev(siteUrl: string, progress: Progress): Plugin {
  let values: ContentValues = new Map();
  let routes: string | null = null;
  let shown: string | null = null;
  let isRestarted = false;

  async function rebuild(server: ViteDevServer): Promise<void> {
    if (isRestarted) return;
    const before = shown;
    shown = null;
    try {
      const report = await readContent(paths.content, values);
      values = report.values;
      if (report.problems.length > 0) showProblem(server, new ContentError(report.problems).message, before);
      if (!report.content) return;
      const count = await buildContent(siteUrl, progress, { ...report, content: report.content });
      if (count > 0 || (before && !shown)) progress.done(count, shown !== null);
      if ((await readRoutes()) !== routes) {
        // React Router reads the routes only at startup. After the restart, a new plugin takes over.
        isRestarted = true;
        await server.restart();
      }
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      showProblem(server, error instanceof Error ? error.message : String(error), before);
    }
  }

  function showProblem(server: ViteDevServer, message: string, before: string | null): void {
    shown = message;
    if (message !== before) server.config.logger.error(message);
    sendOverlay(server, message);
  }

  return {
    name: "content-in-dev",
    // The studio follows the content on its own.
    apply: (_config, { command, mode }) => command === "serve" && mode !== "studio",
    async configureServer(server) {
      routes = await readRoutes();
      const rebuildNewest = newestOnly(() => rebuild(server));
      const save = onceQuiet(() => void rebuildNewest());
      server.watcher.add(paths.content);
      server.watcher.on("all", (_event, file) => {
        if (resolve(file).startsWith(resolve(server.config.root, paths.content) + sep)) save();
      });
      // A page that loads while there are problems.
      server.ws.on("connection", () => shown && sendOverlay(server, shown));
      // Changes from before the watcher was ready.
      save();
      server.watcher.once("ready", save);
    },
  };
}

async function readRoutes(): Promise<string> {
  const { caseStudies, pages }: Content = JSON.parse(await readFile(paths.snapshot, "utf8"));
  return [
    ...pages.map(({ slug }) => slug),
    ...caseStudies.map(({ slug, access }) => `${slug} ${access}`),
  ].join();
}

function sendOverlay(server: ViteDevServer, message: string): void {
  server.ws.send({ type: "error", err: { message, stack: "" } });
}
