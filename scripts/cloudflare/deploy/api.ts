import { ExitReason } from "../../exit-with-reason.ts";

export interface Reply<T> {
  result: T;
  /** Leads to the next page of a long list. */
  result_info?: { cursor?: string };
}

export const OFFLINE =
  "Cannot reach Cloudflare: check your internet connection, and run `npm run deploy` again.";

const FORBIDDEN =
  "This Cloudflare login lacks a permission: docs/cloudflare.md lists the permissions that a token needs, D1 among them. Without CLOUDFLARE_API_TOKEN, `npm run deploy` lets you log in with a browser.";

/** Cloudflare's numbers for errors. */
const R2_IS_OFF = 10042;
const MALFORMED_TOKEN = 6003;

/** Asks Cloudflare's API for what wrangler cannot do. Returns null for 404. @throws ExitReason */
export async function getFromApi<T>(token: string, path: string): Promise<Reply<T> | null> {
  const response = await send(token, path, {});
  return response.status === 404 ? null : readReply(response, path);
}

/** Creates something by Cloudflare's API. @throws ExitReason */
export async function postToApi<T>(token: string, path: string, body: object): Promise<Reply<T>> {
  return readReply(await send(token, path, { method: "POST", body: JSON.stringify(body) }), path);
}

function send(token: string, path: string, init: RequestInit): Promise<Response> {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return fetch(base + path, { ...init, headers }).catch(() => {
    throw new ExitReason(OFFLINE);
  });
}

async function readReply<T>(response: Response, path: string): Promise<Reply<T>> {
  const reply = await response.json().catch(() => null);
  if (response.ok && reply !== null) return reply;
  throw new ExitReason(errorSentence(response.status, path, reply?.errors?.[0]));
}

function errorSentence(
  status: number,
  path: string,
  error: { code?: number; message?: string } = {},
): string {
  if (error.code === R2_IS_OFF) {
    const [, , account] = path.split("/");
    return `R2, the storage for locked images and videos, is off in your Cloudflare account: open https://dash.cloudflare.com/${account}/r2/overview, choose "Add R2 subscription" (it asks for a card; the first 10 GB are free), and run \`npm run deploy\` again.`;
  }
  if ([401, 403].includes(status) || error.code === MALFORMED_TOKEN) return FORBIDDEN;
  const reason = error.message ? `${status} "${error.message}"` : status;
  return `Cloudflare answered ${reason} to ${path}: run \`npm run deploy\` again, and if that does not help, check https://www.cloudflarestatus.com.`;
}
