import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { D1Database } from "@cloudflare/workers-types";
import { databaseOn } from "../../server/cloudflare/database.ts";
import type { Database } from "../../server/platform.ts";

export interface LocalD1 extends AsyncDisposable {
  /** A handle to it. */
  open: () => Database;
  /** Drops every table. */
  empty: () => Promise<void>;
}

/** The D1 of the local Workers runtime, in a folder of its own. */
export async function startLocalD1(): Promise<LocalD1> {
  const folder = mkdtempSync(join(tmpdir(), "d1-"));
  const configPath = join(folder, "wrangler.json");
  const config = { compatibility_date: "2026-11-17", d1_databases: [{ binding: "INVITATIONS" }] };
  writeFileSync(configPath, JSON.stringify(config));
  // Else it asks Cloudflare where this machine is.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { default: wrangler }: { default: Wrangler } = await import(pathToFileURL(WRANGLER).href);
  const persist = { path: join(folder, "state") };
  const proxy = await wrangler.getPlatformProxy({ configPath, persist, remoteBindings: false, envFiles: [] });
  const open = () => databaseOn(proxy.env.INVITATIONS);
  return {
    open,
    async empty() {
      const tables = await open().read<{ name: string }>(TABLES);
      const drops = tables.map(({ name }) => [`DROP TABLE "${name}"`] as const);
      await open().write([["PRAGMA defer_foreign_keys = ON"], ...drops]);
    },
    async [Symbol.asyncDispose]() {
      await proxy.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its types are not there before it is installed. */
const WRANGLER = resolve("server/cloudflare/tools/node_modules/wrangler/wrangler-dist/cli.js");

interface Wrangler {
  getPlatformProxy: (
    options: object,
  ) => Promise<{ env: { INVITATIONS: D1Database }; dispose: () => Promise<void> }>;
}

const TABLES = String.raw`SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`;
