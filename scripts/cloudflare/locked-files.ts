import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentType } from "../../server/content-type.ts";
import type { Bucket } from "./bucket.ts";
import { type Deployment, type Ledger, withDeployment, withoutOld, writeLedger } from "./ledger.ts";

/** Sent at the same time. */
const AT_ONCE = 6;
/** Sent between two notes of what is there. */
const BATCH = 24;

/** The keys of all locked media of a build. */
export async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join("/")).sort();
}

/**
 * Sends what is missing. A name carries the digest of what is in the file, so one that is there is the same.
 * @returns what is in the bucket afterwards
 */
export async function sendLockedFiles(
  bucket: Bucket,
  folder: string,
  before: Ledger,
  deployment: Deployment,
  onSent: (done: number, all: number, key: string) => void,
): Promise<Ledger> {
  let ledger = withDeployment(before, deployment);
  const known = new Set(ledger.there);
  const missing = deployment.files.filter((key) => !known.has(key));
  await writeLedger(bucket, ledger);
  for (let start = 0; start < missing.length; start += BATCH) {
    const sent: string[] = [];
    const waiting = missing.slice(start, start + BATCH);
    const results = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, async () => {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
          await bucket.write(key, await readFile(join(folder, key)), contentType(key));
          sent.push(key);
          onSent(start + sent.length, missing.length, key);
        }
      }),
    );
    ledger = { ...ledger, there: [...ledger.there, ...sent] };
    const failure = results.find((result) => result.status === "rejected");
    // Where nothing comes through, neither will this.
    await writeLedger(bucket, ledger).catch((error) => {
      throw failure?.reason ?? error;
    });
    if (failure) throw failure.reason;
  }
  return ledger;
}

/** Removes what neither the new deployment nor the one live before it shows. */
export async function removeOldFiles(bucket: Bucket, ledger: Ledger, liveBefore: string | undefined) {
  const [kept, outdated] = withoutOld(ledger, liveBefore);
  // What is to go is not called there any more, but still known, if this ends half-way.
  if (outdated.length > 0) await writeLedger(bucket, { ...ledger, there: kept.there });
  for (const key of outdated) await bucket.remove(key);
  await writeLedger(bucket, kept);
}
