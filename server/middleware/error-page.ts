import { html, raw } from "hono/html";
import { CACHE_CONTROL, PATHS } from "#app/site-map.ts";
import type { MiddlewareContext } from "../context.ts";
import { pagePolicy } from "./security-headers.ts";

/** Renders an error page without the app, in the site's language and styles. */
export function errorPage(c: MiddlewareContext, message: "text" | "otherSite", status: 403 | 500) {
  const { strings, styles, styleHashes } = c.get("build").entry.module;
  const { lang, dir = "ltr", error } = strings;
  const title = message === "otherSite" ? error.otherSiteTitle : error.title;
  const page = html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${raw(styles)}</style>
<main class="page pt-10">
<h1 class="text-heading">${title}</h1>
<p class="mt-5">${error[message]}</p>
<p class="mt-5"><a class="link" href="${PATHS.home}">${error.home}</a></p>
</main>
</html>`;
  return c.html(page, status, {
    "Cache-Control": CACHE_CONTROL.none,
    "Content-Security-Policy": pagePolicy({ styleHashes, scripts: [] }),
  });
}
