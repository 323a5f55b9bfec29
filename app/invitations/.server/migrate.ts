import { type Database, DatabaseError, type Statement } from "./database.ts";

const CREATE: Statement = ["CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT"];

/**
 * Brings the database to the newest form, one step after the other, each whole or not at all. Writes nothing when it
 * has that form.
 * @param steps the SQL of each, in their order, with semicolons between statements and nowhere else
 * @throws DatabaseError also when a newer version of the site has written it
 */
export async function migrate(database: Database, steps: readonly string[]): Promise<void> {
  let done = await stepsDone(database);
  if (done > steps.length) {
    throw new DatabaseError(
      "The invitations were kept by a newer version of the site: bring this one up to date, or put back a backup.",
    );
  }
  while (done < steps.length) {
    const next = done + 1;
    const record: Statement = ["INSERT INTO migrations (number) VALUES (?)", next];
    try {
      await database.write([CREATE, ...statementsOf(steps[done] ?? ""), record]);
    } catch (error) {
      // Another process may have been faster.
      if ((await stepsDone(database)) < next) throw error;
    }
    done = next;
  }
}

/** None while nothing was ever kept. */
export async function stepsDone(database: Database): Promise<number> {
  const [table] = await database.read("SELECT name FROM sqlite_master WHERE name = 'migrations'");
  if (!table) return 0;
  const [row] = await database.read<{ done: number | null }>("SELECT max(number) AS done FROM migrations");
  return row?.done ?? 0;
}

function statementsOf(sql: string): Statement[] {
  const bare = sql.replaceAll(/^\s*--.*$/gm, "");
  return bare
    .split(";")
    .filter((statement) => statement.trim() !== "")
    .map((statement) => [statement.trim()]);
}
