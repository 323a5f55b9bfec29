import { join } from "node:path";
import { createServerModuleRunner, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import { ESModulesEvaluator, type ModuleRunner } from "vite/module-runner";
import type { Content } from "#app/content/types.ts";
import { FOLDERS } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { type AppOptions, createApp } from "../../server/app.ts";
import type { AppBuild } from "../../server/context.ts";
import type { ServerEnvironment } from "../../server/environment.ts";
import { nodePlatform } from "../../server/node/node-platform.ts";
import { indexFolder, staticFiles } from "../../server/node/static-files.ts";
import type { Platform } from "../../server/platform.ts";
import { MOVING, STILL } from "../views.ts";
import { type Field, markContent } from "./mark.ts";
import { type NamedPage, nameFields } from "./name-fields.ts";
import { SectionIds } from "./section-ids.ts";

const BUILD = "virtual:react-router/server-build";

/** Gives the app a snapshot from memory instead of the file. */
class WithSnapshot extends ESModulesEvaluator {
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

interface Twin {
  runner: ModuleRunner;
  evaluator: WithSnapshot;
  app: ReturnType<typeof createApp>;
}

export interface RenderedPage extends NamedPage {
  status: number;
}

/** Renders the site as visitors see it, and the same site with marks, from a snapshot that need not be on the disk. */
export class Renderer {
  readonly #vite: ViteDevServer;
  readonly #options: Pick<AppOptions, "environment" | "platform">;
  readonly #sections = new SectionIds();
  #plain: Twin;
  #marked: Twin;
  #fields: Field[] = [];
  /** Identifies the routes of the content that is shown. */
  #routes: string | null = null;
  #restarting: Promise<void> = Promise.resolve();

  constructor(vite: ViteDevServer, options: Pick<AppOptions, "environment" | "platform">) {
    this.#vite = vite;
    this.#options = options;
    this.#plain = this.#createTwin();
    this.#marked = this.#createTwin();
  }

  #createTwin(): Twin {
    const evaluator = new WithSnapshot();
    const ssr = this.#vite.environments.ssr as RunnableDevEnvironment;
    const runner = createServerModuleRunner(ssr, { evaluator, hmr: { logger: false } });
    const build = () => runner.import<AppBuild>(BUILD);
    return { evaluator, runner, app: createApp({ ...this.#options, build, mode: "development" }) };
  }

  /** Answers a request that is not for a page in the frame. */
  async answer(request: Request): Promise<Response> {
    await this.#restarting;
    return ask(this.#plain.app, request);
  }

  load<T>(path: string): Promise<T> {
    return this.#plain.runner.import<T>(path);
  }

  get fields(): readonly Field[] {
    return this.#fields;
  }

  use(content: Content): void {
    const { marked, fields } = markContent(content);
    const ids = this.#sections.of(content);
    this.#fields = fields.map((field) => {
      const [name, index] = field.path;
      const [, slug = ""] = field.file.split("/");
      return { ...field, section: name === "sections" ? ids.get(slug)?.[Number(index)] : undefined };
    });
    this.#showSnapshots(content, marked);
    const routes = routesOf(content);
    // React Router reads its routes only when Vite starts.
    if (this.#routes !== null && this.#routes !== routes) this.#restart();
    this.#routes = routes;
  }

  #showSnapshots(content: Content | null, marked: Content | null): void {
    this.#plain.evaluator.snapshot = content;
    this.#marked.evaluator.snapshot = marked;
    for (const { runner } of [this.#plain, this.#marked]) runner.clearCache();
  }

  #restart(): void {
    const restart = async () => {
      await this.#vite.restart();
      const [{ snapshot: content }, { snapshot: marked }] = [this.#plain.evaluator, this.#marked.evaluator];
      this.#plain = this.#createTwin();
      this.#marked = this.#createTwin();
      this.#showSnapshots(content, marked);
    };
    this.#restarting = this.#restarting.then(restart).catch(console.error);
  }

  /**
   * Renders a page without scripts and motion, and with the names of its fields.
   * @param path with its query
   * @param cookie of the visitor who sees the page
   */
  async page(path: string, cookie: string): Promise<RenderedPage> {
    await this.#restarting;
    const fields = this.#fields;
    const request = () => new Request(new URL(path, "http://localhost"), { headers: { Cookie: cookie } });
    const [truth, marked] = [await ask(this.#plain.app, request()), await ask(this.#marked.app, request())];
    const [own, other] = await Promise.all([truth.text(), marked.text()]);
    // The content changed meanwhile, so the two pages could differ.
    if (fields !== this.#fields) return this.page(path, cookie);
    return { status: truth.status, ...nameFields(atRest(own), atRest(other), fields) };
  }
}

function routesOf({ caseStudies, pages }: Content): string {
  const studies = caseStudies.map(({ slug, access }) => `${slug} ${access}`);
  return [...pages.map(({ slug }) => slug), ...studies].join();
}

/** Sends a request as if from this machine. */
function ask(app: Twin["app"], request: Request): Promise<Response> {
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  return Promise.resolve(app.fetch(request, { incoming } as object));
}

/** Removes scripts, motion, and the controls of videos, which would receive the clicks. */
function atRest(html: string): string {
  return html
    .replaceAll(MOVING, STILL)
    .replaceAll(/(<video\b[^>]*) controls=""/g, "$1")
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(rel="modulepreload"|data-react-router-critical-css)[^>]*>/g, "");
}
