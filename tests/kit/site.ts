import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ask, createClient } from "./ask.ts";
import { gated, open, pathOf, type Study } from "./content.ts";
import { lockedTexts } from "./locked-texts.ts";
import { type RunningServer, startServer } from "./running-server.ts";

export const PASSCODE = "quiet-harbour-lantern-spoon";

if (!existsSync("build/server/index.js")) {
  throw new Error("There is no build to start: run `npm run build` first.");
}

const [film = ""] = readdirSync(`.content/media/locked/${gated.slug}`).filter((name) =>
  name.endsWith(".mp4"),
);

/** One address of each kind. */
export const LOCKED_PAGE = pathOf(gated);
export const LOCKED_FILM = `/locked/${gated.slug}/${film}`;
export const PUBLIC_PAGE = pathOf(open);
export const ENDPOINT = "/api/validate-password";
/** Stands in the locked page behind the lock only. */
export const LOCKED_SENTENCE = lockedSentences(gated)[0] ?? "";

/** What only those with the passcode may read of a study and stands in its page as it is, having no letter to escape. */
export function lockedSentences(study: Study): string[] {
  return lockedTexts([study]).filter((text) => /^[\w ,.-]+$/.test(text));
}

/** Stops when it is told to, or when it leaves the scope. */
export interface Site extends AsyncDisposable {
  server: RunningServer;
  ask: Ask;
  stop: () => Promise<void>;
}

/**
 * The built site on a port of its own, with further environment variables. Rejects when it does not start.
 * @param script the server to start, unless this project's own
 */
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

/** The same with locked pages that fail where nobody expects it. */
export function startBrokenSite(fails: "loader" | "rendering" = "rendering"): Promise<Site> {
  return startSite({ FAILS: fails }, "tests/kit/broken-server.ts");
}

/** The same in a folder of its own, with the media that `fill` puts there before the start. */
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

/** Tries a passcode. Gives the status, and the Cookie header of a session if it was right. */
export async function tryPasscode(ask: Ask, password: string, headers: Record<string, string> = {}) {
  const answer = await ask({ method: "POST", target: ENDPOINT, body: JSON.stringify({ password }), headers });
  const [, cookie] = /^set-cookie: ([^;\n]+)/im.exec(answer.headers) ?? [];
  return { status: answer.status, cookie, headers: answer.headers };
}
