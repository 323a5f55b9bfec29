import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { listFiles } from "../../../list-files.ts";
import { ExitReason } from "../../exit-with-reason.ts";
import { askWrangler, runWrangler } from "../tools.ts";
import { type Api, sentenceForCode } from "./api.ts";
import { whatIsLive } from "./live.ts";
import { withSecretsFile } from "./secrets.ts";

const PREFIX = "portfolio-";

/** Whether this project made it. */
export function isOwnTag(tag: string | undefined): boolean {
  return tag?.startsWith(PREFIX) ?? false;
}

/** What wrangler writes beside the bundle itself. */
const BESIDE = /\.map$|(^|\/)README\.md$/;

/** The same for the same site, whenever it was built: a digest of what wrangler would send. */
export async function versionTag({ folder, configFile }: { folder: string; configFile: string }) {
  const bundle = join(folder, "bundle");
  const { status, stdout, stderr } = askWrangler([
    "deploy",
    "--dry-run",
    "--outdir",
    bundle,
    "--config",
    configFile,
  ]);
  if (status !== 0) throw new ExitReason(`wrangler cannot bundle the site:\n${stdout}${stderr}`);
  const hash = createHash("sha256");
  const build = basename(dirname(folder));
  const bundled = listFiles(bundle).filter((file) => !BESIDE.test(file));
  const assets = listFiles(join(folder, "assets")).map((file) => `assets/${file}`);
  for (const name of [basename(configFile), ...bundled.map((file) => `bundle/${file}`), ...assets]) {
    const bytes = (await readFile(join(folder, name))).toString("latin1").replaceAll(build, "");
    hash.update(`${name}\n${bytes.length}\n`).update(bytes, "latin1");
  }
  return PREFIX + hash.digest("hex").slice(0, 32);
}

/**
 * Sends Worker and public files, and makes them what visitors see. The secrets come with the version itself, so that
 * none is ever without them; others that are there stay.
 * @throws ExitReason
 */
export async function sendVersion(
  api: Api,
  name: string,
  address: URL,
  { configFile, tag, secrets }: { configFile: string; tag: string; secrets: Record<string, string> },
): Promise<void> {
  await withSecretsFile(secrets, async (file) => {
    const report = join(dirname(file), "report.ndjson");
    const code = await runWrangler(["deploy", "--config", configFile, "--tag", tag, "--secrets-file", file], {
      CLOUDFLARE_ACCOUNT_ID: api.account,
      WRANGLER_OUTPUT_FILE_PATH: report,
    });
    if (code === 0) return;
    // The number of Cloudflare's refusal, where wrangler noted one.
    const noted = /"type":"command-failed".*"code":(\d+)/.exec(
      await readFile(report, "utf8").catch(() => ""),
    );
    const known = sentenceForCode(Number(noted?.[1]), api.account);
    if (known) throw new ExitReason(known);
    const isThere = (await whatIsLive(api, name))?.tag === tag;
    throw new ExitReason(
      isThere
        ? `The site is at Cloudflare, but not yet at ${address.origin}; why stands above. Its domain has to be in the same account (dash.cloudflare.com, "Add a domain") and be called active there: then run \`npm run deploy\` again.`
        : "Cloudflare did not take the site, and why stands above; visitors see what they saw before. Mend it, or wait a minute, and run `npm run deploy` again.",
    );
  });
}
