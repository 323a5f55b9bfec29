import { ExitReason } from "../../exit-with-reason.ts";
import { runWrangler, wranglerOutput } from "../tools.ts";
import { getFromApi, OFFLINE, postToApi, type Reply } from "./api.ts";

export interface Account {
  /** Requests a path of the account from Cloudflare's API. Returns null for 404. @throws ExitReason */
  get: <T>(path: string) => Promise<Reply<T> | null>;
  /** @throws ExitReason */
  post: <T>(path: string, body: object) => Promise<Reply<T>>;
}

/** Opens the owner's account. Lets her log in with a browser first if necessary. @throws ExitReason */
export async function openAccount(): Promise<Account> {
  const token = savedToken() ?? (await logIn());
  const id = process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(token));
  // For wrangler, which would otherwise ask which account to use.
  process.env.CLOUDFLARE_ACCOUNT_ID = id;
  return {
    get: (path) => getFromApi(token, `/accounts/${id}${path}`),
    post: (path, body) => postToApi(token, `/accounts/${id}${path}`, body),
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
  // Shows the address to open, in case no browser starts.
  await runWrangler(["login"], { WRANGLER_LOG: "log" });
  const token = savedToken();
  if (token !== undefined) return token;
  throw new ExitReason("You did not finish logging in: run `npm run deploy` again.");
}

async function onlyAccount(token: string): Promise<string> {
  const reply = await getFromApi<{ id: string; name: string }[]>(token, "/accounts?per_page=50");
  const accounts = reply?.result ?? [];
  const [first, second] = accounts;
  if (first !== undefined && second === undefined) return first.id;
  const lines = accounts.map(({ id, name }) => `\n  CLOUDFLARE_ACCOUNT_ID=${id}   ${name}`).join("");
  throw new ExitReason(
    first === undefined
      ? "This login does not open any Cloudflare account: if you use a token, set CLOUDFLARE_ACCOUNT_ID to the account that the token is for."
      : `This login opens several Cloudflare accounts: copy the line of the right one into .env, and run \`npm run deploy\` again.${lines}`,
  );
}
