import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { paths, pathsOfBuild } from "../../paths.ts";
import { PASSCODE } from "./passcode.ts";
import { createClient, type Send } from "./raw-client.ts";
import { built } from "./site/built.ts";
import { copyProject } from "./site/project-copy.ts";
import { inSite, root as siteRoot } from "./site/root.ts";
import { type RunningServer, startServer } from "./site/running-server.ts";
import { RUNTIME, scriptOf } from "./site/runtime.ts";

export const SESSION_SECRET = "only for these tests 0123456789";

export interface Site extends AsyncDisposable {
  server: RunningServer;
  send: Send;
  /** The helper removes the state folder when the server stops. */
  state: string;
  stop: () => Promise<void>;
}

/** Starts the built site on a free port. @throws with the server's output if it exits before it listens */
export async function startSite(
  variables: Record<string, string> = {},
  script = inSite(scriptOf(RUNTIME)),
): Promise<Site> {
  const state = mkdtempSync(join(tmpdir(), "state-"));
  const remove = () => rmSync(state, { recursive: true, force: true });
  function removeState(): void {
    process.off("exit", remove);
    remove();
  }
  process.once("exit", remove);
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

export interface SiteCopy extends Site {
  root: string;
  copy: ReturnType<typeof pathsOfBuild>;
}

/** Starts a copy of the build, after `fill` has put media into it. */
export async function startCopy(
  fill: (copy: SiteCopy["copy"]) => void,
  script = scriptOf("node"),
): Promise<SiteCopy> {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once("exit", remove);
  await copyProject(root);
  const copy = pathsOfBuild(join(root, paths.builds, "copy"));
  mkdirSync(copy.folder, { recursive: true });
  // The copy needs symlinks, because Node resolves imports from the real path of the bundle.
  symlinkSync(resolve(built.client), copy.client);
  symlinkSync(resolve(dirname(built.server)), dirname(copy.server));
  writeFileSync(join(root, paths.currentBuild), "copy");
  fill(copy);
  const site = await startSite({}, join(root, script));
  async function stop(): Promise<void> {
    await site.stop();
    process.off("exit", remove);
    remove();
  }
  return { ...site, root, copy, stop, [Symbol.asyncDispose]: stop };
}
