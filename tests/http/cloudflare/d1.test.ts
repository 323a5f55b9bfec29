import { describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { startLocalD1 } from "../../helpers/database/local-d1.ts";
import { databaseSuite } from "../../helpers/suites/database-suite.ts";
import { invitationsSuite } from "../../helpers/suites/invitations-suite.ts";
import { migrateSuite } from "../../helpers/suites/migrate-suite.ts";

const d1 = await startLocalD1();

async function make(): Promise<() => Database> {
  await d1.empty();
  return d1.open;
}

describe("a database", () => databaseSuite(make));
describe("migrations", () => migrateSuite(make));
describe("invitations", () => invitationsSuite(make));

test("a refused statement is told in one sentence without its values", async () => {
  const database = (await make())();
  await database.write([["CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT, WITHOUT ROWID"]]);
  const insert = ["INSERT INTO notes VALUES (?)", "Acme, hiring team"] as const;
  await database.write([insert]);
  await expect(database.write([insert])).rejects.toMatchObject({
    name: "DatabaseError",
    message:
      "Invitations do not work because of a database error: D1_ERROR: UNIQUE constraint failed: notes.text: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)",
  });
});
