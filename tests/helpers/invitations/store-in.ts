import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { invitationAddress } from "#app/site-map.ts";
import type { AppBuild } from "../../../server/context.ts";
import { databaseIn } from "../../../server/node/database/database.ts";
import { built } from "../site/built.ts";
import { SESSION_SECRET } from "../site.ts";

/** Opens the invitations of a running server from this process. @param state the server's state folder */
export async function storeIn(state: string) {
  // The lock comes from the build, because Playwright cannot import SQL files.
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

/** Creates an invitation with values that the owner's form may reject. */
export async function createInvitation(
  state: string,
  values: Partial<InvitationValues>,
): Promise<{ id: string; path: string }> {
  const store = await storeIn(state);
  const created = await store.create({ label: "Acme", studies: "all", lastDay: null, ...values });
  const token = created && store.credentialsOf(created)?.token;
  if (!token) throw new Error("The invitation was not created.");
  return { id: created.id, path: invitationAddress(token) };
}
