import { randomBytes } from "node:crypto";
import { foldPasscode } from "#app/lock/.server/passcode.ts";
import { makePassphrase } from "#app/lock/.server/passphrase.ts";
import type { Database, Statement } from "./database.ts";
import { type Invitation, type InvitationView, stands, type Terms } from "./invitation.ts";
import { migrate, stepsDone } from "./migrate.ts";
import invitationsSql from "./migrations/0001-invitations.sql?raw";
import { createSeals } from "./seals.ts";

/** How an invitation is opened. */
export interface InvitationCredentials {
  /** The end of the link. */
  token: string;
  /** The passcode of its own, as its owner reads it. */
  ownPasscode: string;
}

/** Every method rejects as the database does. Without an invitation of that `id`, what changes one does nothing. */
export interface Invitations {
  /** @param words of the owner's own; without them three are made. @returns null when these words are taken */
  create(terms: Terms, ownPasscode?: string): Promise<Invitation | null>;
  /** Newest first. @param before the id that ended the page before. @returns `next` null at the end */
  list(before?: string): Promise<{ page: InvitationView[]; next: string | null }>;
  /** `credentials` is null when they were sealed with a secret that the server does not have any more. */
  get(id: string): Promise<{ invitation: InvitationView; credentials: InvitationCredentials | null } | null>;
  /** In whatever state. */
  byToken(token: string): Promise<Invitation | null>;
  /** In whatever state. Forgives what the shared passcode forgives, and lets nobody in without a word. */
  byOwnPasscode(ownPasscode: string): Promise<Invitation | null>;
  /** Null unless it stands now. */
  standing(id: string): Promise<Invitation | null>;
  change(id: string, terms: Terms): Promise<void>;
  end(id: string): Promise<void>;
  /** With its visits. */
  delete(id: string): Promise<void>;
  /** At most one for each study and day. */
  recordVisit(id: string, study: string): Promise<void>;
}

/** On a page of the list. */
export const PAGE = 50;

const WORDS = 3;

/** @param secrets the first digests and seals, all find and open @param clock milliseconds since 1970 */
export function createInvitations({
  database,
  secrets,
  clock,
}: {
  database: Database;
  secrets: readonly string[];
  clock: () => number;
}): Invitations {
  const seals = createSeals(secrets);
  let ready: Promise<void> | undefined;

  // At the first need, and again after any fault: what was mended may be another file.
  async function onceReady<T>(work: () => Promise<T>): Promise<T> {
    ready ??= migrate(database, [invitationsSql]);
    try {
      await ready;
      return await work();
    } catch (error) {
      ready = undefined;
      throw error;
    }
  }

  // Who only asks makes nothing: a site without invitations needs no place that can be written.
  async function read<Row>(...statement: Statement): Promise<Row[]> {
    if (!ready && (await stepsDone(database)) === 0) return [];
    return onceReady(() => database.read<Row>(...statement));
  }

  async function write(...statement: Statement): Promise<void> {
    await onceReady(() => database.write([statement]));
  }

  async function byDigest(column: "token_digest" | "words_digest", text: string): Promise<Row | undefined> {
    const digests = seals.digests(text);
    const places = digests.map(() => "?").join(", ");
    const [row] = await read<Row>(`SELECT * FROM invitations WHERE ${column} IN (${places})`, ...digests);
    return row;
  }

  async function find(id: string): Promise<Invitation | null> {
    const [row] = await read<Row>("SELECT * FROM invitations WHERE id = ?", id);
    return row ? fromRow(row) : null;
  }

  async function freePasscode(): Promise<string> {
    for (;;) {
      const ownPasscode = makePassphrase(WORDS);
      if (!(await byDigest("words_digest", foldPasscode(ownPasscode)))) return ownPasscode;
    }
  }

  return {
    async create({ label, scope, until }, own) {
      const ownPasscode = own ?? (await freePasscode());
      const folded = foldPasscode(ownPasscode);
      if (own !== undefined && (await byDigest("words_digest", folded))) return null;
      const id = randomBytes(9).toString("base64url");
      const token = randomBytes(16).toString("base64url");
      await write(
        `INSERT INTO invitations (id, label, studies, until, created_at, token_digest, words_digest, sealed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (words_digest) DO NOTHING`,
        id,
        label.toWellFormed(),
        studiesText(scope),
        until,
        clock(),
        seals.digests(token)[0],
        seals.digests(folded)[0],
        seals.seal(seal({ token, ownPasscode }), id),
      );
      // The same words may have been taken meanwhile.
      return find(id);
    },
    async list(before) {
      const after = `WHERE (created_at, id) < (SELECT created_at, id FROM invitations WHERE id = ?)`;
      const rows = await read<ViewRow>(
        `${SELECT_VIEW} ${before === undefined ? "" : after} ORDER BY created_at DESC, id DESC LIMIT ?`,
        ...(before === undefined ? [] : [before]),
        PAGE + 1,
      );
      const page = rows.slice(0, PAGE).map(viewFromRow);
      return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    },
    async get(id) {
      const [row] = await read<ViewRow>(`${SELECT_VIEW} WHERE id = ?`, id);
      if (!row) return null;
      const opened = seals.open(row.sealed, id);
      return { invitation: viewFromRow(row), credentials: opened === null ? null : credentialsFrom(opened) };
    },
    async byToken(token) {
      const row = await byDigest("token_digest", token);
      return row ? fromRow(row) : null;
    },
    async byOwnPasscode(ownPasscode) {
      const folded = foldPasscode(ownPasscode);
      const row = folded === "" ? undefined : await byDigest("words_digest", folded);
      return row ? fromRow(row) : null;
    },
    async standing(id) {
      const invitation = await find(id);
      return invitation && stands(invitation, clock()) ? invitation : null;
    },
    async change(id, { label, scope, until }) {
      const sql = "UPDATE invitations SET label = ?, studies = ?, until = ? WHERE id = ?";
      await write(sql, label.toWellFormed(), studiesText(scope), until, id);
    },
    async end(id) {
      await write("UPDATE invitations SET ended_at = coalesce(ended_at, ?) WHERE id = ?", clock(), id);
    },
    async delete(id) {
      // Their table takes the visits away with it.
      await write("DELETE FROM invitations WHERE id = ?", id);
    },
    async recordVisit(id, study) {
      const day = new Date(clock()).toISOString().slice(0, "2026-12-31".length);
      // Nothing for one that was deleted meanwhile.
      const sql = `INSERT OR IGNORE INTO visits (invitation, study, day)
                   SELECT id, ?, ? FROM invitations WHERE id = ?`;
      await write(sql, study, day, id);
    },
  };
}

const SELECT_VIEW = `SELECT *,
  (SELECT min(day) FROM visits WHERE invitation = id) AS first,
  (SELECT max(day) FROM visits WHERE invitation = id) AS last,
  (SELECT json_group_array(DISTINCT study) FROM visits WHERE invitation = id) AS seen
  FROM invitations`;

interface Row {
  id: string;
  label: string;
  studies: string | null;
  until: string | null;
  ended_at: number | null;
  created_at: number;
  sealed: string;
}

interface ViewRow extends Row {
  first: string | null;
  last: string | null;
  seen: string;
}

function fromRow({ id, label, studies, until, ended_at, created_at }: Row): Invitation {
  const scope = studies === null ? "all" : JSON.parse(studies);
  return { id, label, scope, until, endedAt: ended_at, createdAt: created_at };
}

function viewFromRow(row: ViewRow): InvitationView {
  const { first, last, seen } = row;
  const visits = first === null || last === null ? null : { first, last, studies: JSON.parse(seen) };
  return { ...fromRow(row), visits };
}

function studiesText(scope: Terms["scope"]): string | null {
  return scope === "all" ? null : JSON.stringify(scope);
}

// What lies sealed in databases keeps its names.
function seal({ token, ownPasscode }: InvitationCredentials): string {
  return JSON.stringify({ token, words: ownPasscode });
}

function credentialsFrom(opened: string): InvitationCredentials {
  const { token, words: ownPasscode } = JSON.parse(opened);
  return { token, ownPasscode };
}
