import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../../server/environment.ts";
import { writeFileAtomically } from "../../../write-file.ts";
import { type Ask, askForVariables } from "../../ask-for-variables.ts";
import { ExitReason } from "../../exit-with-reason.ts";

type Variables = Record<string, string | undefined>;

/** What the owner chooses. */
export type Chosen = "PASSCODE" | "OWNER_PASSWORD";

/**
 * What Cloudflare has not got yet. What is set nowhere is asked for, the owner's password at the first time alone, as
 * the site needs none; and so is what is to be another.
 * @param there the names of what it has
 * @throws EnvironmentError when a variable is no good, ExitReason when nobody answers
 */
export async function secretsToSet(
  there: string[],
  variables: Variables,
  changed: readonly Chosen[],
  ask: Ask,
): Promise<Record<string, string>> {
  const { passcode, passcodeIsMade, secrets, ownerPassword } = readEnvironment(variables);
  const lacks = (name: string) => !there.includes(name);
  const wanted: Variables = {};
  const isFirst = lacks("SESSION_SECRET");
  if (isFirst) wanted.SESSION_SECRET = secrets.join(",");

  if (changed.includes("PASSCODE") || (passcodeIsMade && lacks("PASSCODE")))
    wanted.PASSCODE = await askFor("PASSCODE", variables, ask, NO_PASSCODE);
  else if (lacks("PASSCODE")) wanted.PASSCODE = passcode;

  // `npm run setup` writes an empty one for who wants none.
  const isUndecided = isFirst && variables.OWNER_PASSWORD === undefined;
  if (changed.includes("OWNER_PASSWORD"))
    wanted.OWNER_PASSWORD = await askFor("OWNER_PASSWORD", variables, ask, NO_ANSWER);
  else if (isUndecided) wanted.OWNER_PASSWORD = await askFor("OWNER_PASSWORD", variables, ask);
  else if (lacks("OWNER_PASSWORD")) wanted.OWNER_PASSWORD = ownerPassword;
  if (wanted.OWNER_PASSWORD === "" && lacks("OWNER_PASSWORD")) console.log(NO_OWNER);

  readEnvironment({ ...variables, ...wanted });
  const set = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(set);
}

/** Empty when nobody answers, unless that must not be. */
async function askFor(name: Chosen, variables: Variables, ask: Ask, refusal?: string): Promise<string> {
  const answers = await askForVariables(variables, ask, (problem) => console.log(`  ${problem}`), [name]);
  if (answers === null) console.log();
  if (answers === null && refusal !== undefined) throw new ExitReason(refusal);
  return answers?.[name] ?? "";
}

const NO_OWNER =
  "There will be no page /owner, where people are invited: `npm run deploy -- --owner-password` makes one at any time.";

const NO_PASSCODE =
  "The site needs a passcode: run `npm run deploy` in a terminal, where it asks for one, or set PASSCODE.";

const NO_ANSWER =
  "The password of /owner is the former one: run `npm run deploy -- --owner-password` in a terminal, where it asks for another.";

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
    await writeFileAtomically(file, JSON.stringify(secrets), { mode: 0o600 });
    return await work(file);
  } finally {
    remove();
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
