import { ExitReason } from "../../exit-with-reason.ts";
import { runWrangler, wranglerOutput } from "../tools.ts";

/** Sends requests to Cloudflare's API, with paths below the owner's account. Both functions throw ExitReason. */
export interface Account {
  /** Returns null for 404. */
  get: <T>(path: string) => Promise<Reply<T> | null>;
  post: <T>(path: string, body: object) => Promise<Reply<T>>;
}

interface Reply<T> {
  result: T;
  result_info?: { cursor?: string };
}

const OFFLINE = "Cannot reach Cloudflare: check your internet connection, and run `npm run deploy` again.";

const FORBIDDEN =
  "This Cloudflare login lacks a permission: docs/cloudflare.md lists the permissions that a token needs, D1 among them. Without CLOUDFLARE_API_TOKEN, `npm run deploy` lets you log in with a browser.";

const R2_IS_OFF = 10042;
const MALFORMED_TOKEN = 6003;

/** Opens the owner's account. Lets her log in with a browser first if necessary. @throws ExitReason */
export async function openAccount(): Promise<Account> {
  const token = savedToken() ?? (await logIn());
  const id = process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(token));
  // For wrangler, which would otherwise ask which account to use.
  process.env.CLOUDFLARE_ACCOUNT_ID = id;
  return {
    get: (path) => get(token, `/accounts/${id}${path}`),
    async post(path, body) {
      const init = { method: "POST", body: JSON.stringify(body) };
      return readReply(await send(token, `/accounts/${id}${path}`, init), path);
    },
  };
}

function savedToken(): string | undefined {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  const { status, stdout, stderr } = wranglerOutput(["auth", "token", "--json"]);
  if (status === 0) return (JSON.parse(stdout) as { token: string }).token;
  if (stderr.includes("could not be reached")) throw new ExitReason(OFFLINE);
  return undefined;
}

async function logIn(): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new ExitReason(
      "You are not logged in to Cloudflare: run `npm run deploy` in a terminal, where it opens a browser to log you in, or set CLOUDFLARE_API_TOKEN.",
    );
  console.log("Log in to Cloudflare in the browser, or create a free account there.\n");
  await runWrangler(["login"], { WRANGLER_LOG: "log" });
  const token = savedToken();
  if (token !== undefined) return token;
  throw new ExitReason("You did not finish logging in: run `npm run deploy` again.");
}

async function onlyAccount(token: string): Promise<string> {
  const reply = await get<{ id: string; name: string }[]>(token, "/accounts?per_page=50");
  const accounts = reply?.result ?? [];
  const [first, second] = accounts;
  if (first === undefined)
    throw new ExitReason(
      "This login does not open any Cloudflare account: if you use a token, set CLOUDFLARE_ACCOUNT_ID to the account that the token is for.",
    );
  if (second === undefined) return first.id;
  const lines = accounts.map(({ id, name }) => `\n  CLOUDFLARE_ACCOUNT_ID=${id}   ${name}`).join("");
  throw new ExitReason(
    `This login opens several Cloudflare accounts: copy the line of the right one into .env, and run \`npm run deploy\` again.${lines}`,
  );
}

async function get<T>(token: string, path: string): Promise<Reply<T> | null> {
  const response = await send(token, path);
  return response.status === 404 ? null : readReply(response, path);
}

function send(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return fetch(base + path, { ...init, headers }).catch(() => {
    throw new ExitReason(OFFLINE);
  });
}

async function readReply<T>(response: Response, path: string): Promise<Reply<T>> {
  const reply = await response.json().catch(() => null);
  if (response.ok && reply !== null) return reply;
  const { code, message = "" } = reply?.errors?.[0] ?? {};
  const { status } = response;
  if (code === R2_IS_OFF)
    throw new ExitReason(
      `R2, the storage for locked images and videos, is off in your Cloudflare account: open https://dash.cloudflare.com/${process.env.CLOUDFLARE_ACCOUNT_ID}/r2/overview, choose "Add R2 subscription" (it asks for a card; the first 10 GB are free), and run \`npm run deploy\` again.`,
    );
  if (status === 401 || status === 403 || code === MALFORMED_TOKEN) throw new ExitReason(FORBIDDEN);
  throw new ExitReason(
    `Cloudflare answered ${status} "${message}" to ${path}: run \`npm run deploy\` again, and if that does not help, check https://www.cloudflarestatus.com.`,
  );
}
