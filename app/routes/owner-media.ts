import { lockedFileResponse } from "#app/lock/.server/locked-file-response.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/owner-media.ts";

/** Serves locked media to the owner, whose session does not open /locked/. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  return lockedFileResponse(lock.ownerAccess(request), params, request, lock);
}
