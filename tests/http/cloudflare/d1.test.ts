import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import type { Bindings } from "../../../server/cloudflare/bindings.ts";
import { createD1Database } from "../../../server/cloudflare/d1-database.ts";
import { databaseSuite } from "../../helpers/invitations/database-suite.ts";
import { storeSuite } from "../../helpers/invitations/store-suite.ts";
import { versionSuite } from "../../helpers/invitations/version-suite.ts";
import { newFolder } from "../../helpers/new-folder.ts";

/** The test imports wrangler by path and without types, because wrangler is installed only when needed. */
const WRANGLER = resolve("server/cloudflare/tools/node_modules/wrangler/wrangler-dist/cli.js");

const TABLES_QUERY = String.raw`SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`;

const databaseBinding = await startD1();

async function startD1(): Promise<Bindings["INVITATIONS"]> {
  // With this variable, wrangler does not request this machine's location from Cloudflare.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { default: wrangler } = await import(pathToFileURL(WRANGLER).href);
  const config = { name: "d1", compatibility_date: "2026-11-17", d1_databases: [{ binding: "INVITATIONS" }] };
  const configPath = join(newFolder({ "wrangler.json": JSON.stringify(config) }), "wrangler.json");
  const options = { configPath, persist: false, envFiles: [], remoteBindings: false };
  const proxy = await wrangler.getPlatformProxy(options);
  afterAll(() => proxy.dispose());
  return proxy.env.INVITATIONS;
}

/** Drops every table. Returns a function that opens a connection. */
async function createEmptyDatabase(): Promise<() => Database> {
  const database = createD1Database(databaseBinding);
  const tables = await database.read<{ name: string }>(TABLES_QUERY);
  const dropStatements = tables.map(({ name }) => [`DROP TABLE "${name}"`] as const);
  await database.write([["PRAGMA defer_foreign_keys = ON"], ...dropStatements]);
  return () => createD1Database(databaseBinding);
}

databaseSuite(createEmptyDatabase);
storeSuite(createEmptyDatabase);
versionSuite(createEmptyDatabase);

test("a write that D1 refuses throws one sentence without the statement's values", async () => {
  const database = (await createEmptyDatabase())();
  await database.write([["CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT, WITHOUT ROWID"]]);
  const insertNote = ["INSERT INTO notes VALUES (?)", "Acme, hiring team"] as const;
  await database.write([insertNote]);
  await expect(database.write([insertNote])).rejects.toMatchObject({
    name: "DatabaseError",
    message:
      "Invitations do not work because of a database error: D1_ERROR: UNIQUE constraint failed: notes.text: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)",
  });
});
