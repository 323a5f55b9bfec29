import type { Database } from "#app/invitations/.server/database.ts";
import { credentialsSuite } from "./invitations/credentials.ts";
import { listSuite } from "./invitations/list.ts";
import { ownPasscodeSuite } from "./invitations/own-passcode.ts";
import { secretsSuite } from "./invitations/secrets.ts";
import { termsSuite } from "./invitations/terms.ts";
import { visitsSuite } from "./invitations/visits.ts";
import { newWorlds } from "./invitations/world.ts";

/** @param make as for the suite of databases */
export function invitationsSuite(make: () => Promise<() => Database>): void {
  const world = newWorlds(make);
  credentialsSuite(world);
  ownPasscodeSuite(world);
  termsSuite(world);
  visitsSuite(world);
  listSuite(world);
  secretsSuite(world);
}
