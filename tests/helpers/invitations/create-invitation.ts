import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { invitationPath } from "#app/site-map.ts";
import type { AppBuild } from "../../../server/context.ts";
import { createSqliteDatabase } from "../../../server/node/database/sqlite-database.ts";
import { buildPaths } from "../site/built.ts";
import { SESSION_SECRET } from "../site/start-site.ts";
import { ACME } from "./acme.ts";

/**
 * Writes an invitation to the database of a running server, even if the owner's form would reject its values.
 * @param state the server's state folder
 */
export async function createInvitation(state: string, values: Partial<InvitationValues>) {
  // The lock comes from the build, because Playwright cannot import SQL files.
  const { entry }: AppBuild = await import(pathToFileURL(resolve(buildPaths.server)).href);
  const { createLock, renames, nonPublicStudies } = entry.module;
  const limiter = async () => ({ allowed: true, retryAfter: 0 });
  const { invitations: store } = createLock({
    passcode: "",
    secrets: [SESSION_SECRET],
    ownerPassword: undefined,
    redirects: renames,
    nonPublicStudies,
    database: createSqliteDatabase(join(state, "invitations.sqlite")),
    lockedMedia: { get: async () => null },
    visitorLimiter: limiter,
    ownerLimiter: limiter,
    clock: Date.now,
    onError: () => {},
  });
  const invitation = await store.create({ ...ACME, ...values });
  const token = invitation && store.credentialsOf(invitation)?.token;
  if (!token) throw new Error("The invitation was not created.");
  return { path: invitationPath(token) };
}
