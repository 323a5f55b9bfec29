import { html, raw } from "hono/html";
import { ADDRESSES, CACHE } from "#app/site-map.ts";
import type { MiddlewareContext } from "./app-build.ts";

/** In the site's words and look, for what the app is not asked, or could not answer. */
export function plainPage(
  c: MiddlewareContext,
  said: "text" | "otherSite",
  status: 403 | 500,
): Response | Promise<Response> {
  c.set("kind", "prerendered-page");
  c.set("scriptHashes", []);
  const { strings, styles } = c.get("build").entry.module;
  const { lang, dir = "ltr", error } = strings;
  const title = said === "otherSite" ? error.otherSiteTitle : error.title;
  const page = html`<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(styles)}</style><main class="page pt-10"><h1 class="text-heading">${title}</h1><p class="mt-5">${error[said]}</p><p class="mt-5"><a class="link" href="${ADDRESSES.home}">${error.home}</a></p></main></html>`;
  return c.html(page, status, { "Cache-Control": CACHE.none });
}
