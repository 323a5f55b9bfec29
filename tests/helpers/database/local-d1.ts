import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { newFolder } from "../new-folder.ts";
import type { D1Call } from "./d1-worker.ts";

export interface LocalD1 {
  /** Opens a connection. */
  open: () => Database;
  /** Drops every table. */
  empty: () => Promise<void>;
}

/** Starts D1 in the local Workers runtime, behind a Worker that runs the statements it gets, until the tests end. */
export async function startLocalD1(): Promise<LocalD1> {
  const main = resolve("tests/helpers/database/d1-worker.ts");
  const d1_databases = [{ binding: "INVITATIONS" }];
  const config = { name: "d1", main, compatibility_date: "2026-11-17", d1_databases };
  const folder = newFolder({ "wrangler.json": JSON.stringify(config) });
  const worker = await startWorker(join(folder, "wrangler.json"), join(folder, "state"));
  afterAll(() => worker.dispose());
  const url = await worker.url;
  const open = () => databaseAt(url);
  return {
    open,
    async empty() {
      const tables = await open().read<{ name: string }>(TABLES);
      const drops = tables.map(({ name }) => [`DROP TABLE "${name}"`] as const);
      await open().write([["PRAGMA defer_foreign_keys = ON"], ...drops]);
    },
  };
}

function databaseAt(url: URL): Database {
  async function call<RawResponse>(statements: D1Call): Promise<RawResponse> {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(statements) });
    const { answer, error } = await response.json();
    if (error) throw Object.assign(new Error(), error);
    return answer;
  }
  return {
    read: (...read) => call({ read }),
    write: (write) => call({ write }),
  };
}

interface RunningWorker {
  url: Promise<URL>;
  dispose: () => Promise<void>;
}

async function startWorker(config: string, persist: string): Promise<RunningWorker> {
  // Otherwise wrangler requests this machine's location from Cloudflare.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { default: wrangler } = await import(pathToFileURL(WRANGLER).href);
  const server = { hostname: "127.0.0.1", port: 0 };
  const dev = { server, persist, inspector: false, watch: false, remote: false, logLevel: "error" };
  return wrangler.unstable_startWorker({ config, envFiles: [], dev });
}

/** Imported by path, because wrangler is installed only when needed, so there are no types at build time. */
const WRANGLER = resolve("server/cloudflare/tools/node_modules/wrangler/wrangler-dist/cli.js");

const TABLES = String.raw`SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`;
