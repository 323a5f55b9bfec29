/** `npm run deploy`: builds the site and brings it to Cloudflare. What is there already is not sent again. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "../list-files.ts";
import { leaksInFolders } from "../pipeline/leak-check/leaks-in-build.ts";
import { loadEnvFile } from "../server/node/start/env-file.ts";
import { openAccount } from "./cloudflare/deploy/account.ts";
import type { Api } from "./cloudflare/deploy/api.ts";
import { hasAddress, waitUntilWell, whatIsLive } from "./cloudflare/deploy/live.ts";
import {
  bucketOf,
  makeBucket,
  readLedger,
  removeOldMedia,
  sendLockedMedia,
} from "./cloudflare/deploy/locked-media.ts";
import { type Chosen, secretsToSet } from "./cloudflare/deploy/secrets.ts";
import { isOwnTag, sendVersion, versionTag } from "./cloudflare/deploy/version.ts";
import { projectName, publicAddress } from "./cloudflare/site/names.ts";
import { prepare } from "./cloudflare/site/prepare.ts";
import { installTools, runWrangler } from "./cloudflare/tools.ts";
import { ExitReason, exitWithReason } from "./exit-with-reason.ts";
import { forOwner, forResume } from "./for-owner.ts";
import { openTerminal } from "./terminal.ts";

await exitWithReason(async function deploy() {
  const changed = readArguments();
  loadEnvFile();
  const address = publicAddress(process.env);
  const name = projectName();
  installTools();
  const api = await openAccount();
  const bucket = bucketOf(api, `${name}-locked`);
  const live = await whatIsLive(api, name);
  const before = await readLedger(bucket);
  if (live !== null && before === null && !isOwnTag(live.tag)) throw new ExitReason(isTaken(name));
  const databaseName = `${name}-invitations`;
  const database = await findDatabase(api, databaseName);
  const isAtAddress = await hasAddress(api, name, address);
  // Asked for before the build, as that takes a while.
  const secrets = await askForSecrets(live?.secrets ?? [], changed);

  if (spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }).status !== 0) {
    process.exitCode = 1;
    return;
  }
  const databaseId = database ?? (await makeDatabase(api, databaseName));
  const { folder, configFile, lockedMedia } = await prepare(databaseId);
  const leaks = await leaksInFolders([join(folder, "assets")], lockedMedia);
  if (leaks.length > 0)
    throw new ExitReason(`Not sent, as everyone could see what is locked:\n${leaks.join("\n")}`);
  const tag = await versionTag({ folder, configFile });
  const isSame = live?.tag === tag && isAtAddress && Object.keys(secrets).length === 0;
  if (!isSame) {
    await makeBucket(api, `${name}-locked`);
    const deployment = { tag, files: listFiles(lockedMedia) };
    const empty = { deployments: [], there: [] };
    const ledger = await sendLockedMedia(bucket, lockedMedia, before ?? empty, deployment);
    console.log("Sending the site");
    try {
      await sendVersion(api, name, address, { configFile, tag, secrets });
    } finally {
      // It may have come through where something after it has not.
      tellChosen(secrets);
    }
    await removeOldMedia(bucket, ledger, live?.tag);
  }
  await waitUntilWell(address);
  console.log(`\n${isSame ? "Nothing has changed: " : ""}${address.origin} is up to date.`);
});

/** What is to be another. */
function readArguments(): Chosen[] {
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({ options: { passcode: flag, "owner-password": flag } });
    const names = { PASSCODE: values.passcode, OWNER_PASSWORD: values["owner-password"] };
    return (["PASSCODE", "OWNER_PASSWORD"] as const).filter((name) => names[name]);
  } catch {
    throw new ExitReason(
      "Write `npm run deploy`, with `-- --passcode` after it to change the passcode too, or `-- --owner-password` for the password of /owner.",
    );
  }
}

/** The id of the account's database of that name, if it has one. */
async function findDatabase({ get }: Api, name: string): Promise<string | undefined> {
  return (await get<{ uuid: string }>(`/d1/database/${name}`))?.uuid;
}

/** An empty one: the site itself makes its tables. @returns its id */
async function makeDatabase(api: Api, name: string): Promise<string> {
  await runWrangler(["d1", "create", name], { CLOUDFLARE_ACCOUNT_ID: api.account });
  const id = await findDatabase(api, name);
  if (id !== undefined) return id;
  throw new ExitReason(
    "Cloudflare did not make the database of the invitations, and why stands above: mend it, and run `npm run deploy` again.",
  );
}

/** What stands nowhere else. */
function tellChosen({ PASSCODE, OWNER_PASSWORD }: Record<string, string>): void {
  const { env } = process;
  const told = [
    PASSCODE && PASSCODE !== env.PASSCODE ? forResume(PASSCODE) : "",
    OWNER_PASSWORD && OWNER_PASSWORD !== env.OWNER_PASSWORD ? forOwner(OWNER_PASSWORD) : "",
  ].filter((text) => text !== "");
  if (told.length === 0) return;
  const note = "Note it: Cloudflare shows it to nobody, and this is the only time.";
  console.log(`\n${[...told, note].join("\n\n")}`);
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
