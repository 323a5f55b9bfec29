import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { invitationAddress } from "#app/addresses.ts";
import type { InvitationView, Terms } from "#app/invitations/.server/invitation.ts";
import type { AppBuild } from "../../../server/app-build.ts";
import { databaseIn } from "../../../server/node/database/database.ts";
import { built } from "../site/built.ts";
import { SESSION_SECRET } from "../site.ts";

export interface Invited {
  /** Of its link. */
  path: string;
  ownPasscode: string;
  end: () => Promise<void>;
  /** Writes down that its guest read this study today. */
  visit: (study: string) => Promise<void>;
  visits: () => Promise<InvitationView["visits"]>;
}

/** @param state the folder of a running server: what it does itself, another process does to its database here */
export async function invite(state: string, terms: Partial<Terms> = {}): Promise<Invited> {
  const invitations = await invitationsIn(state);
  const made = await invitations.create({ label: "Acme", scope: "all", until: null, ...terms });
  if (!made) throw new Error("There is no invitation");
  const kept = await invitations.get(made.id);
  if (!kept?.credentials) throw new Error("The invitation cannot be read again");
  const { token, ownPasscode } = kept.credentials;
  return {
    path: invitationAddress(token),
    ownPasscode,
    end: () => invitations.end(made.id),
    visit: (study) => invitations.recordVisit(made.id, study),
    visits: async () => (await invitations.get(made.id))?.invitation.visits ?? null,
  };
}

/** Those of a running server, as another process has them. */
export async function invitationsIn(state: string) {
  // Out of the build, as the sources name their SQL in a way that only it understands.
  const { entry }: AppBuild = await import(pathToFileURL(resolve(built.server)).href);
  const { createAttempts, createLock } = entry.module;
  const { invitations } = createLock({
    passcode: "",
    secrets: [SESSION_SECRET],
    ownerPassword: undefined,
    database: databaseIn(join(state, "invitations.sqlite")),
    lockedMedia: { get: async () => null },
    createAttempts: () => createAttempts({ clock: Date.now }),
    clock: Date.now,
    onError: () => {},
  });
  return invitations;
}
