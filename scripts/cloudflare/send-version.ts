import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ExitReason } from "../exit-with-reason.ts";
import type { Account } from "./account.ts";
import { sentenceForCode } from "./api.ts";
import { whatIsLive } from "./live.ts";
import { runWrangler } from "./run-wrangler.ts";
import { withSecretsFile } from "./secrets.ts";

export interface Version {
  name: string;
  address: URL;
  configFile: string;
  tag: string;
  /** To be set with it; those that are there stay. */
  secrets: Record<string, string>;
}

/**
 * Sends Worker and public files, and makes them what visitors see. The secrets come with the version itself, so that
 * none is ever without them.
 * @throws ExitReason
 */
export async function sendVersion({ id, api }: Account, version: Version): Promise<void> {
  const { name, address, configFile, tag, secrets } = version;
  await withSecretsFile(secrets, async (file) => {
    const report = join(dirname(file), "report.ndjson");
    const code = await runWrangler(["deploy", "--config", configFile, "--tag", tag, "--secrets-file", file], {
      CLOUDFLARE_ACCOUNT_ID: id,
      WRANGLER_OUTPUT_FILE_PATH: report,
    });
    if (code === 0) return;
    const known = sentenceForCode(await codeIn(report), id);
    if (known) throw new ExitReason(known);
    const isThere = (await whatIsLive(api, name))?.tag === tag;
    throw new ExitReason(isThere ? notUnderItsAddress(address) : NOT_TAKEN);
  });
}

const NOT_TAKEN =
  "Cloudflare did not take the site, and why stands above; visitors see what they saw before. Mend it, or wait a minute, and run `npm run deploy` again.";

function notUnderItsAddress({ hostname }: URL): string {
  return `The site is at Cloudflare, but not yet at https://${hostname}; why stands above. Its domain has to be in the same account (dash.cloudflare.com, "Add a domain") and be called active there: then run \`npm run deploy\` again.`;
}

/** The number of Cloudflare's refusal; 0 when wrangler noted none. */
async function codeIn(report: string): Promise<number> {
  const lines = (await readFile(report, "utf8").catch(() => "")).split("\n").filter((line) => line !== "");
  const entries = lines.map((line) => JSON.parse(line) as { type: string; code?: number });
  return entries.find(({ type }) => type === "command-failed")?.code ?? 0;
}
