/**
 * The local Workers runtime, in a process of its own that ends with the one that started it, however that ends: else
 * the runtime would go on by itself. Started by scripts/cloudflare.ts.
 */
import { format } from "node:util";
import { fillBucket } from "./fill-bucket.ts";
import type { Order, Report } from "./runtime-messages.ts";
import { wrangler } from "./wrangler.ts";

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

async function run({ configFile, lockedMedia, state, host, port, secrets }: Order): Promise<void> {
  let isStopping = false;
  let stop = async () => {};
  process.once("disconnect", async () => {
    isStopping = true;
    await stop();
    process.exit(0);
  });
  const { getPlatformProxy, unstable_startWorker: startWorker } = await wrangler();
  await fillBucket(getPlatformProxy, { configFile, lockedMedia, state });
  if (isStopping) return;
  const bindings = Object.entries(secrets).map(([name, value]) => [name, { type: "secret_text", value }]);
  const worker = await startWorker({
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
  const report: Report = { port: Number(got) };
  process.send?.(report);
}
