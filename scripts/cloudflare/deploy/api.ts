import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../../exit-with-reason.ts";

/** Cloudflare's interface for one account: what wrangler does not tell or do. Paths begin after the account's. */
export interface Api {
  account: string;
  /** The answer as it is; null when there is no such thing, which is all that a deletion wants. @throws ExitReason */
  request: (method: "GET" | "PUT" | "DELETE", path: string, body?: string) => Promise<string | null>;
  /** What the answer holds; null when there is no such thing. @throws ExitReason */
  get: <T>(path: string) => Promise<T | null>;
}

export const OFFLINE =
  "Cloudflare cannot be reached: look whether this computer is online, and run `npm run deploy` again.";

const BAD_LOGIN =
  "Cloudflare does not let this login do what is needed: docs/deploy.md lists what a token must be allowed, D1 among it; without CLOUDFLARE_API_TOKEN, `npm run deploy` lets you log in with a browser.";

const TRIES = 4;
const MALFORMED_TOKEN = 6003;

/** @param account empty for what is asked of no account */
export function createApi(token: string, account: string): Api {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const request: Api["request"] = async (method, path, body) => {
    const url = `${base}/accounts${account && `/${account}`}${path}`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await persist(() => fetch(url, { method, headers, body: body ?? null }));
    if (response.ok) return response.text();
    if (response.status === 404 && method !== "PUT") return null;
    throw new ExitReason(await sentenceFor(response, url, account));
  };
  return {
    account,
    request,
    async get<T>(path: string): Promise<T | null> {
      const text = await request("GET", path);
      return text === null ? null : JSON.parse(text).result;
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

async function sentenceFor(response: Response, url: string, account: string): Promise<string> {
  const { status } = response;
  const { code = 0, message = "" } = (await response.json().catch(() => null))?.errors?.[0] ?? {};
  const known = sentenceForCode(code, account);
  if (known) return known;
  if ([401, 403].includes(status) || code === MALFORMED_TOKEN) return BAD_LOGIN;
  const said = `${status} ${message}`.trim();
  return `Cloudflare answered ${said} to ${new URL(url).pathname}: run \`npm run deploy\` again, and if that does not help look at https://www.cloudflarestatus.com.`;
}

/** For what an owner can mend, by the number that Cloudflare gives it. */
export function sentenceForCode(code: number, account: string): string | undefined {
  if (code === 10034)
    return "Cloudflare wants your e-mail address confirmed first: click the link in the message it sent you, and run `npm run deploy` again.";
  if (code === 10042)
    return `R2, where the locked pictures and films will lie, is not switched on in your Cloudflare account: open https://dash.cloudflare.com/${account}/r2/overview, choose "Add R2 subscription" (it asks for a card, and takes nothing for the first 10 GB), and run \`npm run deploy\` again.`;
  return undefined;
}
