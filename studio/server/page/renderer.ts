import { join } from "node:path";
import { createServerModuleRunner, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import { ESModulesEvaluator, type ModuleRunner } from "vite/module-runner";
import type { Content } from "#app/content/types.ts";
import { FOLDERS } from "#app/site-map.ts";
import { paths } from "../../../files/paths.ts";
import { createApp } from "../../../server/app.ts";
import type { AppBuild, AppOptions, Platform } from "../../../server/context.ts";
import type { ServerEnvironment } from "../../../server/environment.ts";
import { nodePlatform } from "../../../server/node/node-platform.ts";
import { indexFolder, staticFiles } from "../../../server/node/static-files.ts";
import { MOTION_QUERY, NEVER_QUERY } from "../../shared/views.ts";
import { fieldLabel } from "../edits/labels.ts";
import { type Field, markContent } from "./markers.ts";
import { type NamedPage, nameFields } from "./name-fields.ts";
import { SectionIds } from "./section-ids.ts";

const SERVER_BUILD = "virtual:react-router/server-build";

/** Imports the snapshot from memory instead of from the disk. */
class SnapshotEvaluator extends ESModulesEvaluator {
  snapshot: Content | null = null;

  override async runInlinedModule(...[context, code]: Parameters<ESModulesEvaluator["runInlinedModule"]>) {
    if (!context.__vite_ssr_import_meta__.url.endsWith(paths.snapshot))
      return super.runInlinedModule(context, code);
    context.__vite_ssr_exportName__("default", () => this.snapshot);
  }
}

export function platformOf(root: string, environment: ServerEnvironment): Platform {
  return nodePlatform({
    publicFiles: staticFiles(() => indexFolder(join(root, paths.publicMedia), FOLDERS.media)),
    lockedMedia: join(root, paths.lockedMedia),
    environment,
    log: ({ error }) => error && console.error(error),
  });
}

interface RenderingApp {
  runner: ModuleRunner;
  evaluator: SnapshotEvaluator;
  app: ReturnType<typeof createApp>;
}

export interface RenderedPage extends NamedPage {
  status: number;
}

/** Renders each page twice from a snapshot in memory: as visitors see it, and with markers in its texts. */
export class Renderer {
  readonly #vite: ViteDevServer;
  readonly #options: Pick<AppOptions, "environment" | "platform">;
  readonly #sections = new SectionIds();
  #plainApp: RenderingApp;
  #markedApp: RenderingApp;
  #fields: Field[] = [];
  #sectionIds = new Map<string, string[]>();
  #routes: string | null = null;
  #restartPromise: Promise<void> = Promise.resolve();
  readonly #runningRequests = new Set<Promise<unknown>>();
  /** The studio's page asks again for each page that it has loaded. */
  #lastPage: { key: string; page: Promise<RenderedPage> } | null = null;

  constructor(vite: ViteDevServer, options: Pick<AppOptions, "environment" | "platform">) {
    this.#vite = vite;
    this.#options = options;
    this.#plainApp = this.#createRenderingApp();
    this.#markedApp = this.#createRenderingApp();
  }

  #createRenderingApp(): RenderingApp {
    const evaluator = new SnapshotEvaluator();
    const ssr = this.#vite.environments.ssr as RunnableDevEnvironment;
    const runner = createServerModuleRunner(ssr, { evaluator, hmr: { logger: false } });
    const build = () => runner.import<AppBuild>(SERVER_BUILD);
    return { evaluator, runner, app: createApp({ ...this.#options, build, mode: "development" }) };
  }

  answer(request: Request): Promise<Response> {
    return this.#runBetweenRestarts(() => sendLocally(this.#plainApp.app, request));
  }

  /** Keeps Vite from restarting during a request, because the request would never get a response. */
  async #runBetweenRestarts<T>(request: () => Promise<T>): Promise<T> {
    await this.#restartPromise;
    const response = request();
    this.#runningRequests.add(response);
    return response.finally(() => this.#runningRequests.delete(response));
  }

  load<T>(path: string): Promise<T> {
    return this.#plainApp.runner.import<T>(path);
  }

  get fields(): readonly Field[] {
    return this.#fields;
  }

  sectionIdsOf(file: string): string[] {
    return this.#sectionIds.get(file.split("/")[1] ?? "") ?? [];
  }

  showContent(content: Content): void {
    const { markedContent, fields } = markContent(content);
    this.#sectionIds = this.#sections.idsByPage(content);
    this.#fields = fields.map((field) => {
      const [name, index] = field.path;
      return {
        ...field,
        section: name === "sections" ? this.sectionIdsOf(field.file)[Number(index)] : undefined,
        // A page needs only the labels of its own fields.
        get label() {
          return fieldLabel(content, field);
        },
      };
    });
    this.#showSnapshots(content, markedContent);
    const routes = routesOf(content);
    // React Router reads its routes only when Vite starts.
    if (this.#routes !== null && this.#routes !== routes) this.#restart();
    this.#routes = routes;
  }

  #showSnapshots(content: Content | null, marked: Content | null): void {
    this.#plainApp.evaluator.snapshot = content;
    this.#markedApp.evaluator.snapshot = marked;
    for (const { runner } of [this.#plainApp, this.#markedApp]) runner.clearCache();
    this.#lastPage = null;
  }

  #restart(): void {
    const restart = async () => {
      await Promise.allSettled(this.#runningRequests);
      await this.#vite.restart();
      const { snapshot: content } = this.#plainApp.evaluator;
      const { snapshot: marked } = this.#markedApp.evaluator;
      this.#plainApp = this.#createRenderingApp();
      this.#markedApp = this.#createRenderingApp();
      this.#showSnapshots(content, marked);
    };
    this.#restartPromise = this.#restartPromise.then(restart).catch(console.error);
  }

  /** Renders a page with field names, and without scripts and motion. @param path including the query */
  page(path: string, cookie: string): Promise<RenderedPage> {
    const key = JSON.stringify([path, cookie]);
    if (this.#lastPage?.key !== key) this.#lastPage = { key, page: this.#render(path, cookie) };
    const { page } = this.#lastPage;
    page.catch(() => {
      if (this.#lastPage?.page === page) this.#lastPage = null;
    });
    return page;
  }

  async #render(path: string, cookie: string): Promise<RenderedPage> {
    const request = () => new Request(new URL(path, "http://localhost"), { headers: { Cookie: cookie } });
    const page = await this.#runBetweenRestarts(async () => {
      const fields = this.#fields;
      const [plain, marked] = [
        await sendLocally(this.#plainApp.app, request()),
        await sendLocally(this.#markedApp.app, request()),
      ];
      const [plainHtml, markedHtml] = await Promise.all([plain.text(), marked.text()]);
      // Both pages must use the same snapshot.
      if (fields !== this.#fields) return null;
      return {
        status: plain.status,
        ...nameFields(removeActivity(plainHtml), removeActivity(markedHtml), fields),
      };
    });
    return page ?? this.#render(path, cookie);
  }
}

function routesOf({ caseStudies, pages }: Content): string {
  const studies = caseStudies.map(({ slug, access }) => `${slug} ${access}`);
  return [...pages.map(({ slug }) => slug), ...studies].join();
}

function sendLocally(app: RenderingApp["app"], request: Request): Promise<Response> {
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  return Promise.resolve(app.fetch(request, { incoming } as object));
}

/** Removes scripts, motion, and the controls of videos, which would catch clicks. */
function removeActivity(html: string): string {
  return html
    .replaceAll(MOTION_QUERY, NEVER_QUERY)
    .replaceAll(/(<video\b[^>]*) controls=""/g, "$1")
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(rel="modulepreload"|data-react-router-critical-css)[^>]*>/g, "");
}
