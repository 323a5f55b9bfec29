import { withPrivateHeaders } from "#app/lock/.server/private-headers.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/locked-media.ts";

/** Slugs and file names from the build match this pattern, which excludes slashes and leading dots. */
const SAFE_NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

/** Checks access before it looks up the file, so the response does not reveal whether the file exists. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const { slug, file } = params;
  const grantedAccess = await access();
  if (!grantedAccess.mayRead(slug)) return withPrivateHeaders(plainText("Locked", 403));
  const isSafeName = SAFE_NAME.test(slug) && SAFE_NAME.test(file);
  const response = isSafeName ? await lock.lockedFile(grantedAccess, slug, file, request) : null;
  return withPrivateHeaders(response ?? plainText("Not found", 404));
}

/** Sets the type, because the default types of Node and Cloudflare differ by a space. */
function plainText(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
