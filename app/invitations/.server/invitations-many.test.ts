import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Statement } from "#app/invitations/.server/database.ts";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";

const MANY = 10_000;

const database = memoryDatabase();
const asked: Statement[] = [];
const watched: Database = {
  read(...statement) {
    asked.push(statement);
    return database.read(...statement);
  },
  write: (statements) => database.write(statements),
};
const invitations = createInvitations({
  database: watched,
  secrets: ["the second secret", "the first secret"],
  clock: () => MANY,
});

beforeAll(async () => {
  await invitations.create({ label: "The newest", scope: "all", until: null });
  const numbers =
    "WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)";
  await database.write([
    [
      `${numbers} INSERT INTO invitations (id, label, created_at, token_digest, words_digest, sealed)
       SELECT 'id' || n, 'label', n / 3, 'token' || n, 'words' || n, '' FROM numbers`,
      MANY - 1,
    ],
    [
      `${numbers} INSERT INTO visits (invitation, study, day)
       SELECT 'id' || (1 + n % 5000), 'study' || n % 7, 'day' || n FROM numbers`,
      2 * MANY,
    ],
  ]);
});

describe("of 10,000 invitations none is looked at but those that are asked for", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["by a link", () => invitations.byToken("any")],
    ["by words", () => invitations.byOwnPasscode("any words")],
    ["at each request of a guest", () => invitations.standing("id5000")],
    ["on its owner's page", () => invitations.get("id5000")],
    ["on the first page of the list", () => invitations.list()],
    ["on a page in the middle of it", () => invitations.list("id5000")],
  ])("%s", async (_name, ask) => {
    asked.length = 0;
    await ask();
    expect(asked).not.toEqual([]);
    for (const [sql, ...values] of asked) {
      const plan = await database.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values);
      const text = plan.map(({ detail }) => detail).join("\n");
      expect(text).toMatch(BY_INDEX);
      expect(text).not.toMatch(ALL_ARE_READ);
    }
  });

  // The first page is read along the index, as far as it goes.
  const BY_INDEX = /^(SEARCH invitations USING|SCAN invitations USING INDEX invitations_by_age$)/m;
  const ALL_ARE_READ = /SCAN (?!invitations USING INDEX invitations_by_age$)|FOR ORDER BY/m;
});
