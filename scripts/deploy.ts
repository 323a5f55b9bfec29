/** `npm run deploy`: builds the site and publishes it on Cloudflare. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { leaksInFolders } from "../pipeline/leak-check/leaks-in-build.ts";
import { loadEnvFile } from "../server/node/start/env-file.ts";
import { type Account, openAccount } from "./cloudflare/deploy/account.ts";
import { checkAddress, waitUntilLive } from "./cloudflare/deploy/address.ts";
import { type Password, secretsToSet, withSecretsFile } from "./cloudflare/deploy/secrets.ts";
import { keysIn, uploadLockedMedia } from "./cloudflare/locked-media.ts";
import { projectName, publicAddress, resourceNames } from "./cloudflare/site/names.ts";
import { prepare } from "./cloudflare/site/prepare.ts";
import { installTools, runWrangler } from "./cloudflare/tools.ts";
import { ExitReason, exitWithReason } from "./exit-with-reason.ts";
import { forOwner, forResume } from "./for-owner.ts";
import { openTerminal } from "./terminal.ts";

await exitWithReason(async function deploy() {
  const changed = passwordsToChange();
  loadEnvFile();
  const address = publicAddress(process.env);
  const name = projectName();
  const { bucket, database } = resourceNames(name);
  installTools();

  // Checks and questions come first, because the build takes a while.
  const account = await openAccount();
  const existing = await existingSecrets(account, name);
  await checkAddress(account, name, address);
  await keysIn(account, bucket);
  const databaseId = await findDatabase(account, database);
  const secrets = await askForSecrets(existing, changed);

  const [code] = await once(spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }), "exit");
  if (code !== 0) {
    process.exitCode = 1;
    return;
  }
  const { folder, configFile, lockedMedia } = await prepare(
    databaseId ?? (await createDatabase(account, database)),
  );
  const leaks = await leaksInFolders([join(folder, "assets")], lockedMedia);
  if (leaks.length > 0)
    throw new ExitReason(
      `Nothing was published, because everyone could see locked content:\n${leaks.join("\n")}`,
    );
  await uploadLockedMedia(account, bucket, lockedMedia);
  console.log("Publishing the site");
  try {
    await publish(account, configFile, secrets);
  } finally {
    // Even if a later step failed, Cloudflare may have the new secrets.
    showNewPasswords(secrets);
  }
  await waitUntilLive(address);
  console.log(`\n${address.origin} is up to date.`);
});

function passwordsToChange(): Password[] {
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({ options: { passcode: flag, "owner-password": flag } });
    return [
      ...(values.passcode ? ["PASSCODE" as const] : []),
      ...(values["owner-password"] ? ["OWNER_PASSWORD" as const] : []),
    ];
  } catch {
    throw new ExitReason(
      "Run `npm run deploy`. Add `-- --passcode` to change the passcode, or `-- --owner-password` to change the password of /owner.",
    );
  }
}

/** Returns the names of the live site's secrets. @throws ExitReason if another Worker has the site's name */
async function existingSecrets({ get }: Account, name: string): Promise<string[]> {
  const settings = await get<{ bindings?: { type: string; name: string; bucket_name?: string }[] }>(
    `/workers/scripts/${name}/settings`,
  );
  if (settings === null) return [];
  const { bindings = [] } = settings.result;
  if (bindings.some(({ bucket_name }) => bucket_name === resourceNames(name).bucket))
    return bindings.filter(({ type }) => type === "secret_text").map((secret) => secret.name);
  throw new ExitReason(
    `Your Cloudflare account already has a Worker called "${name}" that is not this site: choose another "name" in package.json, such as "${name}-2", and run \`npm run deploy\` again.`,
  );
}

async function findDatabase({ get }: Account, name: string): Promise<string | undefined> {
  return (await get<{ uuid: string }>(`/d1/database/${name}`))?.result.uuid;
}

/** Creates an empty database, in which the site itself creates its tables. @returns its id */
async function createDatabase({ post }: Account, name: string): Promise<string> {
  return (await post<{ uuid: string }>("/d1/database", { name })).result.uuid;
}

async function askForSecrets(existing: string[], changed: Password[]): Promise<Record<string, string>> {
  const { ask, close } = openTerminal();
  try {
    return await secretsToSet(existing, process.env, changed, ask);
  } finally {
    close();
  }
}

/** Publishes Worker, public files and secrets as one version. Secrets that are not in `secrets` stay as they are. */
async function publish(account: Account, configFile: string, secrets: Record<string, string>): Promise<void> {
  const code = await withSecretsFile(secrets, (file) =>
    runWrangler(["deploy", "--config", configFile, "--secrets-file", file], {
      CLOUDFLARE_ACCOUNT_ID: account.id,
    }),
  );
  if (code === 0) return;
  throw new ExitReason(
    'Cloudflare did not publish the site (see the error above). If the error is about the domain, add it to this account (dash.cloudflare.com, "Add a domain") and wait until it is active. Then run `npm run deploy` again.',
  );
}

/** Shows passwords that are not in .env, because Cloudflare never shows them again. */
function showNewPasswords({ PASSCODE, OWNER_PASSWORD }: Record<string, string>): void {
  const { env } = process;
  const texts = [
    ...(PASSCODE && PASSCODE !== env.PASSCODE ? [forResume(PASSCODE)] : []),
    ...(OWNER_PASSWORD && OWNER_PASSWORD !== env.OWNER_PASSWORD ? [forOwner(OWNER_PASSWORD)] : []),
  ];
  if (texts.length === 0) return;
  console.log(
    `\n${[...texts, "Write this down: Cloudflare never shows it, and neither will this command."].join("\n\n")}`,
  );
}
