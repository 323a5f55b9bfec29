import { ExitReason } from "../../exit-with-reason.ts";
import { askWrangler, runWrangler } from "../tools.ts";
import { type Api, createApi, OFFLINE } from "./api.ts";

/**
 * Logs in with a browser when nobody is, which takes a terminal.
 * @throws ExitReason
 */
export async function openAccount(): Promise<Api> {
  const token = knownToken() ?? (await logIn());
  return createApi(token, process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(token)));
}

async function logIn(): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new ExitReason(
      "Nobody is logged in to Cloudflare here: run `npm run deploy` in a terminal, where it opens a browser for that, or set CLOUDFLARE_API_TOKEN.",
    );
  console.log("Log in to Cloudflare in the browser, or make a free account there.\n");
  // Where no browser opens, its address has to be shown.
  await runWrangler(["login"], { WRANGLER_LOG: "log" });
  const token = knownToken();
  if (token !== undefined) return token;
  throw new ExitReason("The login was not finished: run `npm run deploy` again.");
}

function knownToken(): string | undefined {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  const { status, stdout, stderr } = askWrangler(["auth", "token", "--json"]);
  if (status === 0) return (JSON.parse(stdout) as { token: string }).token;
  if (stderr.includes("could not be reached")) throw new ExitReason(OFFLINE);
  return undefined;
}

async function onlyAccount(token: string): Promise<string> {
  const all = (await createApi(token, "").get<{ id: string; name: string }[]>("?per_page=50")) ?? [];
  const [first, second] = all;
  if (first !== undefined && second === undefined) return first.id;
  const list = all.map(({ id, name }) => `\n  CLOUDFLARE_ACCOUNT_ID=${id}   ${name}`).join("");
  throw new ExitReason(
    first === undefined
      ? "This login opens no Cloudflare account: if it is a token, set CLOUDFLARE_ACCOUNT_ID to the account it is for."
      : `This login opens several Cloudflare accounts: write the line of the one that is meant into .env, and run \`npm run deploy\` again.${list}`,
  );
}
