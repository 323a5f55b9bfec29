import { CACHE_CONTROL } from "#app/site-map.ts";
import type { Access } from "./access.ts";
import type { Lock } from "./lock.ts";

/** Slugs and file names from the build match this pattern, which excludes slashes and leading dots. */
const SAFE_NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

/** Checks access before it looks up the file, so the response does not reveal whether the file exists. */
export async function lockedFileResponse(
  access: Access,
  { slug, file }: { slug: string; file: string },
  request: Request,
  lock: Pick<Lock, "lockedFile">,
): Promise<Response> {
  if (!access.mayRead(slug)) return withPrivateHeaders(plainText("Locked", 403));
  const isSafeName = SAFE_NAME.test(slug) && SAFE_NAME.test(file);
  const response = isSafeName ? await lock.lockedFile(access, slug, file, request) : null;
  return withPrivateHeaders(response ?? plainText("Not found", 404));
}

/** Sets the type, because the default types of Node and Cloudflare differ by a space. */
function plainText(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function withPrivateHeaders(response: Response): Response {
  response.headers.set("Cache-Control", CACHE_CONTROL.private);
  response.headers.set("Vary", "Cookie");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
