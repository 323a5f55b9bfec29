import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#app/invitations/.server/database.ts";
import { WRANGLER_ENVIRONMENT } from "../../scripts/cloudflare/tools.ts";
import { workerConfig } from "../../scripts/cloudflare/worker-config.ts";
import { wrangler } from "../../scripts/cloudflare/wrangler.ts";
import { databaseOn } from "../../server/cloudflare/database.ts";

export interface LocalD1 extends AsyncDisposable {
  /** A handle to it. */
  open: () => Database;
  /** Drops every table. */
  empty: () => Promise<void>;
}

/** The D1 of the local Workers runtime, as the site's own configuration asks for it, in a folder of its own. */
export async function startLocalD1(): Promise<LocalD1> {
  const { NODE_ENV: _, ...environment } = WRANGLER_ENVIRONMENT;
  Object.assign(process.env, environment);
  const folder = mkdtempSync(join(tmpdir(), "d1-"));
  const { name, compatibility_date, d1_databases } = workerConfig({
    name: "portfolio",
    siteUrl: "https://www.example.com",
  });
  const configPath = join(folder, "wrangler.json");
  writeFileSync(configPath, JSON.stringify({ name, compatibility_date, d1_databases }));
  const { getPlatformProxy } = await wrangler();
  const { env, dispose } = await getPlatformProxy({
    configPath,
    persist: { path: join(folder, "v3") },
    remoteBindings: false,
    envFiles: [],
  });
  const open = () => databaseOn(env.INVITATIONS);
  return {
    open,
    async empty() {
      const tables = await open().read<{ name: string }>(TABLES);
      await open().write(tables.map((table) => [`DROP TABLE "${table.name}"`]));
    },
    async [Symbol.asyncDispose]() {
      await dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TABLES = String.raw`SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`;
