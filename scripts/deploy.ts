/** `npm run deploy` builds the site and publishes it on Cloudflare. With `--json`, it returns its questions as data. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ExitReason } from "../files/exit-reason.ts";
import { leaksInFolders } from "../pipeline/leak-check/leaks-in-build.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { HAS_JSON_OPTION, runProgram } from "../server/node/run-program.ts";
import { uploadLockedMedia } from "./cloudflare/locked-media.ts";
import { secretsToPublish, withSecretsFile } from "./cloudflare/secrets.ts";
import { projectName, publicOrigin, resourceNames } from "./cloudflare/site/names.ts";
import { prepareForCloudflare } from "./cloudflare/site/prepare.ts";
import { installTools, runWrangler } from "./cloudflare/tools.ts";
import { waitUntilLive } from "./cloudflare/wait-until-live.ts";

await runProgram(async function deploy() {
  loadEnvFile();
  const origin = publicOrigin(process.env);
  const name = projectName();
  const { bucket } = resourceNames(name);
  installTools();
  // These checks come first, because the build takes a while.
  createBucket(bucket);
  const secrets = secretsToPublish(publishedSecretNames(name), process.env);
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) throw new ExitReason("Nothing was published, because the build failed.");
  const { folder, configFile, lockedMedia } = await prepareForCloudflare();
  const leaks = (await leaksInFolders([join(folder, "assets")], lockedMedia)).join("\n");
  if (leaks)
    throw new ExitReason(`Nothing was published, because everyone could see locked content:\n${leaks}`);
  console.log("Uploading the locked images and videos");
  uploadLockedMedia(bucket, lockedMedia, folder);
  publishWorker(configFile, secrets);
  await waitUntilLive(origin);
  console.log(`\n${origin} is up to date.`);
});

/** Creates the bucket. wrangler first asks the owner to log in and to choose an account. @throws ExitReason */
function createBucket(bucket: string): void {
  if (runWrangler(["r2", "bucket", "info", bucket], {}, "pipe").status === 0) return;
  const { status, stderr } = runWrangler(
    ["r2", "bucket", "create", bucket],
    {},
    HAS_JSON_OPTION ? "pipe" : "inherit",
  );
  if (status === 0) return;
  // Without a terminal, wrangler cannot open a browser.
  if (HAS_JSON_OPTION && stderr.includes("CLOUDFLARE_API_TOKEN"))
    throw new ExitReason(
      `Nothing was published, because this computer is not logged in to Cloudflare. Create an API token once, and enter it here: it replaces the login.\n${stderr}`,
      "CLOUDFLARE_API_TOKEN",
    );
  const reason = `Nothing was published, because Cloudflare did not create the bucket for locked images and videos (see the error ${HAS_JSON_OPTION ? "below" : "above"}). docs/cloudflare.md explains how to turn on R2, and which permissions a token needs.`;
  if (!HAS_JSON_OPTION) throw new ExitReason(reason);
  const hasSeveralAccounts = stderr.includes("CLOUDFLARE_ACCOUNT_ID");
  const question = hasSeveralAccounts ? "CLOUDFLARE_ACCOUNT_ID" : "bucket";
  throw new ExitReason(`${reason}\n${stderr}`, question);
}

/** Returns the names of the published site's secrets. @throws ExitReason if another Worker has the site's name */
function publishedSecretNames(name: string): string[] {
  const { status, stdout, stderr } = runWrangler(["secret", "list", "--name", name], {}, "pipe");
  if (stderr.includes(`Worker "${name}" not found`)) return [];
  if (status !== 0) throw new ExitReason(`Nothing was published. Cloudflare did not answer:\n${stderr}`);
  const names = (JSON.parse(stdout) as { name: string }[]).map((secret) => secret.name);
  if (names.includes("SESSION_SECRET")) return names;
  throw new ExitReason(
    `Your Cloudflare account already has a Worker called "${name}" that is not this site: choose another "name" in package.json, such as "${name}-2", and run \`npm run deploy\` again.`,
  );
}

/** Publishes the Worker, public files and secrets as one version. wrangler keeps all other secrets. @throws ExitReason */
function publishWorker(configFile: string, secrets: ReturnType<typeof secretsToPublish>): void {
  const { status } = withSecretsFile(secrets, (file) =>
    runWrangler(["deploy", "--config", configFile, "--secrets-file", file]),
  );
  if (status === 0) return;
  throw new ExitReason(
    'Cloudflare did not publish the site (see the error above). If the error is about the domain, add it to this account (dash.cloudflare.com, "Add a domain") and wait until it is active. Then run `npm run deploy` again.',
  );
}
