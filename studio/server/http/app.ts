import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { FOLDERS, PATHS } from "#app/site-map.ts";
import type { createCookies } from "../page/view-cookies.ts";
import { addApi } from "./api.ts";
import { addDocuments } from "./documents.ts";
import { CLIENT_BASE } from "./guard.ts";
import { addImages } from "./images.ts";
import { PrototypePreview } from "./prototype-preview.ts";
import type { ServerParts } from "./routes.ts";
import { Updates } from "./updates.ts";

interface AppParts extends Omit<ServerParts, "updates" | "preview"> {
  cookieOf: ReturnType<typeof createCookies>;
  /** The folder with the studio's built page. */
  client: string;
  secret: string;
  /** Sets the cookie for pages of the site. */
  cookieHeader: () => string;
}

/** The frame does not run scripts; the studio's script changes it from outside. */
const FRAME_POLICY =
  "frame-src 'none'; script-src 'none'; form-action 'none'; frame-ancestors 'self'; object-src 'none'";

const INVITATIONS = "You invite people on your published site: open its address, followed by /owner.";

const STUDIO_POLICY = [
  ...["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' blob: data:"],
  ...["media-src 'self' blob:", "font-src 'self' data:", "worker-src 'self' blob:", "object-src 'none'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

/** Serves the studio's page, the pages in its frame, its API, and the site for all other requests. */
export function createStudioApp(parts: AppParts): Hono {
  const { store, live, renderer, publisher, cookieOf, client, secret, cookieHeader } = parts;
  const app = new Hono();
  const updates = new Updates(parts);
  const preview = new PrototypePreview();
  addApi(app, { ...parts, updates, preview }, { secret, cookieHeader });
  preview.addTo(app);
  addImages(app, store, publisher);
  addDocuments(app);

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

  async function framedPage(address: string): Promise<Response> {
    const { html, status } = await updates.page(address);
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Frame-Options": "SAMEORIGIN",
      "Content-Security-Policy": FRAME_POLICY,
      "Referrer-Policy": "no-referrer",
    };
    return new Response(html, { status, headers });
  }

  app.get(PATHS.owner, (c) => {
    const { siteUrl } = publisher.status;
    return siteUrl ? c.redirect(siteUrl + PATHS.owner) : c.text(INVITATIONS);
  });

  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isPresenter = pathname.startsWith(FOLDERS.presenter);
    // The presenter's view has its own addresses for locked media.
    const file = pathname.replace(/^\/owner\/present\/(?=[^/]+\/)/, FOLDERS.lockedMedia);
    const isFile = file.startsWith(FOLDERS.media) || file.startsWith(FOLDERS.lockedMedia);
    if (!isFile && c.req.header("Sec-Fetch-Dest") === "iframe") return framedPage(pathname + search);
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
