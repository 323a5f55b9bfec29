import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../exit-with-reason.ts";

/** Cloudflare's API for one account, which `:account` in a path stands for. */
export interface Api {
  /** What the answer holds; null when there is no such thing. @throws ExitReason */
  get: <T>(path: string) => Promise<T | null>;
  /** The body of an answer as it is; null when there is no such thing. @throws ExitReason */
  read: (path: string) => Promise<string | null>;
  /** @returns what was made @throws ExitReason */
  make: <T>(path: string, json: object) => Promise<T>;
  /** @throws ExitReason */
  send: (method: "PUT" | "DELETE", path: string, body?: Bytes) => Promise<void>;
}

export type Bytes = { bytes: Uint8Array<ArrayBuffer>; type: string };

type Body = Bytes | { json: object };

export const OFFLINE =
  "Cloudflare cannot be reached: look whether this computer is online, and run `npm run deploy` again.";
export const BAD_LOGIN =
  "Cloudflare does not let this login do what is needed: docs/deploy.md lists what a token must be allowed; without CLOUDFLARE_API_TOKEN, `npm run deploy` lets you log in with a browser.";

const NO_D1 =
  'Cloudflare does not let this login make the database of the invitations: give its token the permission "D1 Edit" too (dash.cloudflare.com, My Profile, API Tokens), and run `npm run deploy` again; without CLOUDFLARE_API_TOKEN it lets you log in with a browser.';

const TRIES = 4;
const MALFORMED_TOKEN = 6003;

export function createApi(token: string, account: string): Api {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

  async function ask(method: string, path: string, body?: Body): Promise<Response | null> {
    const url = base + path.replace(":account", account);
    const sent = body && ("bytes" in body ? body.bytes : JSON.stringify(body.json));
    const type = body && ("bytes" in body ? body.type : "application/json");
    const headers = { Authorization: `Bearer ${token}`, ...(type && { "Content-Type": type }) };
    const response = await persist(() => fetch(url, { method, headers, body: sent ?? null }));
    if (response.ok) return response;
    if (response.status === 404) return null;
    throw new ExitReason(await sentenceFor(response, account));
  }

  return {
    async get<T>(path: string) {
      const answer = (await (await ask("GET", path))?.json()) as { result: T } | undefined;
      return answer?.result ?? null;
    },
    read: async (path) => (await (await ask("GET", path))?.text()) ?? null,
    async make<T>(path: string, json: object) {
      const response = await ask("POST", path, { json });
      if (response === null) throw new ExitReason(unexpected("404", path));
      return ((await response.json()) as { result: T }).result;
    },
    async send(method, path, body) {
      const response = await ask(method, path, body);
      await response?.arrayBuffer();
      // Gone is what a deletion wants.
      if (response === null && method !== "DELETE") throw new ExitReason(unexpected("404", path));
    },
  };
}

/** Once more, and later each time, when the fault is not ours. */
async function persist(request: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await request().catch(() => null);
    const isBusy = response === null || response.status === 429 || response.status >= 500;
    if (!isBusy || (tries === TRIES && response !== null)) return response;
    if (tries === TRIES) throw new ExitReason(OFFLINE);
    const asked = Number(response?.headers.get("Retry-After") ?? 0);
    await sleep(Math.max(asked * 1000, 250 * 3 ** (tries - 1)));
  }
}

async function sentenceFor(response: Response, account: string): Promise<string> {
  const said = (await response.json().catch(() => ({}))) as { errors?: { code: number; message: string }[] };
  const [error] = said.errors ?? [];
  const known = error && sentenceForCode(error.code, account);
  if (known) return known;
  const { pathname } = new URL(response.url);
  if ([401, 403].includes(response.status) || error?.code === MALFORMED_TOKEN)
    return pathname.includes("/d1/") ? NO_D1 : BAD_LOGIN;
  return unexpected(`${response.status} ${error?.message ?? ""}`.trim(), pathname);
}

/** For what an owner can mend, by the number that Cloudflare gives it. */
export function sentenceForCode(code: number, account: string): string | undefined {
  return {
    7406: `Your Cloudflare account has as many D1 databases as its plan allows, and the invitations need one: delete one there that nothing uses (https://dash.cloudflare.com/${account}/workers/d1), or take a bigger plan, and run \`npm run deploy\` again.`,
    10034:
      "Cloudflare wants your e-mail address confirmed first: click the link in the message it sent you, and run `npm run deploy` again.",
    10042: `R2, where the locked pictures and films will lie, is not switched on in your Cloudflare account: open https://dash.cloudflare.com/${account}/r2/overview, choose "Add R2 subscription" (it asks for a card, and takes nothing for the first 10 GB), and run \`npm run deploy\` again.`,
  }[code];
}

function unexpected(what: string, path: string): string {
  return `Cloudflare answered ${what} to ${path}: run \`npm run deploy\` again, and if that does not help look at https://www.cloudflarestatus.com.`;
}
