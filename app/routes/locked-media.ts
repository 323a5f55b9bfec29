import { requestContext } from "#app/lock/.server/request-context.ts";
import { CACHE } from "#app/site-map.ts";
import type { Route } from "./+types/locked-media.ts";

/** As the build names its files: no dot leads, no slash fits. */
const NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

/** Refused before anything is looked up, so that without the passcode no name is told from another. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const { slug, file } = params;
  const granted = await access();
  if (!granted.mayRead(slug)) return closeToOthers(plain("Locked", 403));
  const isName = NAME.test(slug) && NAME.test(file);
  const found = isName ? await lock.lockedFile(granted, slug, file, request) : null;
  return closeToOthers(found ?? plain("Not found", 404));
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function closeToOthers(response: Response): Response {
  response.headers.set("Cache-Control", CACHE.private);
  response.headers.set("Vary", "Cookie");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
