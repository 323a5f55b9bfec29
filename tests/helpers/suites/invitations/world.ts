import { beforeEach } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import type { Invitation, Terms } from "#app/invitations/.server/invitation.ts";
import {
  createInvitations,
  type InvitationCredentials,
  type Invitations,
} from "#app/invitations/.server/invitations.ts";

export const NOON = Date.parse("2026-12-31T12:00:00Z");
export const ACME: Terms = { label: "Acme, hiring team", scope: "all", until: null };

export interface World {
  /** Milliseconds since 1970. */
  now: number;
  /** Gives another handle to the same database. */
  open: () => Database;
  invitations: Invitations;
  invitationsWith(...secrets: string[]): Invitations;
  created(terms?: Partial<Terms>, ownPasscode?: string, by?: Invitations): Promise<Created>;
}

interface Created extends InvitationCredentials {
  id: string;
  invitation: Invitation;
}

/** Before each test there is no invitation, and it is noon. */
export function newWorlds(make: () => Promise<() => Database>): World {
  const world = {
    now: NOON,
    invitationsWith(...secrets) {
      return createInvitations({ database: world.open(), secrets, clock: () => world.now });
    },
    async created(terms = {}, ownPasscode = undefined, by = world.invitations) {
      const invitation = await by.create({ ...ACME, ...terms }, ownPasscode);
      if (!invitation) throw new Error("The own passcode is taken.");
      const credentials = (await by.get(invitation.id))?.credentials;
      if (!credentials) throw new Error("It has no credentials.");
      return { ...credentials, id: invitation.id, invitation };
    },
  } as World;
  beforeEach(async () => {
    world.now = NOON;
    world.open = await make();
    world.invitations = world.invitationsWith("the first secret");
  });
  return world;
}
