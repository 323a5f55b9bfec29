import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { invitationAddress } from "#app/site-map.ts";
import type { AppBuild } from "../../../server/app-build.ts";
import { databaseIn } from "../../../server/node/database/database.ts";
import { built } from "../site/built.ts";
import { SESSION_SECRET } from "../site.ts";

/** Those of a running server, as another process has them. @param state its folder */
export async function invitationsIn(state: string) {
  // Out of the build, as the sources name their SQL in a way that only it understands.
  const { entry }: AppBuild = await import(pathToFileURL(resolve(built.server)).href);
  const { createLock } = entry.module;
  const { invitations } = createLock({
    passcode: "",
    secrets: [SESSION_SECRET],
    ownerPassword: undefined,
    database: databaseIn(join(state, "invitations.sqlite")),
    lockedMedia: { get: async () => null },
    visitorLimiter: async () => ({ allowed: true, retryAfter: 0 }),
    ownerLimiter: async () => ({ allowed: true, retryAfter: 0 }),
    clock: Date.now,
    onError: () => {},
  });
  return invitations;
}

/** One with terms that the owner's form may refuse. */
export async function inviteBeside(
  state: string,
  terms: Partial<InvitationValues>,
): Promise<{ id: string; path: string }> {
  const invitations = await invitationsIn(state);
  const made = await invitations.create({ label: "Acme", studies: "all", lastDay: null, ...terms });
  const token = made && (await invitations.get(made.id))?.credentials?.token;
  if (!token) throw new Error("There is no invitation");
  return { id: made.id, path: invitationAddress(token) };
}
