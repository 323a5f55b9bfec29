import { requestContext } from "#app/.server/request-context.ts";
import { Access } from "#app/lock/.server/access.ts";
import { privateFile } from "#app/lock/.server/private-headers.ts";
import { FOLDERS } from "#app/site-map.ts";
import type { Route } from "./+types/locked-media.ts";

/** Slugs and file names from the build match this pattern, which excludes slashes and leading dots. */
const SAFE_NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

/** Checks access first, so the response does not reveal whether the file exists. The owner has her own paths. */
export async function loader({ request, url, params: { slug, file }, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const isForOwner = url.pathname.startsWith(FOLDERS.presenter);
  const grantedAccess = isForOwner ? lock.ownerAccess(request) : await access();
  if (!Access.permits(grantedAccess, slug)) return privateFile(null, "Locked", 403);
  const isSafeName = SAFE_NAME.test(slug) && SAFE_NAME.test(file);
  return privateFile(isSafeName ? await lock.lockedFile(grantedAccess, slug, file, request) : null);
}
