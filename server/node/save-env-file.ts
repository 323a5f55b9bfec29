import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExitReason } from "../../files/exit-reason.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { readEnvironment } from "../environment.ts";
import { withVariables } from "./env-text.ts";

type Values = Record<string, string>;

/** Returns why a server would refuse new values together with the current ones, or null if it would accept them. */
export function problemWithVariables(values: Values, current: NodeJS.ProcessEnv = {}): string | null {
  try {
    readEnvironment({ ...current, ...values });
    withVariables("", values);
    return null;
  } catch (error) {
    if (error instanceof ExitReason) return error.message;
    throw error;
  }
}

/** Sets variables in a folder's .env, and keeps all other lines byte for byte. Only the file's owner can read it. */
export async function saveEnvFile(folder: string, values: Values): Promise<void> {
  const file = join(folder, ".env");
  const source = [file, join(folder, ".env.example")].find((name) => existsSync(name));
  // Latin-1 maps each byte to one character, so notes in any encoding do not change.
  const bytes = Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString("latin1")]);
  const text = withVariables(source ? readFileSync(source, "latin1") : "", Object.fromEntries(bytes));
  await writeFileAtomically(file, Buffer.from(text, "latin1"), { mode: 0o600 });
}
