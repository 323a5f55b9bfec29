import { data, redirect } from "react-router";
import type { RequestContext } from "#app/.server/request-context.ts";
import { ADDRESSES } from "#app/site-map.ts";

/** @throws a redirect to the login page, or status 404 for an unknown ID */
export async function requireInvitation(request: Request, id: string, lock: RequestContext["lock"]) {
  const { owner, invitations } = lock;
  // Status 307 sends the form to the login page, which reports that the form was not saved.
  if (owner && !owner.isLoggedIn(request)) throw redirect(ADDRESSES.owner, 307);
  const invitation = owner && (await invitations.findById(id));
  if (!invitation) throw data(null, { status: 404 });
  return invitation;
}
