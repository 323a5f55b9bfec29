/** The production server, which on SIGUSR2 also collects garbage and writes what is left: `{"live":<bytes>}`. */
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

process.on("SIGUSR2", async () => {
  // Buffers are given back in the turn after, and only then counted as such.
  collectGarbage();
  await turn();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ live: heapUsed + external })}\n`);
});

// Last: the signal may come as soon as the server says where it is.
await import("../../server/node/serve.ts");
