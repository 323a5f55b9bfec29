import type { Database } from "#app/invitations/.server/database.ts";
import { credentialsSuite } from "./invitations/credentials.ts";
import { daysSuite } from "./invitations/days.ts";
import { listSuite } from "./invitations/list.ts";
import { ownPasscodeSuite } from "./invitations/own-passcode.ts";
import { secretsSuite } from "./invitations/secrets.ts";
import { newWorlds } from "./invitations/world.ts";

/** @param make as for the suite of databases */
export function invitationsSuite(make: () => Promise<() => Database>): void {
  const world = newWorlds(make);
  credentialsSuite(world);
  ownPasscodeSuite(world);
  daysSuite(world);
  listSuite(world);
  secretsSuite(world);
}
