import type { Invitations } from "./invitations.ts";

/** Where there are none, as while pages are prerendered: nobody is invited, and nothing can be kept. */
export const noInvitations: Invitations = {
  create: async () => null,
  list: async () => ({ page: [], next: null }),
  get: async () => null,
  byToken: async () => null,
  byOwnPasscode: async () => null,
  standing: async () => null,
  change: async () => {},
  end: async () => {},
  delete: async () => {},
  recordVisit: async () => {},
};
