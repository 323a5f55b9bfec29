import { createContext } from "react-router";
import type { OwnerSession } from "#app/admin/.server/owner-session.ts";
import type { Gate } from "#app/gate/.server/gate.ts";
import type { Invitations } from "#app/invitations/.server/invitations.ts";
import { noInvitations } from "#app/invitations/.server/no-invitations.ts";

export interface LockedMedia {
  /** Whoever calls has decided that this visitor may see the file. Null when there is none. */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

export interface RequestContext {
  gate: Gate;
  invitations: Invitations;
  /** Null without a password of the owner's: there are no pages of hers then. */
  owner: OwnerSession | null;
  lockedMedia: LockedMedia;
  /** The key under which the visitor's wrong tries are counted. */
  clientAddress: string;
  /** Of the site, as its owner has set it or the visitor asked for it. */
  origin: string;
  nonce: string;
}

/** Until the server sets it (while pages are prerendered) the lock is shut for everyone. */
export const requestContext = createContext<RequestContext>({
  gate: {
    mayRead: async () => false,
    invitationForRequest: async () => null,
    letIn: () => [],
    tryPasscode: async () => ({ outcome: "wrong", seconds: 0, cookies: [] }),
  },
  invitations: noInvitations,
  owner: null,
  lockedMedia: { get: async () => null },
  clientAddress: "",
  origin: "",
  nonce: "",
});
