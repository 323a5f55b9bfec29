import { randomBytes } from "node:crypto";
import { foldPasscode, generatePasscode } from "#app/lock/.server/passcode.ts";
import type { Database, Statement } from "./database.ts";
import {
  dayOf,
  type Invitation,
  type InvitationValues,
  type InvitationWithVisits,
  isActive,
} from "./invitation.ts";
import { completedMigrations, migrate } from "./migrate.ts";
import firstMigration from "./migrations/0001-invitations.sql?raw";
import { createSeals } from "./seals.ts";

const MIGRATIONS = [firstMigration];

export const PAGE_SIZE = 50;

export interface Credentials {
  token: string;
  passcode: string;
}

export interface PageOfInvitations {
  invitations: InvitationWithVisits[];
  isNewest: boolean;
  next: string | null;
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;

interface StoreParts {
  database: Database;
  secrets: readonly string[];
  clock: () => number;
}

/** Every method rejects if the database does. Changing an unknown invitation does nothing. */
export function createInvitationStore({ database, secrets, clock }: StoreParts) {
  const seals = createSeals(secrets);
  let migrated: Promise<void> | undefined;

  /** Migrates before the first use, and again after an error, because the owner may have replaced the file. */
  async function withTables<T>(work: () => Promise<T>): Promise<T> {
    migrated ??= migrate(database, MIGRATIONS);
    try {
      await migrated;
      return await work();
    } catch (error) {
      migrated = undefined;
      throw error;
    }
  }

  /** Creates no tables, so a site without invitations needs no writable disk. */
  async function read<Row>(...statement: Statement): Promise<Row[]> {
    if (!migrated && (await completedMigrations(database)) === 0) return [];
    return withTables(() => database.read<Row>(...statement));
  }

  async function write(...statement: Statement): Promise<void> {
    await withTables(() => database.write([statement]));
  }

  async function find(id: string): Promise<Invitation | null> {
    const [row] = await read<Row>(`${SELECT} WHERE id = ?`, id);
    return row ? fromRow(row) : null;
  }

  async function findByDigest(
    column: "token_digest" | "passcode_digest",
    secret: string,
  ): Promise<Invitation | null> {
    const digests = seals.digests(secret);
    const marks = digests.map(() => "?").join(", ");
    const [row] = await read<Row>(`${SELECT} WHERE ${column} IN (${marks})`, ...digests);
    return row ? fromRow(row) : null;
  }

  async function findByPasscode(passcode: string): Promise<Invitation | null> {
    const folded = foldPasscode(passcode);
    return folded === "" ? null : findByDigest("passcode_digest", folded);
  }

  return {
    /** Generates a passcode unless the owner chose one. Returns null if another invitation has the chosen one. */
    async create({ label, studies, lastDay }: InvitationValues, chosen?: string): Promise<Invitation | null> {
      if (chosen !== undefined && (await findByPasscode(chosen))) return null;
      const id = randomBytes(9).toString("base64url");
      const token = randomBytes(16).toString("base64url");
      const passcode = chosen ?? generatePasscode();
      await write(
        // Two requests may choose the same passcode at the same moment.
        `INSERT INTO invitations (id, label, studies, last_day, created_at, token_digest, passcode_digest, credentials)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (passcode_digest) DO NOTHING`,
        id,
        label,
        toColumn(studies),
        lastDay,
        clock(),
        seals.digests(token)[0],
        seals.digests(foldPasscode(passcode))[0],
        seals.seal(JSON.stringify({ token, passcode }), id),
      );
      return find(id);
    },

    /** Lists the invitations older than the one with the id `before`, or the newest if it is unknown. */
    async list(before?: string): Promise<PageOfInvitations> {
      const last = before === undefined ? null : await find(before);
      const older = last ? "WHERE (created_at, id) < (?, ?)" : "";
      const rows = await read<RowWithVisits>(
        `${SELECT_WITH_VISITS} ${older} ORDER BY created_at DESC, id DESC LIMIT ?`,
        ...(last ? [last.createdAt, last.id] : []),
        PAGE_SIZE + 1,
      );
      const invitations = rows.slice(0, PAGE_SIZE).map(withVisits);
      const next = rows.length > PAGE_SIZE ? (invitations.at(-1)?.id ?? null) : null;
      return { invitations, isNewest: last === null, next };
    },

    async get(
      id: string,
    ): Promise<{ invitation: InvitationWithVisits; credentials: Credentials | null } | null> {
      const [row] = await read<RowWithVisits>(`${SELECT_WITH_VISITS} WHERE id = ?`, id);
      if (!row) return null;
      const opened = seals.open(row.credentials, id);
      return { invitation: withVisits(row), credentials: opened === null ? null : JSON.parse(opened) };
    },

    async findActive(id: string): Promise<Invitation | null> {
      const invitation = await find(id);
      return invitation && isActive(invitation, clock()) ? invitation : null;
    },

    findByToken(token: string): Promise<Invitation | null> {
      return findByDigest("token_digest", token);
    },

    findByPasscode,

    async update(id: string, { label, studies, lastDay }: InvitationValues): Promise<void> {
      const sql = "UPDATE invitations SET label = ?, studies = ?, last_day = ? WHERE id = ?";
      await write(sql, label, toColumn(studies), lastDay, id);
    },

    async end(id: string): Promise<void> {
      await write("UPDATE invitations SET ended_at = coalesce(ended_at, ?) WHERE id = ?", clock(), id);
    },

    async delete(id: string): Promise<void> {
      await write("DELETE FROM invitations WHERE id = ?", id);
    },

    async recordVisit(id: string, study: string): Promise<void> {
      const sql = "INSERT OR IGNORE INTO visits SELECT id, ?, ? FROM invitations WHERE id = ?";
      await write(sql, study, dayOf(clock()), id);
    },
  };
}

const COLUMNS = "id, label, studies, last_day AS lastDay, created_at AS createdAt, ended_at AS endedAt";

const SELECT = `SELECT ${COLUMNS} FROM invitations`;

const SELECT_WITH_VISITS = `SELECT ${COLUMNS}, credentials,
  (SELECT min(day) FROM visits WHERE invitation = id) AS first,
  (SELECT max(day) FROM visits WHERE invitation = id) AS last,
  (SELECT json_group_array(DISTINCT study) FROM visits WHERE invitation = id) AS visited
  FROM invitations`;

interface Row extends Omit<Invitation, "studies"> {
  studies: string | null;
}

interface RowWithVisits extends Row {
  credentials: string;
  first: string | null;
  last: string | null;
  visited: string;
}

function fromRow(row: Row): Invitation {
  return { ...row, studies: row.studies === null ? "all" : JSON.parse(row.studies) };
}

function withVisits({ credentials, first, last, visited, ...row }: RowWithVisits): InvitationWithVisits {
  const visits = first === null || last === null ? null : { first, last, studies: JSON.parse(visited) };
  return { ...fromRow(row), visits };
}

function toColumn(studies: InvitationValues["studies"]): string | null {
  return studies === "all" ? null : JSON.stringify(studies);
}
