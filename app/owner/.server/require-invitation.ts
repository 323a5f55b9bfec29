import { data, redirect } from "react-router";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { PATHS } from "#app/site-map.ts";
import type { OwnerSession } from "./owner-session.ts";

interface LockParts {
  owner: OwnerSession | null;
  invitations: Pick<InvitationStore, "findById">;
}

/** @throws a redirect to the login page, or status 404 for an unknown ID */
export async function requireInvitation(request: Request, id: string, { owner, invitations }: LockParts) {
  // Status 307 sends the form to the login page, which reports that the form was not saved.
  if (owner && !owner.isLoggedIn(request)) throw redirect(PATHS.owner, 307);
  const invitation = owner && (await invitations.findById(id));
  if (!invitation) throw data(null, { status: 404 });
  return invitation;
}
