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
import schema from "./schema.sql?raw";
import { createSeals } from "./seals.ts";

const CREATE_TABLES = schema.split("\n\n").map((sql): Statement => [sql]);

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
}

/** Every method rejects if the database fails. Changing an unknown invitation does nothing. */
export function createInvitationStore({ database, secrets, clock, redirects }: StoreParts) {
  const seals = createSeals(secrets);
  let hasTables = false;

  /** Does not create tables, so a site without invitations works without a writable disk. */
  async function selectInvitations(clause: string, ...values: Value[]): Promise<Invitation[]> {
    hasTables ||= (await database.read("SELECT name FROM sqlite_master WHERE name = 'visits'")).length > 0;
    return hasTables ? (await database.read<Row>(`${SELECT} ${clause}`, ...values)).map(fromRow) : [];
  }

  /** Studies that were renamed since the invitation have their current names. */
  function fromRow(row: Row): Invitation {
    const studies: Invitation["studies"] = JSON.parse(row.studies);
    return {
      ...row,
      studies: studies === "all" ? studies : currentSlugs(studies, redirects),
      visits: groupVisits(JSON.parse(row.visits), redirects),
    };
  }

  function writeStatement(...statement: Statement): Promise<void> {
    return database.write([...CREATE_TABLES, statement]);
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

    findById,

    async findActive(id: string): Promise<Invitation | null> {
      const invitation = await findById(id);
      return invitation && isActive(invitation, clock()) ? invitation : null;
    },

    findByToken: (token: string) => findByDigest("token_digest", token),

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
      const sql = "INSERT OR IGNORE INTO visits SELECT id, ?, ? FROM invitations WHERE id = ?";
      await writeStatement(sql, study, dayOf(clock()), id);
    },
  };
}

const SELECT = `SELECT id, label, studies, greeting, resume, last_day AS lastDay, created_at AS createdAt, ended_at AS endedAt,
  credentials AS sealedCredentials,
  (SELECT json_group_array(json_object('study', study, 'day', day)) FROM visits WHERE invitation = id) AS visits
  FROM invitations`;

interface Row extends Omit<Invitation, "studies" | "visits"> {
  studies: string;
  visits: string;
}
