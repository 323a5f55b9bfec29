import { type Database, DatabaseError, type Statement } from "./database.ts";
import step1 from "./step-1.sql?raw";

/** The number of a step, and its SQL statements with blank lines between them. */
export type Step = readonly [number: number, sql: string];

/** The next steps of versions 1.x are 2, 3 and so on. */
export const STEPS: readonly Step[] = [[1, step1]];

const FIRST_STEP_OF_VERSION_2 = 2000;

const NO_TABLES = -1;
const BEFORE_STEPS = 0;

const COLUMNS_QUERY = `SELECT columns.name AS "column" FROM sqlite_master JOIN pragma_table_info(sqlite_master.name) AS columns
  WHERE sqlite_master.name IN ('invitations', 'steps', 'visits') ORDER BY sqlite_master.name, columns.cid`;

const COLUMNS_BEFORE_STEPS =
  "id label studies greeting resume last_day ended_at created_at token_digest passcode_digest credentials invitation study day";

/** The owner sees the message. `instanceof` works, because only the bundle uses this class. */
export class UnusableDatabaseError extends DatabaseError {}

/**
 * Returns a database that runs the missing steps before the first write. Until the tables exist, reads return no rows.
 * @throws UnusableDatabaseError if the columns are unknown, or if a later major version has run a step
 */
export function createVersionedDatabase(database: Database, steps = STEPS): Database {
  const newestStep = Math.max(...steps.map(([number]) => number));
  let version = NO_TABLES;

  async function runSteps(): Promise<number> {
    const currentVersion = await readVersion(database);
    const nextStep = steps.find(([number]) => number > currentVersion);
    if (!nextStep) return currentVersion;
    await database.write(stepStatements(nextStep)).catch(async (error) => {
      // Another process can insert the same number first.
      if ((await readVersion(database)) < nextStep[0]) throw error;
    });
    return runSteps();
  }

  /** Reads the version again after an error, because the owner can replace the file of a running server. */
  function forgetVersion(error: unknown): never {
    version = NO_TABLES;
    throw error;
  }

  async function read<Row>(...statement: Statement): Promise<Row[]> {
    if (version === NO_TABLES) version = await readVersion(database);
    return version === NO_TABLES ? [] : database.read<Row>(...statement).catch(forgetVersion);
  }

  async function write(statements: readonly Statement[]): Promise<void> {
    if (version < newestStep) version = await runSteps();
    await database.write(statements).catch(forgetVersion);
  }

  return { read, write };
}

async function readVersion(database: Database): Promise<number> {
  const columns = (await database.read<{ column: string }>(COLUMNS_QUERY)).map(({ column }) => column);
  if (columns.length === 0) return NO_TABLES;
  if (columns.join(" ") === COLUMNS_BEFORE_STEPS) return BEFORE_STEPS;
  const [row] = columns.includes("version")
    ? await database.read<{ newest: number }>("SELECT max(version) AS newest FROM steps")
    : [];
  if (row && row.newest < FIRST_STEP_OF_VERSION_2) return row.newest;
  throw new UnusableDatabaseError(
    "Invitations do not work, because another version of the project has changed their database: run that version, or restore an older backup (docs/invitations.md).",
  );
}

/** Inserts the number first, so only one of several processes can run the step. */
function stepStatements([number, sql]: Step): Statement[] {
  const statements = sql.split(/\n\s*\n/).map((statement): Statement => [statement]);
  return [
    ["CREATE TABLE IF NOT EXISTS steps (version INTEGER PRIMARY KEY)"],
    ["INSERT INTO steps VALUES (?)", number],
    ...statements,
  ];
}
