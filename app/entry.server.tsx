import { createHash } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { content } from "./content/.server/content.ts";
import displayFont from "./fonts/funnel-display.woff2?url";
import textFont from "./fonts/instrument-sans.woff2?url";
import { requestContext } from "./lock/.server/request-context.ts";
import { pageAddress } from "./site-map.ts";
import ownStyles from "./styles/app.css?inline";
import { NonceContext } from "./ui/inline-script.tsx";
import { PageStylesContext } from "./ui/page-styles.tsx";
import { StringsContext } from "./ui/strings.tsx";

export { createAttempts } from "./lock/.server/attempt-limiter.ts";
// The server's own entry takes these from the bundle, so that both sides mean the same objects.
export { createLock } from "./lock/.server/lock.ts";
export { requestContext };

const { css, preload, scheme, motion } = content.theme;
export const styles = themed(ownStyles);
export const styleHash = createHash("sha256").update(styles).digest("base64");
export const { siteUrl, redirects, strings } = content;

const look = {
  styles,
  fonts: [preload.display ?? displayFont, preload.text ?? textFont].flat(),
  scheme: scheme === "both" ? "light dark" : scheme,
  motion: motion === "none" ? motion : undefined,
};

/** On an answer in which no script has to run. */
export const SCRIPTLESS = "X-Scriptless";

/** Addresses of pages that are no case study. */
export const ownPages = content.pages.map(({ slug }) => pageAddress(slug));

/** Each of them is prerendered in its locked state. */
export const lockedPages = content.caseStudies
  .filter(({ access }) => access !== "public")
  .map(({ slug }) => ({ slug, address: pageAddress(slug) }));

/** Rendered whole: pages are small, and one piece compresses and caches better than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  let responseStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce || undefined}>
      <PageStylesContext value={look}>
        <StringsContext value={strings}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </StringsContext>
      </PageStylesContext>
    </NonceContext>,
    {
      nonce,
      onError(error) {
        responseStatus = 500;
        console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = withoutModulePreloads(await new Response(body).text());
  // Text cannot look like one, as React escapes it.
  if (html.includes("<script")) return new Response(html, { status: responseStatus, headers });
  // The server takes this off, and lets no script run (server/application.ts).
  headers.set(SCRIPTLESS, "yes");
  return new Response(html.replaceAll(` nonce="${nonce}"`, ""), { status: responseStatus, headers });
}

// On a phone's line they would hold up styles, fonts and the first picture; the end of the page asks for them anyway.
function withoutModulePreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** Without what the theme has something else for; without one, as they are. */
function themed(own: string): string {
  const replaced = [preload.display ? "Funnel Display" : [], preload.text ? "Instrument Sans" : []].flat();
  const faces = new RegExp(`@font-face\\s*{\\s*font-family:\\s*"?(${replaced.join("|")})[^}]*}`, "g");
  const kept = replaced.length > 0 ? own.replaceAll(faces, "") : own;
  // Everything that moves for its own sake asks this first.
  const still = kept.replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all");
  return (motion === "none" ? still : kept) + css;
}

/** What the framework refuses (a wrong method) is left out: anyone could fill the log with it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
