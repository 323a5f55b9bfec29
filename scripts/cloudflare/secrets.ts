import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExitReason } from "../../files/exit-reason.ts";
import { readEnvironment } from "../../server/environment.ts";

type Variables = Record<string, string | undefined>;

/** Returns the secrets in `variables`, and generates SESSION_SECRET for a new site. @throws ExitReason */
export function secretsToPublish(published: readonly string[], variables: Variables): Variables {
  const { PASSCODE, SESSION_SECRET, OWNER_PASSWORD } = readEnvironment(variables);
  if (PASSCODE === undefined && !published.includes("PASSCODE"))
    throw new ExitReason("The site needs a passcode: run `npm run setup`, or set PASSCODE.", "PASSCODE");
  const isPublished = published.includes("SESSION_SECRET");
  const generatedSecret = isPublished ? undefined : randomBytes(32).toString("base64url");
  return { PASSCODE, SESSION_SECRET: SESSION_SECRET?.join(",") ?? generatedSecret, OWNER_PASSWORD };
}

/** Passes secrets to wrangler in a private file, because other users can read command lines. */
export function withSecretsFile<T>(secrets: Variables, work: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const file = join(folder, "secrets.json");
  // Ctrl+C ends wrangler. This process continues and deletes the file.
  const ignoreSignal = () => {};
  process.on("SIGINT", ignoreSignal);
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.off("SIGINT", ignoreSignal);
  }
}
