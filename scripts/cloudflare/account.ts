import { ExitReason } from "../exit-with-reason.ts";
import { type Api, createApi, OFFLINE } from "./api.ts";
import { askWrangler, runWrangler } from "./run-wrangler.ts";

export interface Account {
  id: string;
  api: Api;
}

/**
 * Logs in with a browser when nobody is, which takes a terminal.
 * @throws ExitReason
 */
export async function openAccount(): Promise<Account> {
  const token = (await knownToken()) ?? (await logIn());
  const id = process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(createApi(token, "")));
  return { id, api: createApi(token, id) };
}

async function logIn(): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new ExitReason(
      "Nobody is logged in to Cloudflare here: run `npm run deploy` in a terminal, where it opens a browser for that, or set CLOUDFLARE_API_TOKEN.",
    );
  console.log("Log in to Cloudflare in the browser, or make a free account there.\n");
  // Where no browser opens, its address has to be shown.
  await runWrangler(["login"], { WRANGLER_LOG: "log" });
  const token = await knownToken();
  if (token !== undefined) return token;
  throw new ExitReason("The login was not finished: run `npm run deploy` again.");
}

async function knownToken(): Promise<string | undefined> {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  const { code, stdout, stderr } = await askWrangler(["auth", "token", "--json"]);
  if (code === 0) return (JSON.parse(stdout) as { token: string }).token;
  if (stderr.includes("could not be reached")) throw new ExitReason(OFFLINE);
  return undefined;
}

async function onlyAccount(api: Api): Promise<string> {
  const accounts = (await api.get<{ id: string; name: string }[]>("/accounts?per_page=50")) ?? [];
  const [first, second] = accounts;
  if (first !== undefined && second === undefined) return first.id;
  const list = accounts.map(({ id, name }) => `\n  CLOUDFLARE_ACCOUNT_ID=${id}   ${name}`).join("");
  throw new ExitReason(
    first === undefined
      ? "This login opens no Cloudflare account: if it is a token, set CLOUDFLARE_ACCOUNT_ID to the account it is for."
      : `This login opens several Cloudflare accounts: write the line of the one that is meant into .env, and run \`npm run deploy\` again.${list}`,
  );
}
