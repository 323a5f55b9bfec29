/** `npm run deploy`: builds the site and publishes it on Cloudflare. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { leaksInFolders } from "../pipeline/leak-check/leaks-in-build.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { type Account, openAccount } from "./cloudflare/deploy/account.ts";
import { checkAddress, waitUntilLive } from "./cloudflare/deploy/address.ts";
import { secretsToPublish, withSecretsFile } from "./cloudflare/deploy/secrets.ts";
import { keysIn, uploadLockedMedia } from "./cloudflare/locked-media.ts";
import { projectName, publicAddress, resourceNames } from "./cloudflare/site/names.ts";
import { prepare } from "./cloudflare/site/prepare.ts";
import { installTools, runWrangler } from "./cloudflare/tools.ts";
import { ExitReason, exitWithReason } from "./exit-with-reason.ts";

await exitWithReason(async function deploy() {
  loadEnvFile();
  const address = publicAddress(process.env);
  const name = projectName();
  const { bucket, database } = resourceNames(name);
  installTools();

  // All checks come first, because the build takes a while.
  const account = await openAccount();
  const secrets = secretsToPublish(await existingSecrets(account, name), process.env);
  await checkAddress(account, name, address);
  const existingMedia = await keysIn(account, bucket);
  const existingDatabase = await account.get<{ uuid: string }>(`/d1/database/${database}`);

  const [code] = await once(spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }), "exit");
  if (code !== 0) {
    process.exitCode = 1;
    return;
  }
  // The site itself creates the tables in an empty database.
  const { result } =
    existingDatabase ?? (await account.post<{ uuid: string }>("/d1/database", { name: database }));
  const { folder, configFile, lockedMedia } = await prepare(result.uuid);
  const leaks = await leaksInFolders([join(folder, "assets")], lockedMedia);
  if (leaks.length > 0)
    throw new ExitReason(
      `Nothing was published, because everyone could see locked content:\n${leaks.join("\n")}`,
    );
  await uploadLockedMedia(account, bucket, lockedMedia, existingMedia);
  console.log("Publishing the site");
  await publish(configFile, secrets);
  await waitUntilLive(address);
  console.log(`\n${address.origin} is up to date.`);
});

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

/** Publishes Worker, public files and secrets as one version. Secrets that are not in `secrets` stay as they are. */
async function publish(configFile: string, secrets: Record<string, string>): Promise<void> {
  const code = await withSecretsFile(secrets, (file) =>
    runWrangler(["deploy", "--config", configFile, "--secrets-file", file]),
  );
  if (code === 0) return;
  throw new ExitReason(
    'Cloudflare did not publish the site (see the error above). If the error is about the domain, add it to this account (dash.cloudflare.com, "Add a domain") and wait until it is active. Then run `npm run deploy` again.',
  );
}
