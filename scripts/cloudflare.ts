/** `npm run cloudflare`: the built site on the local Workers runtime, with all it uses of Cloudflare on this machine. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { paths } from "../paths.ts";
import { readEnvironment } from "../server/environment.ts";
import { checkBuild } from "../server/node/builds/check-build.ts";
import { listen, start } from "../server/node/start/listen.ts";
import { withKeptSecret } from "../server/node/start/session-secret.ts";
import { startMessage } from "../server/node/start/start-message.ts";
import { stopAfterShell } from "../server/node/stop-after-shell.ts";
import type { Order } from "./cloudflare/local-runtime.ts";
import { prepare } from "./cloudflare/site/prepare.ts";
import { installTools, WRANGLER_ENVIRONMENT } from "./cloudflare/tools.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "..");

await start(async function runOnCloudflare() {
  const environment = withKeptSecret({ ...readEnvironment(process.env), host: "127.0.0.1" });
  const { configFile, lockedMedia, build, found } = await prepare();
  const notices = checkBuild(found, build, environment);
  installTools();
  const port = await freePort(environment);
  found.markServed();
  const runtime = fork(join(import.meta.dirname, "cloudflare/local-runtime.ts"), {
    env: { ...process.env, ...WRANGLER_ENVIRONMENT },
    // A terminal's SIGINT is ours to hand on.
    detached: process.platform !== "win32",
  });
  const ended = once(runtime, "exit");
  // It ends when we are gone, whatever ends us.
  const stop = () => runtime.connected && runtime.disconnect();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  stopAfterShell(stop);
  const state = join(resolve(ROOT, environment.stateFolder ?? paths.state), "cloudflare");
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const order: Order = {
    configFile,
    lockedMedia,
    state,
    host: environment.host,
    port,
    variables: {
      // Whatever it is of the site that was built: the local runtime has an address of its own.
      SITE_URL: `http://localhost:${port}`,
      PASSCODE: environment.passcode,
      SESSION_SECRET: environment.secrets.join(","),
      ...(environment.ownerPassword !== undefined && { OWNER_PASSWORD: environment.ownerPassword }),
    },
  };
  runtime.send(order);
  runtime.once("message", (report: { port: number }) => {
    process.stdout.write(startMessage(report, environment, notices));
  });
  const [code] = await ended;
  process.exit(code ?? 1);
});

/** @throws EnvironmentError when the port is in use: the runtime would take another one, or say it at length */
async function freePort(wanted: { host: string; port: number }): Promise<number> {
  const server = createServer();
  const { port } = await listen(server as never, wanted);
  server.close();
  await once(server, "close");
  return port;
}
