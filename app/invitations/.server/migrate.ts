import { type Database, DatabaseError, type Statement } from "./database.ts";

const CREATE_TABLE: Statement = ["CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT"];

/** Runs each missing migration in one transaction. Its SQL has semicolons only between statements. */
export async function migrate(database: Database, migrations: readonly string[]): Promise<void> {
  let completed = await completedMigrations(database);
  if (completed > migrations.length) {
    throw new DatabaseError(
      "A newer version of the site wrote the database of invitations: update the site, or restore a backup.",
    );
  }
  for (const sql of migrations.slice(completed)) {
    const number = completed + 1;
    try {
      const record: Statement = ["INSERT INTO migrations (number) VALUES (?)", number];
      await database.write([CREATE_TABLE, ...statementsIn(sql), record]);
    } catch (error) {
      const wasDoneMeanwhile = (await completedMigrations(database)) >= number;
      if (!wasDoneMeanwhile) throw error;
    }
    completed = number;
  }
}

/** Returns 0 for an empty database, and writes nothing. */
export async function completedMigrations(database: Database): Promise<number> {
  const [table] = await database.read("SELECT name FROM sqlite_master WHERE name = 'migrations'");
  if (!table) return 0;
  const [row] = await database.read<{ last: number | null }>("SELECT max(number) AS last FROM migrations");
  return row?.last ?? 0;
}

function statementsIn(sql: string): Statement[] {
  const statements = sql.replaceAll(/^\s*--.*$/gm, "").split(";");
  return statements.filter((statement) => statement.trim() !== "").map((statement) => [statement.trim()]);
}
