import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { paths } from "../../paths.ts";
import { type Ask, createClient } from "./ask.ts";
import { PASSCODE } from "./passcode.ts";
import { type RunningServer, startServer } from "./running-server.ts";

if (!existsSync(paths.server)) {
  throw new Error("There is no build to start: run `npm run build` first.");
}

export interface Site extends AsyncDisposable {
  server: RunningServer;
  ask: Ask;
  stop: () => Promise<void>;
}

export async function startSite(variables: Record<string, string> = {}, script?: string): Promise<Site> {
  const own = { PASSCODE, SESSION_SECRET: "only for these tests 0123456789" };
  const server = await startServer({ ...own, ...variables }, script);
  const ask = createClient(server.port);
  async function stop(): Promise<void> {
    ask.close();
    await server[Symbol.asyncDispose]();
  }
  return { server, ask, stop, [Symbol.asyncDispose]: stop };
}

export function startBrokenSite(fails: "loader" | "rendering" = "rendering"): Promise<Site> {
  return startSite({ FAILS: fails }, "tests/kit/broken-server.ts");
}

/** `fill` puts media into the folder before the start. */
export async function startCopy(fill: (root: string) => void): Promise<Site & { root: string }> {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once("exit", remove);
  for (const name of ["app", "paths.ts", "server"]) cpSync(name, join(root, name), { recursive: true });
  // Node.js resolves what the bundle imports from where it really lies.
  for (const name of ["build", "node_modules", "package.json"]) symlinkSync(resolve(name), join(root, name));
  fill(root);
  const site = await startSite({}, join(root, "server/node/serve.ts"));
  async function stop(): Promise<void> {
    await site.stop();
    process.off("exit", remove);
    remove();
  }
  return { ...site, root, stop, [Symbol.asyncDispose]: stop };
}
