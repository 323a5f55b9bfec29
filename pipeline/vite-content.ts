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

/**
 * `npm run dev`: a saved file in content/ is checked, its media are made and the page reloads. Problems are shown in
 * the terminal and over the page until they are mended; meanwhile a file that has one says what it said before, and all
 * others are followed.
 */
export function contentInDev(siteUrl: string, progress: Progress): Plugin {
  let values: ContentValues = new Map();
  let routes: string | null = null;
  let problem: string | null = null;
  let isReplaced = false;

  async function rebuild(server: ViteDevServer): Promise<void> {
    if (isReplaced) return;
    const before = problem;
    problem = null;
    try {
      const report = await readContent(paths.content, values);
      values = report.values;
      if (report.problems.length > 0) showProblem(server, new ContentError(report.problems).message, before);
      if (!report.content) return;
      const count = await buildContent(siteUrl, progress, { ...report, content: report.content });
      if (count > 0 || (before && !problem)) progress.done(count, problem !== null);
      if ((await readRoutes()) !== routes) {
        // React Router reads the list of routes at start only. After a restart another plugin is at work.
        isReplaced = true;
        await server.restart();
      }
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      showProblem(server, error instanceof Error ? error.message : String(error), before);
    }
  }

  /** In the terminal once, over the page until it is mended. */
  function showProblem(server: ViteDevServer, message: string, before: string | null): void {
    problem = message;
    if (message !== before) server.config.logger.error(message);
    show(server, message);
  }

  return {
    name: "content-in-dev",
    // The studio follows the content by itself.
    apply: (_config, { command, mode }) => command === "serve" && mode !== "studio",
    async configureServer(server) {
      routes = await readRoutes();
      const rebuildNewest = newestOnly(() => rebuild(server));
      const save = onceQuiet(() => void rebuildNewest());
      server.watcher.add(paths.content);
      server.watcher.on("all", (_event, file) => {
        if (resolve(file).startsWith(resolve(server.config.root, paths.content) + sep)) save();
      });
      // A page loaded while something is broken.
      server.ws.on("connection", () => problem && show(server, problem));
      // What was saved while the server started, also before it watched each file.
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

function show(server: ViteDevServer, message: string): void {
  server.ws.send({ type: "error", err: { message, stack: "" } });
}
