import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { paths, pathsOfBuild } from "../../../files/paths.ts";
import { environmentSchema } from "../../../server/environment.ts";
import { buildPaths } from "./built.ts";
import { PASSCODE } from "./passcode.ts";
import { copyProject } from "./project-copy.ts";
import { createClient, type Send } from "./raw-client.ts";
import { pathInSite, root as siteRoot } from "./root.ts";
import { endSignal, RUNTIME, scriptOf } from "./runtime.ts";

export const SESSION_SECRET = "only for these tests 0123456789";

export interface Site extends AsyncDisposable {
  server: Awaited<ReturnType<typeof startServer>>;
  send: Send;
  /** The state folder is removed when the server stops. */
  state: string;
  stop: () => Promise<void>;
}

/** Starts the built site on a free port. @throws with the server's output if it exits before it listens */
export async function startSite(
  variables: Record<string, string> = {},
  script = pathInSite(scriptOf(RUNTIME)),
): Promise<Site> {
  const { folder: state, removeFolder: removeState } = temporaryFolder("state-");
  const defaultVariables = { PASSCODE, SESSION_SECRET, STATE_DIRECTORY: state };
  const server = await startServer({ ...defaultVariables, ...variables }, script).catch((error) => {
    removeState();
    throw error;
  });
  const send = createClient(server.port);
  async function stop(): Promise<void> {
    send.close();
    await server[Symbol.asyncDispose]();
    removeState();
  }
  return { server, send, state, stop, [Symbol.asyncDispose]: stop };
}

/** Starts the site with locked pages that fail in their loader or while rendering. */
export function startBrokenSite(fails: "loader" | "rendering" = "rendering"): Promise<Site> {
  return startSite({ FAILS: fails, TEST_SITE: siteRoot }, "tests/helpers/site/broken-server.ts");
}

/** Starts a copy of the build, after `fill` has put media into it. */
export async function startCopy(fill: (copy: typeof buildPaths) => void, script = scriptOf("node")) {
  const { folder: root, removeFolder } = temporaryFolder("site-");
  await copyProject(root);
  const copy = pathsOfBuild(join(root, paths.builds, "copy"));
  mkdirSync(copy.folder, { recursive: true });
  // The copy needs symlinks, because Node resolves imports from the real path of the bundle.
  symlinkSync(resolve(buildPaths.client), copy.client);
  symlinkSync(resolve(dirname(buildPaths.server)), dirname(copy.server));
  writeFileSync(join(root, paths.currentBuild), "copy");
  fill(copy);
  const site = await startSite({}, join(root, script));
  async function stop(): Promise<void> {
    await site.stop();
    removeFolder();
  }
  return { ...site, root, copy, stop, [Symbol.asyncDispose]: stop };
}

function temporaryFolder(prefix: string) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const deleteFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", deleteFolder);
  function removeFolder(): void {
    process.off("exit", deleteFolder);
    deleteFolder();
  }
  return { folder, removeFolder };
}

/** Starts a server on a free port with only these variables. @throws with its output if it exits before it listens */
async function startServer(variables: Record<string, string>, script: string) {
  // Empty values override the owner's .env file.
  const emptyVariables = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  const fixedVariables = { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" };
  const env = { ...emptyVariables, ...fixedVariables, ...variables };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  /** The exit code is null after a signal. */
  const exitCode = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const killServer = () => child.kill(endSignal(script));
  process.once("exit", killServer);
  const port = await new Promise<number>((resolve, reject) => {
    function onOutput(text: string): void {
      output += text;
      const [, address] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (address) resolve(Number(address));
    }
    child.stdout.setEncoding("utf8").on("data", onOutput);
    child.stderr.setEncoding("utf8").on("data", onOutput);
    child.once("exit", () => {
      process.off("exit", killServer);
      reject(new Error(`The server did not start: ${output}`));
    });
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The server has no process ID.");
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    exitCode,
    async [Symbol.asyncDispose]() {
      process.off("exit", killServer);
      killServer();
      await exitCode;
    },
  };
}
