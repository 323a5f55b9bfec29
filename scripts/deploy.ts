/** `npm run deploy`: builds the site and brings it to Cloudflare. What is there already is not sent again. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { loadEnvFile } from "../server/node/start/env-file.ts";
import { openAccount } from "./cloudflare/account.ts";
import { type Bucket, bucketOf, makeBucket } from "./cloudflare/bucket.ts";
import { findDatabase, makeDatabase } from "./cloudflare/database.ts";
import { type Ledger, readLedger } from "./cloudflare/ledger.ts";
import { hasAddress, whatIsLive } from "./cloudflare/live.ts";
import { keysIn, removeOldFiles, sendLockedFiles } from "./cloudflare/locked-files.ts";
import { prepare } from "./cloudflare/prepare.ts";
import { projectName } from "./cloudflare/project-name.ts";
import { type Chosen, secretsToSet } from "./cloudflare/secrets.ts";
import { sendVersion } from "./cloudflare/send-version.ts";
import { publicAddress } from "./cloudflare/site-address.ts";
import { installTools } from "./cloudflare/tools.ts";
import { isOwnTag, versionTag } from "./cloudflare/version-tag.ts";
import { waitUntilWell } from "./cloudflare/wait-until-well.ts";
import { ExitReason, exitWithReason } from "./exit-with-reason.ts";
import { forOwner, forResume } from "./passphrase.ts";
import { showProgress } from "./progress.ts";
import { openTerminal } from "./terminal.ts";

await exitWithReason(deploy);

async function deploy(): Promise<void> {
  const changed = readArguments();
  loadEnvFile();
  const address = publicAddress(process.env);
  const name = projectName();
  installTools();
  const account = await openAccount();
  const bucket = bucketOf(account.api, `${name}-locked`);
  const live = await whatIsLive(account.api, name);
  const before = await readLedger(bucket);
  if (live !== null && before === null && !isOwnTag(live.tag)) throw new ExitReason(isTaken(name));
  const databaseName = `${name}-invitations`;
  const database = await findDatabase(account.api, databaseName);
  const isAtAddress = await hasAddress(account.api, name, address);
  // Asked for before the build, as that takes a while.
  const secrets = await askForSecrets(live?.secrets ?? [], changed);

  if (spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }).status !== 0) {
    process.exitCode = 1;
    return;
  }
  const databaseId = database ?? (await makeDatabase(account.api, databaseName));
  const { folder, configFile, lockedMedia } = await prepare(databaseId);
  const tag = await versionTag({ folder, configFile });
  const isSame = live?.tag === tag && isAtAddress && Object.keys(secrets).length === 0;
  if (!isSame) {
    await makeBucket(account.api, `${name}-locked`);
    const ledger = await sendMedia(bucket, lockedMedia, before, tag);
    try {
      await sendVersion(account, { name, address, configFile, tag, secrets });
    } finally {
      // It may have come through where something after it has not.
      tellChosen(secrets);
    }
    await removeOldFiles(bucket, ledger, live?.tag);
  }
  await waitUntilWell(address);
  console.log(`\n${isSame ? "Nothing has changed: " : ""}${address.origin} is up to date.`);
}

/** What is to be another. */
function readArguments(): Chosen[] {
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({ options: { passcode: flag, "owner-password": flag } });
    return [
      ...(values.passcode ? (["PASSCODE"] as const) : []),
      ...(values["owner-password"] ? (["OWNER_PASSWORD"] as const) : []),
    ];
  } catch {
    throw new ExitReason(
      "Write `npm run deploy`, with `-- --passcode` after it to change the passcode too, or `-- --owner-password` for the password of /owner.",
    );
  }
}

async function sendMedia(
  bucket: Bucket,
  folder: string,
  before: Ledger | null,
  tag: string,
): Promise<Ledger> {
  const progress = showProgress(process.stdout, "Sending locked files");
  const deployment = { tag, files: await keysIn(folder) };
  const empty = { deployments: [], there: [] };
  const ledger = await sendLockedFiles(bucket, folder, before ?? empty, deployment, progress.picture);
  progress.note("Sending the site");
  return ledger;
}

/** What stands nowhere else. */
function tellChosen({ PASSCODE, OWNER_PASSWORD }: Record<string, string>): void {
  const told = [
    ...(PASSCODE !== undefined && PASSCODE !== process.env.PASSCODE ? [forResume(PASSCODE)] : []),
    ...(OWNER_PASSWORD !== undefined && OWNER_PASSWORD !== process.env.OWNER_PASSWORD
      ? [forOwner(OWNER_PASSWORD)]
      : []),
  ];
  if (told.length > 0)
    console.log(
      `\n${told.join("\n\n")}\n\nNote it: Cloudflare shows it to nobody, and this is the only time.`,
    );
}

async function askForSecrets(there: string[], changed: readonly Chosen[]): Promise<Record<string, string>> {
  const { ask, close } = openTerminal();
  try {
    return await secretsToSet(there, process.env, changed, ask);
  } finally {
    close();
  }
}

function isTaken(name: string): string {
  return `Your Cloudflare account has a Worker called "${name}" that is not this site: write another "name" in package.json, such as "${name}-2", and run \`npm run deploy\` again.`;
}
