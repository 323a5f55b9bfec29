import type { InvitationValues } from "#app/invitations/.server/invitation.ts";

/** An invitation with the default values of the owner's form. */
export const ACME: InvitationValues = {
  label: "Acme",
  studies: "all",
  greeting: "",
  resume: "",
  lastDay: null,
};
