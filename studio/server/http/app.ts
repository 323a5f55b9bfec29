import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { FOLDERS } from "#app/site-map.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { type FieldPath, parseFieldName } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { takeView, withView } from "../../shared/views.ts";
import {
  changeSchema,
  fieldSchema,
  previewChange,
  type StudioParts,
  setField,
  undoOrRedo,
  valueAt,
} from "../edits/changes.ts";
import { describeProblem } from "../edits/labels.ts";
import { pagesOfSite } from "../edits/pages.ts";
import type { Renderer } from "../page/renderer.ts";
import type { createCookies } from "../page/view-cookies.ts";
import type { Publisher } from "../publish/publisher.ts";
import { jsonLimit } from "./body-limits.ts";
import { addFormRoutes } from "./form.ts";
import { API_PATH, CLIENT_BASE, requireSecret } from "./guard.ts";
import { addLookRoutes } from "./look.ts";
import { addMediaRoutes } from "./media.ts";
import { addPublishRoutes } from "./publish.ts";
import { addSiteRoutes } from "./site.ts";
import { addStructureRoutes } from "./structure.ts";

interface ServerParts extends StudioParts {
  renderer: Renderer;
  publisher: Publisher;
  cookieOf: ReturnType<typeof createCookies>;
  /** The folder with the studio's built page. */
  client: string;
  secret: string;
  /** Sets the cookie for pages of the site. */
  cookieHeader: () => string;
}

const HASH_PATTERN = /^[0-9a-f]{64}$/;
/** The frame does not run scripts; the studio's script changes it from outside. */
const FRAME_POLICY = "script-src 'none'; form-action 'none'; frame-ancestors 'self'; object-src 'none'";

const STUDIO_POLICY = [
  ...["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' blob: data:"],
  ...["media-src 'self' blob:", "font-src 'self' data:", "worker-src 'self' blob:", "object-src 'none'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

/** Serves the studio's page, the pages in its frame, its API, and the site for all other requests. */
export function createStudioApp(parts: ServerParts): Hono {
  const { store, live, renderer, publisher, cookieOf, client, secret, cookieHeader } = parts;
  const app = new Hono();

  app.use(`${API_PATH}*`, requireSecret(secret));
  app.onError((error, c) => {
    if (error instanceof Refusal)
      return c.json({ message: error.message, currentValue: error.currentValue }, error.status as 400);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ message: "The request is malformed." }, 400);
    console.error(error);
    return c.json({ message: `The studio failed: ${error.message}` }, 500);
  });

  const withPlace = (problem: Problem) => ({ ...problem, where: describeProblem(live.content, problem) });
  const currentState = () => ({
    ...store.history,
    isGenerating: live.isGenerating,
    problems: live.problems.map(withPlace),
    notes: live.warnings.map(withPlace),
    publish: publisher.status,
    pages: pagesOfSite(live.content, live.invitedStudies),
  });

  let shownCount = 0;
  function showContent(content: Content): void {
    shownCount += 1;
    renderer.showContent(content);
  }

  async function page(address: string): Promise<Response> {
    const { view, path } = takeView(address);
    const { html, status } = await renderer.page(path, await cookieOf(view));
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Frame-Options": "SAMEORIGIN",
      "Content-Security-Policy": FRAME_POLICY,
      "Referrer-Policy": "no-referrer",
    };
    return new Response(withView(html, view), { status, headers });
  }

  app.get("/studio", async (c) => {
    c.header("X-Frame-Options", "DENY");
    c.header("Cache-Control", "no-store");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Content-Security-Policy", STUDIO_POLICY);
    c.header("Referrer-Policy", "no-referrer");
    return c.html(await readFile(join(client, "shell.html"), "utf8"));
  });

  app.use(
    `${CLIENT_BASE}*`,
    serveStatic({ root: client, rewriteRequestPath: (path) => path.slice(CLIENT_BASE.length) }),
  );

  app.get(`${API_PATH}page`, async (c) => c.html(await (await page(queryParameter(c, "path"))).text()));
  app.get(`${API_PATH}state`, (c) => {
    c.header("Set-Cookie", cookieHeader());
    return c.json(currentState());
  });
  app.get(`${API_PATH}value`, async (c) => {
    const { file, path } = fieldInQuery(c);
    return c.json({ value: (await valueAt(parts, file, path)) ?? null });
  });

  app.get(`${API_PATH}events`, (c) =>
    streamSSE(c, async (stream) => {
      const notifyBrowser = () => void stream.writeSSE({ event: "change", data: "" });
      const notifyOfStage = () => void stream.writeSSE({ event: "publish", data: "" });
      live.on("change", notifyBrowser);
      publisher.on("change", notifyOfStage);
      notifyBrowser();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      live.off("change", notifyBrowser);
      publisher.off("change", notifyOfStage);
    }),
  );

  app.post(`${API_PATH}value`, jsonLimit, async (c) => {
    const change = changeSchema.parse(await c.req.json());
    // Remove the preview of a refused value from the page.
    await setField(parts, change).finally(() => showContent(live.content));
    return c.json(currentState());
  });
  app.post(`${API_PATH}preview`, jsonLimit, async (c) => {
    const change = changeSchema.omit({ was: true }).parse(await c.req.json());
    const count = shownCount;
    const content = await previewChange(parts, change);
    // A save in the meantime is newer than this preview.
    if (count === shownCount) showContent(content ?? live.content);
    return c.json({ isShown: content !== null });
  });
  for (const verb of ["undo", "redo"] as const) {
    app.post(API_PATH + verb, jsonLimit, async (c) => {
      await undoOrRedo(parts, verb);
      showContent(live.content);
      return c.json(currentState());
    });
  }
  const respond = () => {
    showContent(live.content);
    return Response.json(currentState());
  };
  addFormRoutes(app, parts);
  addMediaRoutes(app, parts, respond);
  addLookRoutes(app, parts, respond);
  addStructureRoutes(app, parts, respond);
  addSiteRoutes(app, parts, respond);

  // Serves a new image's original until its sizes are generated.
  app.get("/studio/blob/:hash", async (c) => {
    const hash = c.req.param("hash");
    const bytes = HASH_PATTERN.test(hash) ? await store.blob(hash) : null;
    if (!bytes) return c.notFound();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "Content-Security-Policy": "default-src 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    });
  });

  addPublishRoutes(app, publisher, () => Response.json(currentState()));
  live.on("change", () => showContent(live.content));

  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isPresenter = pathname.startsWith(FOLDERS.presenter);
    // The presenter's view has its own addresses for locked media.
    const file = pathname.replace(/^\/owner\/present\/(?=[^/]+\/)/, FOLDERS.lockedMedia);
    const isFile = file.startsWith(FOLDERS.media) || file.startsWith(FOLDERS.lockedMedia);
    if (!isFile && c.req.header("Sec-Fetch-Dest") === "iframe") return page(pathname + search);
    const headers = new Headers(c.req.raw.headers);
    headers.set("Cookie", await cookieOf(isPresenter ? "owner" : "inside"));
    const request = new Request(c.req.raw, { headers });
    const response = await renderer.answer(request);
    if (!isFile || response.status !== 404) return response;
    // This file might not be generated yet, and browsers do not retry a missing font.
    await live.generateNow(file);
    return renderer.answer(request);
  });
  return app;
}

function queryParameter(c: Context, name: string): string {
  return z.string().max(4000).parse(c.req.query(name));
}

function fieldInQuery(c: Context): FieldPath {
  return fieldSchema.parse(parseFieldName(queryParameter(c, "at")));
}
