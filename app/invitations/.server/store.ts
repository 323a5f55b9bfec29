import { randomBytes } from "node:crypto";
import type { Redirect } from "#app/content/types.ts";
import { foldPasscode, generatePasscode } from "#app/lock/.server/passcode.ts";
import type { Database, Statement, Value } from "./database.ts";
import {
  currentSlugs,
  dayOf,
  groupVisits,
  type Invitation,
  type InvitationValues,
  isActive,
} from "./invitation.ts";
import { createSeals } from "./seals.ts";
import { createVersionedDatabase, UnusableDatabaseError } from "./versioned-database.ts";

export interface Credentials {
  token: string;
  passcode: string;
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;

interface StoreParts {
  database: Database;
  secrets: readonly string[];
  clock: () => number;
  redirects: readonly Redirect[];
  onError: (error: unknown) => void;
}

/** Every method rejects if the database fails. Changing an unknown invitation does nothing. */
export function createInvitationStore({ secrets, clock, redirects, onError, ...parts }: StoreParts) {
  const seals = createSeals(secrets);
  const database = createVersionedDatabase(parts.database);

  async function selectInvitations(clause: string, ...values: Value[]): Promise<Invitation[]> {
    return (await database.read<Row>(`${SELECT} ${clause}`, ...values)).map(fromRow);
  }

  /** Studies that were renamed since the invitation have their current names. A column of a later step can be missing. */
  function fromRow(row: Row): Invitation {
    const { id, label, greeting, resume, last_day, created_at, ended_at, credentials } = row;
    const studies: Invitation["studies"] = JSON.parse(row.studies);
    return {
      ...{ id, label, greeting, resume, lastDay: last_day, createdAt: created_at, endedAt: ended_at },
      sealedCredentials: credentials,
      studies: studies === "all" ? studies : currentSlugs(studies, redirects),
      visits: groupVisits(JSON.parse(row.visits), redirects),
    };
  }

  function writeStatement(...statement: Statement): Promise<void> {
    return database.write([statement]);
  }

  /** Reports a database that this version cannot use, and returns the fallback. @throws all other errors */
  async function unlessUnusable<T>(query: Promise<T>, fallback: (error: Error) => T): Promise<T> {
    try {
      return await query;
    } catch (error) {
      if (!(error instanceof UnusableDatabaseError)) throw error;
      onError(error);
      return fallback(error);
    }
  }

  async function findById(id: string): Promise<Invitation | null> {
    const [invitation = null] = await selectInvitations("WHERE id = ?", id);
    return invitation;
  }

  async function findByDigest(column: "token_digest" | "passcode_digest", secret: string) {
    const digests = seals.digests(secret);
    const placeholders = digests.map(() => "?").join(", ");
    const [invitation = null] = await selectInvitations(`WHERE ${column} IN (${placeholders})`, ...digests);
    return invitation;
  }

  function findByPasscode(passcode: string): Promise<Invitation | null> {
    return findByDigest("passcode_digest", foldPasscode(passcode));
  }

  return {
    /** Returns null if another invitation has the passcode. */
    async create(values: InvitationValues, passcode = generatePasscode()): Promise<Invitation | null> {
      const { label, studies, lastDay, greeting, resume } = values;
      if (await findByPasscode(passcode)) return null;
      const id = randomBytes(9).toString("base64url");
      const token = randomBytes(16).toString("base64url");
      await writeStatement(
        // Two requests can choose the same passcode at the same time.
        `INSERT INTO invitations (id, label, studies, greeting, resume, last_day, created_at, token_digest, passcode_digest, credentials)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (passcode_digest) DO NOTHING`,
        id,
        label,
        JSON.stringify(studies),
        greeting,
        resume,
        lastDay,
        clock(),
        seals.digest(token),
        seals.digest(foldPasscode(passcode)),
        seals.seal(JSON.stringify({ token, passcode })),
      );
      return findById(id);
    },

    list: () => selectInvitations("ORDER BY created_at DESC, id DESC"),

    /** Returns a message for the owner if this version cannot use the database, and otherwise null. */
    problem: () =>
      unlessUnusable<string | null>(
        database.read("SELECT 1").then(() => null),
        ({ message }) => message,
      ),

    findById,

    /** Returns null if this version cannot use the database, so that guests get the page of an invalid link. */
    async findActive(id: string): Promise<Invitation | null> {
      const invitation = await unlessUnusable(findById(id), () => null);
      return invitation && isActive(invitation, clock()) ? invitation : null;
    },

    /** Like `findActive`, returns null if this version cannot use the database. */
    findByToken: (token: string) => unlessUnusable(findByDigest("token_digest", token), () => null),

    findByPasscode,

    /** Returns null if the secret that encrypted the credentials is lost. */
    credentialsOf({ sealedCredentials }: Invitation): Credentials | null {
      return JSON.parse(seals.open(sealedCredentials) ?? "null");
    },

    async update(id: string, values: InvitationValues): Promise<void> {
      const { label, studies, greeting, resume, lastDay } = values;
      const sql =
        "UPDATE invitations SET label = ?, studies = ?, greeting = ?, resume = ?, last_day = ? WHERE id = ?";
      await writeStatement(sql, label, JSON.stringify(studies), greeting, resume, lastDay, id);
    },

    async end(id: string): Promise<void> {
      const sql = "UPDATE invitations SET ended_at = coalesce(ended_at, ?) WHERE id = ?";
      await writeStatement(sql, clock(), id);
    },

    async delete(id: string): Promise<void> {
      await writeStatement("DELETE FROM invitations WHERE id = ?", id);
    },

    async recordVisit(id: string, study: string): Promise<void> {
      const sql =
        "INSERT OR IGNORE INTO visits (invitation, study, day) SELECT id, ?, ? FROM invitations WHERE id = ?";
      await writeStatement(sql, study, dayOf(clock()), id);
    },
  };
}

/** Names no column of a later step, because reads also work before the step has run. */
const SELECT = `SELECT *,
  (SELECT json_group_array(json_object('study', study, 'day', day)) FROM visits WHERE invitation = invitations.id) AS visits
  FROM invitations`;

interface Row extends Pick<Invitation, "id" | "label" | "greeting" | "resume"> {
  studies: string;
  last_day: string | null;
  created_at: number;
  ended_at: number | null;
  credentials: string;
  visits: string;
}
