import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../../server/environment.ts";
import { ExitReason } from "../../exit-with-reason.ts";

/** Returns the secrets that are set, and a generated SESSION_SECRET if Cloudflare has none yet. @throws ExitReason */
export function secretsToPublish(
  existing: readonly string[],
  variables: Record<string, string | undefined>,
): Record<string, string> {
  const { PASSCODE, SESSION_SECRET, OWNER_PASSWORD } = readEnvironment(variables);
  if (PASSCODE === undefined && !existing.includes("PASSCODE"))
    throw new ExitReason("The site needs a passcode: run `npm run setup`, or set PASSCODE.");
  const isFirst = !existing.includes("SESSION_SECRET");
  const secret = SESSION_SECRET?.join(",") ?? (isFirst ? randomBytes(32).toString("base64url") : undefined);
  return {
    ...(PASSCODE !== undefined && { PASSCODE }),
    ...(secret !== undefined && { SESSION_SECRET: secret }),
    ...(OWNER_PASSWORD !== undefined && { OWNER_PASSWORD }),
  };
}

/** Passes secrets to wrangler in a private file, because other users can read command lines. */
export async function withSecretsFile<T>(
  secrets: Record<string, string>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const file = join(folder, "secrets.json");
  // Ctrl+C ends wrangler too: this process waits for it, and then deletes the file.
  const wait = () => {};
  process.on("SIGINT", wait);
  try {
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.off("SIGINT", wait);
  }
}
