import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../server/environment.ts";
import { writePrivate } from "../../server/node/write-private.ts";
import { type Ask, askForVariables } from "../ask-for-variables.ts";
import { CloudflareError } from "./cloudflare-error.ts";

type Variables = Record<string, string | undefined>;

/**
 * What Cloudflare has not got yet. A passcode that is set nowhere is asked for, and so is a new one.
 * @param there the names of what it has
 * @throws EnvironmentError when a variable is no good, CloudflareError when nobody answers
 */
export async function secretsToSet(
  there: string[],
  variables: Variables,
  wantsNewPasscode: boolean,
  ask: Ask,
): Promise<Record<string, string>> {
  const { passcode, passcodeIsMade, secrets } = readEnvironment(variables);
  const wanted: Record<string, string> = {};
  if (!there.includes("SESSION_SECRET")) wanted.SESSION_SECRET = secrets.join(",");
  if (wantsNewPasscode || (passcodeIsMade && !there.includes("PASSCODE")))
    wanted.PASSCODE = await askForPasscode(variables, ask);
  else if (!there.includes("PASSCODE")) wanted.PASSCODE = passcode;
  return wanted;
}

async function askForPasscode(variables: Variables, ask: Ask): Promise<string> {
  const answers = await askForVariables(variables, ask, (mistake) => console.log(`  ${mistake}`), [
    "PASSCODE",
  ]);
  if (answers?.PASSCODE !== undefined) return answers.PASSCODE;
  console.log();
  throw new CloudflareError(
    "The site needs a passcode: run `npm run deploy` in a terminal, where it asks for one, or set PASSCODE.",
  );
}

/** Only while `work` runs, and for this user alone: neither a command line nor a log may have them. */
export async function withSecretsFile<T>(
  secrets: Record<string, string>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => process.exit(130);
  process.on("exit", remove);
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const file = join(folder, "secrets.json");
    writePrivate(file, JSON.stringify(secrets));
    return await work(file);
  } finally {
    remove();
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
