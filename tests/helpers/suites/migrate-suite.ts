import { beforeEach, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { migrate, stepsDone } from "#app/invitations/.server/migrate.ts";

const STEPS = [
  `-- Notes; and nothing else.
   CREATE TABLE notes (text TEXT NOT NULL) STRICT;
   INSERT INTO notes VALUES ('one');`,
  "ALTER TABLE notes ADD COLUMN at INTEGER",
  "INSERT INTO notes VALUES ('three', 3)",
];

const [FIRST, SECOND, THIRD] = STEPS as [string, string, string];

/** @param make as for the suite of databases */
export function migrateSuite(make: () => Promise<() => Database>): void {
  let open: () => Database;
  let database: Database;

  beforeEach(async () => {
    open = await make();
    database = open();
  });

  const notes = () => database.read("SELECT * FROM notes");

  test("does every step once, in their order", async () => {
    expect(await stepsDone(database)).toBe(0);
    await migrate(database, STEPS);
    await migrate(database, STEPS);
    expect(await stepsDone(open())).toBe(3);
    expect(await notes()).toEqual([
      { text: "one", at: null },
      { text: "three", at: 3 },
    ]);
  });

  test("goes on where an older version of the site ended", async () => {
    await migrate(database, [FIRST]);
    await database.write([["INSERT INTO notes VALUES ('kept')"]]);
    await migrate(database, STEPS);
    expect(await notes()).toEqual([
      { text: "one", at: null },
      { text: "kept", at: null },
      { text: "three", at: 3 },
    ]);
  });

  test("leaves nothing of a step that fails, and does it later", async () => {
    const broken = [FIRST, `${SECOND}; INSERT INTO nowhere VALUES (1)`, THIRD];
    await expect(migrate(database, broken)).rejects.toThrow();
    expect(await stepsDone(database)).toBe(1);
    expect(await notes()).toEqual([{ text: "one" }]);
    await migrate(database, STEPS);
    expect(await stepsDone(database)).toBe(3);
  });

  test("is done once when two begin at the same time", async () => {
    await Promise.all([migrate(database, STEPS), migrate(open(), STEPS), migrate(open(), STEPS)]);
    expect(await notes()).toHaveLength(2);
  });

  test("writes nothing when there is nothing to do", async () => {
    await migrate(database, STEPS);
    const readOnly: Database = {
      read: (...statement) => database.read(...statement),
      write: () => Promise.reject(new Error("It was written.")),
    };
    await migrate(readOnly, STEPS);
  });

  test("refuses, in one sentence, what a newer version of the site has written", async () => {
    await migrate(database, STEPS);
    const refusal = migrate(database, [FIRST]);
    await expect(refusal).rejects.toMatchObject({
      name: "DatabaseError",
      message:
        "The invitations were kept by a newer version of the site: bring this one up to date, or put back a backup.",
    });
    expect(await notes()).toHaveLength(2);
  });
}
