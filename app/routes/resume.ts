import { requestContext } from "#app/.server/request-context.ts";
import { byline, resumesFor } from "#app/content/.server/content.ts";
import { privateFile } from "#app/lock/.server/private-headers.ts";
import { requireInvitation } from "#app/owner/.server/require-invitation.ts";
import type { Route } from "./+types/resume.ts";

/** Opens the résumé of the guest's invitation or, in the owner's preview, of any invitation. A saved copy has the owner's name. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const isForOwner = params.id !== undefined;
  const grantedAccess = isForOwner ? lock.ownerAccess(request) : await access();
  const invitation = isForOwner ? await requireInvitation(request, params.id, lock) : grantedAccess.guest;
  const resume = resumesFor(grantedAccess).find(({ name }) => name === invitation?.resume);
  const file = resume && (await lock.resumeFile(grantedAccess, resume, request));
  const fileName = encodeURIComponent(`${byline.name}.pdf`).replaceAll("'", "%27");
  file?.headers.set("Content-Disposition", `inline; filename*=UTF-8''${fileName}`);
  return privateFile(file);
}
