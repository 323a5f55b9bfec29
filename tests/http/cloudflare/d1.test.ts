import { expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { startLocalD1 } from "../../helpers/database/local-d1.ts";
import { databaseSuite } from "../../helpers/suites/database-suite.ts";
import { storeSuite } from "../../helpers/suites/store-suite.ts";

const d1 = await startLocalD1();

async function create(): Promise<() => Database> {
  await d1.empty();
  return d1.open;
}

databaseSuite(create);
storeSuite(create);

test("reports an error of D1 in one sentence without the values of the statement", async () => {
  const database = (await create())();
  await database.write([["CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT, WITHOUT ROWID"]]);
  const insert = ["INSERT INTO notes VALUES (?)", "Acme, hiring team"] as const;
  await database.write([insert]);
  await expect(database.write([insert])).rejects.toMatchObject({
    name: "DatabaseError",
    message:
      "Invitations do not work because of a database error: D1_ERROR: UNIQUE constraint failed: notes.text: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)",
  });
});
