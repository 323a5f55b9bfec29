import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../../server/environment.ts";
import { writePrivate } from "../../../server/node/start/write-private.ts";
import { type Ask, askForVariables } from "../../ask-for-variables.ts";
import { ExitReason } from "../../exit-with-reason.ts";

type Variables = Record<string, string | undefined>;

/** The secrets that the owner chooses. */
export type Password = "PASSCODE" | "OWNER_PASSWORD";

/**
 * Returns the secrets that Cloudflare lacks or that the owner wants to change. Asks for a passcode if none is set. The
 * first deployment also offers a password for /owner, unless the variables contain one, or an empty one.
 * @param existing names of the secrets that Cloudflare has
 * @throws EnvironmentError if a value is invalid, ExitReason if a necessary answer is missing
 */
export async function secretsToSet(
  existing: readonly string[],
  variables: Variables,
  changed: readonly Password[],
  ask: Ask,
): Promise<Record<string, string>> {
  const { passcode, passcodeIsMade, secrets, ownerPassword } = readEnvironment(variables);
  const isFirst = !existing.includes("SESSION_SECRET");
  const needsPasscode = passcodeIsMade && !existing.includes("PASSCODE");
  const isOffer = isFirst && variables.OWNER_PASSWORD === undefined && !changed.includes("OWNER_PASSWORD");

  const required = [...changed, ...(needsPasscode && !changed.includes("PASSCODE") ? ["PASSCODE"] : [])];
  const answers = {
    ...(await askFor(required, variables, ask, NO_ANSWER)),
    ...(isOffer ? await askFor(["OWNER_PASSWORD"], variables, ask) : {}),
  };
  const values: Variables = {
    SESSION_SECRET: secrets.join(","),
    PASSCODE: passcode,
    OWNER_PASSWORD: ownerPassword,
    ...answers,
  };
  readEnvironment({ ...variables, ...values });
  const toSet = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      Boolean(entry[1]) && (entry[0] in answers || !existing.includes(entry[0])),
  );
  const hasOwner = [...existing, ...toSet.map(([name]) => name)].includes("OWNER_PASSWORD");
  if (!hasOwner && "OWNER_PASSWORD" in answers) console.log(NO_OWNER);
  return Object.fromEntries(toSet);
}

/** @param refusal thrown if there are no more answers; without it, the answer is empty */
async function askFor(
  names: string[],
  variables: Variables,
  ask: Ask,
  refusal?: string,
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const answers = await askForVariables(variables, ask, (problem) => console.log(`  ${problem}`), names);
  if (answers !== null) return answers;
  console.log();
  if (refusal !== undefined) throw new ExitReason(refusal);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

const NO_OWNER =
  "The site gets no page /owner, where you invite people. To add it at any time, run `npm run deploy -- --owner-password`.";

const NO_ANSWER =
  "Nothing was changed, because a passcode or password is missing: run `npm run deploy` in a terminal, where it asks for one, or set PASSCODE.";

/** Passes secrets to wrangler in a private file, because command lines and logs are not private. */
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
