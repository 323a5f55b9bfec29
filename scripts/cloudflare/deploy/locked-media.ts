import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExitReason } from "../../exit-with-reason.ts";
import { runWrangler } from "../tools.ts";
import type { Api } from "./api.ts";

/** Where the locked media lie, by keys such as `trade/desk-3964d07352-400.avif`. */
export interface Bucket {
  /** Null when it is not there. */
  read: (key: string) => Promise<string | null>;
  write: (key: string, text: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Sends files of a folder, each by its path in it. */
  send: (folder: string, keys: string[]) => Promise<void>;
}

/** What this project has put into the bucket. */
export interface Ledger {
  /** Newest first: what is being deployed or live, and what was before it. */
  deployments: Deployment[];
  /** Keys that are there for sure. */
  there: string[];
}

export interface Deployment {
  tag: string;
  /** Keys that it shows. */
  files: string[];
}

/** No study can have it, as it lies in no folder, so that no address leads to it. */
const KEY = "deployments.json";

/** Sent between two notes of what is there. */
const BATCH = 100;

export function bucketOf({ account, request }: Api, name: string): Bucket {
  const path = (key: string) => `/r2/buckets/${name}/objects/${key}`;
  return {
    read: (key) => request("GET", path(key)),
    write: async (key, text) => void (await request("PUT", path(key), text)),
    remove: async (key) => void (await request("DELETE", path(key))),
    async send(folder, keys) {
      const list = join(tmpdir(), `${randomUUID()}.json`);
      await writeFile(list, JSON.stringify(keys.map((key) => ({ key, file: join(folder, key) }))));
      const put = ["r2", "bulk", "put", name, "--remote", "--force", "--filename", list];
      const code = await runWrangler(put, { CLOUDFLARE_ACCOUNT_ID: account });
      await rm(list);
      if (code !== 0) throw new ExitReason(NOT_SENT);
    },
  };
}

const NOT_SENT =
  "Cloudflare did not take a locked picture or film, and why stands above; visitors see what they saw before. Run `npm run deploy` again: it goes on.";

/** Makes the bucket unless it is there. @throws ExitReason */
export async function makeBucket({ account, get }: Api, name: string): Promise<void> {
  if ((await get(`/r2/buckets/${name}`)) !== null) return;
  const code = await runWrangler(["r2", "bucket", "create", name], { CLOUDFLARE_ACCOUNT_ID: account });
  if (code !== 0)
    throw new ExitReason(
      "The bucket for the locked pictures and films could not be made, and why stands above: run `npm run deploy` again.",
    );
}

/** Null when this project has put nothing there. */
export async function readLedger(bucket: Bucket): Promise<Ledger | null> {
  const text = await bucket.read(KEY);
  return text === null ? null : JSON.parse(text);
}

const write = (bucket: Bucket, ledger: Ledger) => bucket.write(KEY, JSON.stringify(ledger));

/**
 * Sends what is missing. A name carries the digest of what is in the file, so one that is there is the same.
 * @returns what is in the bucket afterwards
 */
export async function sendLockedMedia(
  bucket: Bucket,
  folder: string,
  before: Ledger,
  deployment: Deployment,
): Promise<Ledger> {
  const others = before.deployments.filter(({ tag }) => tag !== deployment.tag);
  const ledger = { deployments: [deployment, ...others], there: [...before.there] };
  // Before anything is sent, so that what an interrupted run has sent is known.
  await write(bucket, ledger);
  const missing = deployment.files.filter((key) => !before.there.includes(key));
  for (let start = 0; start < missing.length; start += BATCH) {
    const keys = missing.slice(start, start + BATCH);
    console.log(`Sending locked files: ${start + keys.length} of ${missing.length}`);
    await bucket.send(folder, keys);
    ledger.there.push(...keys);
    await write(bucket, ledger);
  }
  return ledger;
}

/**
 * After a deployment removes what neither it nor the one that was live before it shows. The latter's media stay, so
 * that one can go back.
 */
export async function removeOldMedia(bucket: Bucket, ledger: Ledger, liveBefore: string | undefined) {
  const [current, ...others] = ledger.deployments;
  const previous = others.find(({ tag }) => tag === liveBefore) ?? others[0];
  const deployments = [current, previous].filter((deployment) => deployment !== undefined);
  const needed = new Set(deployments.flatMap(({ files }) => files));
  const known = new Set([...ledger.there, ...ledger.deployments.flatMap(({ files }) => files)]);
  const outdated = Array.from(known).filter((key) => !needed.has(key));
  const there = ledger.there.filter((key) => needed.has(key));
  // What is to go is not called there any more, but still known, if this ends half-way.
  if (outdated.length > 0) await write(bucket, { ...ledger, there });
  for (const key of outdated) await bucket.remove(key);
  await write(bucket, { deployments, there });
}
