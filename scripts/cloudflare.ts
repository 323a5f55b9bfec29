/** `npm run cloudflare` runs the built site on the local Workers runtime, which keeps all data on this machine. */
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ExitReason } from "../files/exit-reason.ts";
import { readEnvironment, type ServerEnvironment } from "../server/environment.ts";
import { checkBuild } from "../server/node/built-site.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { listen } from "../server/node/http-server.ts";
import { runProgram } from "../server/node/run-program.ts";
import { withSecrets } from "../server/node/session-secret.ts";
import { startMessage } from "../server/node/start-message.ts";
import { stateFolder } from "../server/node/state-folder.ts";
import { fillLocalBucket } from "./cloudflare/locked-media.ts";
import { projectName, resourceNames } from "./cloudflare/site/names.ts";
import { prepareForCloudflare } from "./cloudflare/site/prepare.ts";
import { installTools, WRANGLER_ENVIRONMENT, WRANGLER_MODULE } from "./cloudflare/tools.ts";

await runProgram(async function runOnCloudflare() {
  loadEnvFile();
  const environment = withSecrets({ ...readEnvironment(process.env), HOST: "127.0.0.1" });
  const { configFile, lockedMedia, build, foundBuild } = await prepareForCloudflare();
  const warning = checkBuild(foundBuild, build, environment);
  installTools();
  const port = await requireFreePort(environment);
  const dataFolder = join(stateFolder(environment), "cloudflare");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  fillLocalBucket(resourceNames(projectName()).bucket, lockedMedia, dataFolder);
  await startWorker(configFile, dataFolder, { ...environment, PORT: port });
  process.stdout.write(startMessage(port, environment, warning));
});

/** Returns the port only if it is free, because wrangler would silently choose another port. @throws ExitReason */
async function requireFreePort(wanted: { HOST: string; PORT: number }): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, wanted);
  server.close();
  await once(server, "close");
  return port;
}

/** Declares the part of wrangler that this script uses, because wrangler and its types may not be installed yet. */
interface Wrangler {
  unstable_startWorker(options: {
    config: string;
    envFiles: string[];
    bindings: Record<string, { type: "secret_text"; value: string }>;
    dev: Record<string, unknown> & { structuredLogsHandler: (line: { message: string }) => void };
  }): Promise<{ ready: Promise<void> }>;
}

async function startWorker(config: string, dataFolder: string, environment: ServerEnvironment) {
  Object.assign(process.env, WRANGLER_ENVIRONMENT);
  const { default: wrangler } = (await import(pathToFileURL(WRANGLER_MODULE).href)) as { default: Wrangler };
  try {
    const worker = await wrangler.unstable_startWorker({
      config,
      envFiles: [],
      bindings: secretBindings(environment),
      dev: {
        server: { hostname: environment.HOST, port: environment.PORT },
        persist: dataFolder,
        inspector: false,
        watch: false,
        remote: false,
        logLevel: "error",
        structuredLogsHandler: ({ message }) => process.stdout.write(`${message}\n`),
      },
    });
    await worker.ready;
  } catch (error) {
    const { message, cause } = error as Error;
    throw new ExitReason(`The local Workers runtime did not start: ${cause ?? message}`);
  }
}

function secretBindings({ PORT, PASSCODE, SESSION_SECRET, OWNER_PASSWORD }: ServerEnvironment) {
  const toBinding = (value: string) => ({ type: "secret_text" as const, value });
  return {
    // The local address replaces the published address.
    SITE_URL: toBinding(`http://localhost:${PORT}`),
    PASSCODE: toBinding(PASSCODE),
    SESSION_SECRET: toBinding(SESSION_SECRET.join(",")),
    ...(OWNER_PASSWORD !== undefined && { OWNER_PASSWORD: toBinding(OWNER_PASSWORD) }),
  };
}
