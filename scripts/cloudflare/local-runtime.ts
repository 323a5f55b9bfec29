/**
 * The local Workers runtime, in a process of its own that ends with the one that started it, however that ends: else
 * the runtime would go on by itself. Started by scripts/cloudflare.ts.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import type { R2Bucket } from "@cloudflare/workers-types";
import { listFiles } from "../../list-files.ts";
import { WRANGLER_MODULE } from "./tools.ts";

/** What it is started with. When it answers, it reports its port. */
export interface Order {
  configFile: string;
  lockedMedia: string;
  /** Where it keeps bucket, database and counts. */
  state: string;
  host: string;
  port: number;
  /** Instead of those of the account. */
  variables: Record<string, string>;
}

/** What is used of wrangler's own interface, whose types are not there before it is installed. */
interface Wrangler {
  getPlatformProxy(options: {
    configPath: string;
    persist: { path: string };
    remoteBindings: false;
    envFiles: string[];
  }): Promise<{ env: { LOCKED_MEDIA: R2Bucket }; dispose: () => Promise<void> }>;
  unstable_startWorker(options: {
    config: string;
    envFiles: string[];
    bindings: Record<string, unknown>;
    dev: Record<string, unknown> & { structuredLogsHandler: (line: { message: string }) => void };
  }): Promise<{ ready: Promise<void>; url: Promise<URL>; dispose: () => Promise<void> }>;
}

process.once("message", (order: Order) => {
  run(order).catch((error) => {
    process.stderr.write(`The local Workers runtime did not start: ${reasonOf(error)}\n`);
    process.exit(1);
  });
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return format(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

async function run(order: Order): Promise<void> {
  let isStopping = false;
  let stop = async () => {};
  process.once("disconnect", async () => {
    isStopping = true;
    await stop();
    process.exit(0);
  });
  const { default: wrangler } = (await import(pathToFileURL(WRANGLER_MODULE).href)) as { default: Wrangler };
  await fillBucket(wrangler, order);
  if (isStopping) return;
  const { configFile, state, host, port, variables } = order;
  const bindings = Object.entries(variables).map(([name, value]) => [name, { type: "secret_text", value }]);
  const worker = await wrangler.unstable_startWorker({
    config: configFile,
    envFiles: [],
    bindings: Object.fromEntries(bindings),
    dev: {
      server: { hostname: host, port },
      persist: state,
      inspector: false,
      watch: false,
      remote: false,
      logLevel: "error",
      structuredLogsHandler: ({ message }) => process.stdout.write(`${message}\n`),
    },
  });
  stop = () => worker.dispose();
  await worker.ready;
  const { port: got } = await worker.url;
  process.send?.({ port: Number(got) });
}

/** Anew, so that it has nothing of a study that was opened or renamed. */
async function fillBucket(wrangler: Wrangler, { configFile, lockedMedia, state }: Order): Promise<void> {
  const path = join(state, "v3");
  // The bucket alone: with the rest the runtime would look for its code.
  const { name, compatibility_date, r2_buckets } = JSON.parse(await readFile(configFile, "utf8"));
  const configPath = join(state, "bucket.json");
  await writeFile(configPath, JSON.stringify({ name, compatibility_date, r2_buckets }));
  await rm(join(path, "r2"), { recursive: true, force: true });
  const { env, dispose } = await wrangler.getPlatformProxy({
    configPath,
    persist: { path },
    remoteBindings: false,
    envFiles: [],
  });
  for (const key of listFiles(lockedMedia))
    await env.LOCKED_MEDIA.put(key, await readFile(join(lockedMedia, key)));
  await dispose();
}
