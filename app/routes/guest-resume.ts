import { resumeOf } from "#app/content/.server/content.ts";
import { serveResume } from "#app/content/.server/serve-resume.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/guest-resume.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const grantedAccess = await access();
  return serveResume(request, lock, grantedAccess, resumeOf(grantedAccess));
}
