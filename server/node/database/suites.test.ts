import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { databaseSuite } from "../../../tests/helpers/suites/database-suite.ts";
import { invitationsSuite } from "../../../tests/helpers/suites/invitations-suite.ts";
import { migrateSuite } from "../../../tests/helpers/suites/migrate-suite.ts";
import { databaseIn } from "./database.ts";

async function make(): Promise<() => Database> {
  const folder = newFolder();
  return () => databaseIn(join(folder, "state/invitations.sqlite"));
}

describe("a database", () => databaseSuite(make));
describe("migrations", () => migrateSuite(make));
describe("invitations", () => invitationsSuite(make));

test("invitations go on without a restart when a damaged file is moved away", async () => {
  const file = join(newFolder({ "invitations.sqlite": "no database".repeat(1_000) }), "invitations.sqlite");
  const secrets = ["a secret of some length"];
  const invitations = createInvitations({ database: databaseIn(file), secrets, clock: Date.now });
  const invite = () => invitations.create({ label: "Acme", scope: "all", until: null }, "open sesame");
  await expect(invite()).rejects.toMatchObject({ name: "DatabaseError" });
  rmSync(file);
  expect(await invitations.byOwnPasscode("open sesame")).toBeNull();
  const invited = await invite();
  expect(await invitations.byOwnPasscode("open sesame")).toEqual(invited);
});
