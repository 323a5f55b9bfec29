import type { Bucket } from "./bucket.ts";

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

/** Null when this project has put nothing there. */
export async function readLedger(bucket: Bucket): Promise<Ledger | null> {
  const text = await bucket.read(KEY);
  return text === null ? null : JSON.parse(text);
}

export async function writeLedger(bucket: Bucket, ledger: Ledger): Promise<void> {
  await bucket.write(KEY, new TextEncoder().encode(JSON.stringify(ledger)), "application/json");
}

/** Before anything is sent, so that what an interrupted run has sent is known. */
export function withDeployment(ledger: Ledger, deployment: Deployment): Ledger {
  const others = ledger.deployments.filter(({ tag }) => tag !== deployment.tag);
  return { ...ledger, deployments: [deployment, ...others] };
}

/**
 * After a deployment. What was live before it stays, so that one can go back.
 * @returns the ledger then, and which keys neither of the two needs
 */
export function withoutOld(ledger: Ledger, liveBefore: string | undefined): [Ledger, outdated: string[]] {
  const [current, ...others] = ledger.deployments;
  const previous = others.find(({ tag }) => tag === liveBefore) ?? others[0];
  const deployments = [current, previous].filter((deployment) => deployment !== undefined);
  const needed = new Set(deployments.flatMap(({ files }) => files));
  const known = new Set([...ledger.there, ...ledger.deployments.flatMap(({ files }) => files)]);
  const there = ledger.there.filter((key) => needed.has(key));
  return [{ deployments, there }, [...known].filter((key) => !needed.has(key))];
}
