import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Content } from "#app/content/types.ts";
import { paths } from "../files/paths.ts";
import { buildContent } from "./build-content.ts";
import { coalesceCalls, debounce } from "./coalesce-calls.ts";
import { ContentError, readContent } from "./load-content.ts";
import type { Progress } from "./media/progress.ts";
import type { ContentSources } from "./read/content-files.ts";

/** Rebuilds the content after each save. The page shows problems, and files with problems keep their earlier version. */
export function contentInDev(siteUrl: string, progress: Progress): Plugin {
  let sources: ContentSources = new Map();
  let problems: string | null = null;
  let routes: string | null = null;
  let isRestarted = false;

  async function rebuild(server: ViteDevServer): Promise<void> {
    if (isRestarted) return;
    const previousProblems = problems;
    const count = await buildReportedContent();
    if (problems && problems !== previousProblems) server.config.logger.error(problems);
    if (count > 0 || (previousProblems && !problems)) progress.done(count, problems !== null);
    if ((await readRoutes()) !== routes) {
      // React Router reads the routes only at startup. After the restart, a new plugin takes over.
      isRestarted = true;
      await server.restart();
    }
    server.ws.send({ type: "full-reload" });
  }

  async function buildReportedContent(): Promise<number> {
    try {
      const report = await readContent(paths.content, { earlier: sources });
      sources = report.sources;
      problems = report.problems.length > 0 ? new ContentError(report.problems).message : null;
      const { content, warnings } = report;
      return content ? await buildContent(siteUrl, progress, { content, warnings }) : 0;
    } catch (error) {
      problems = error instanceof Error ? error.message : String(error);
      return 0;
    }
  }

  return {
    name: "content-in-dev",
    // The studio has its own watcher for content/.
    apply: (_config, { command, mode }) => command === "serve" && mode !== "studio",
    async configureServer(server) {
      routes = await readRoutes();
      const rebuildNewest = coalesceCalls(() => rebuild(server));
      const rebuildSoon = debounce(() => void rebuildNewest());
      server.watcher.add(paths.content);
      server.watcher.on("all", (_event, file) => {
        if (resolve(file).startsWith(resolve(server.config.root, paths.content) + sep)) rebuildSoon();
      });
      server.ws.on("connection", () => {
        if (problems) server.ws.send({ type: "error", err: { message: problems, stack: "" } });
      });
      // The watcher misses changes before its "ready" event.
      rebuildSoon();
      server.watcher.once("ready", rebuildSoon);
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
