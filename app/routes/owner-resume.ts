import { resumesFor } from "#app/content/.server/content.ts";
import { serveResume } from "#app/content/.server/serve-resume.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import { requireInvitation } from "#app/owner/.server/require-invitation.ts";
import type { Route } from "./+types/owner-resume.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  const { resume } = await requireInvitation(request, params.id, lock);
  const access = lock.ownerAccess(request);
  const chosenResume = resumesFor(access).find(({ name }) => name === resume);
  return serveResume(request, lock, access, chosenResume);
}
