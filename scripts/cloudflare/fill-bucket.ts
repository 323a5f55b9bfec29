import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { R2Bucket } from "@cloudflare/workers-types";
import { keysIn } from "./locked-files.ts";
import type { Order } from "./runtime-messages.ts";
import { BUCKET_CONFIG } from "./worker-config.ts";
import type { GetPlatformProxy } from "./wrangler.ts";

/** Files at a time. */
const AT_ONCE = 16;

/** That R2 removes at a time. */
const MOST_KEYS = 1_000;

/** Brings the local bucket to what the build has: puts what is missing or another, and removes what is gone. */
export async function fillBucket(
  getPlatformProxy: GetPlatformProxy,
  { configFile, lockedMedia, state }: Pick<Order, "configFile" | "lockedMedia" | "state">,
): Promise<void> {
  const proxy = await getPlatformProxy({
    configPath: join(dirname(configFile), BUCKET_CONFIG),
    persist: { path: join(state, "v3") },
    remoteBindings: false,
    envFiles: [],
  });
  try {
    const bucket = proxy.env.LOCKED_MEDIA;
    const stored = await list(bucket);
    const wanted = await keysIn(lockedMedia);
    const put = async (key: string) => {
      const bytes = await readFile(join(lockedMedia, key));
      if (stored.get(key) !== createHash("md5").update(bytes).digest("hex")) await bucket.put(key, bytes);
    };
    for (const keys of inParts(wanted, AT_ONCE)) await Promise.all(keys.map(put));
    const gone = Array.from(stored.keys()).filter((key) => !wanted.includes(key));
    for (const keys of inParts(gone, MOST_KEYS)) await bucket.delete(keys);
  } finally {
    await proxy.dispose();
  }
}

function inParts(keys: string[], length: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / length) }, (_, part) =>
    keys.slice(part * length, (part + 1) * length),
  );
}

/** The MD5 of each file by its key. */
async function list(bucket: R2Bucket): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (let cursor: string | undefined, isWhole = false; !isWhole; ) {
    const page = await bucket.list({ cursor });
    for (const { key, etag } of page.objects) stored.set(key, etag);
    isWhole = !page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
  return stored;
}
