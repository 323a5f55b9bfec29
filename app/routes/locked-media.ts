import { requestContext } from "#app/lock/.server/request-context.ts";
import { CACHE } from "#app/site-map.ts";
import type { Route } from "./+types/locked-media.ts";

/** The file names that the build generates: without slashes, and without a dot at the start. */
const NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

/** Refuses strangers before it looks up the file, so that the response does not reveal whether it exists. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const { slug, file } = params;
  const granted = await access();
  if (!granted.mayRead(slug)) return withPrivateHeaders(plainText("Locked", 403));
  const isName = NAME.test(slug) && NAME.test(file);
  const found = isName ? await lock.lockedFile(granted, slug, file, request) : null;
  return withPrivateHeaders(found ?? plainText("Not found", 404));
}

function plainText(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function withPrivateHeaders(response: Response): Response {
  response.headers.set("Cache-Control", CACHE.private);
  response.headers.set("Vary", "Cookie");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
