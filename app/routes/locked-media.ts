import { lockedFileResponse } from "#app/lock/.server/locked-file-response.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/locked-media.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  return lockedFileResponse(await access(), params, request, lock);
}
