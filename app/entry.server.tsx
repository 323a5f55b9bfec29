import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext } from "./.server/request-context.ts";
import { content, nonPublicStudies } from "./content/.server/content.ts";
import { pageStylesFor } from "./page-styles.server.ts";
import { pagePath } from "./site-map.ts";
import { NonceContext } from "./ui/inline-script.tsx";
import { PageStylesContext } from "./ui/page-styles.tsx";
import { StringsContext } from "./ui/strings.tsx";
import { withoutModulePreloads } from "./ui/without-module-preloads.ts";

export { createLock } from "./.server/create-lock.ts";
// The server imports these exports from the bundle, because a second copy of a module would have a separate lock.
export { Access } from "./lock/.server/access.ts";
export { styleHashes, styles } from "./page-styles.server.ts";
export { nonPublicStudies, requestContext };

export const { siteUrl, strings } = content;

/** Invitations follow all redirects of renamed studies. Visitors do not get the redirects to invited studies. */
export const { redirects: renames } = content;
export const redirects = renames.filter(({ to }) => !nonPublicStudies.invited.includes(to.slice(1)));

export const publicStudies = content.caseStudies
  .filter(({ access }) => access === "public")
  .map(({ slug }) => slug);

/** The build prerenders these pages in their locked state. */
export const lockedPages = content.caseStudies
  .filter(({ access }) => access !== "public")
  .map(({ slug }) => ({ slug, path: pagePath(slug) }));

/** Renders the whole page before it responds, because a small page compresses better in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  let hasFailed = false;
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <PageStylesContext value={pageStylesFor(entryContext)}>
        <StringsContext value={strings}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </StringsContext>
      </PageStylesContext>
    </NonceContext>,
    {
      nonce,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    },
  );
  await page.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = withoutModulePreloads(await new Response(page).text());
  return new Response(html, { status: hasFailed ? 500 : status, headers });
}

/** Logs unexpected errors. Anyone can send invalid requests, so the log omits refusals such as a wrong method. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
