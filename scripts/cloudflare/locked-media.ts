import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../../list-files.ts";
import { ExitReason } from "../exit-with-reason.ts";
import type { Account } from "./deploy/account.ts";
import { runWrangler } from "./tools.ts";

/** Returns the keys of all files in a bucket, or null if the bucket does not exist. @throws ExitReason */
export async function keysIn({ get }: Account, bucket: string): Promise<Set<string> | null> {
  const keys = new Set<string>();
  let cursor = "";
  do {
    const next = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page = await get<{ key: string }[]>(`/r2/buckets/${bucket}/objects?per_page=1000${next}`);
    if (page === null) return null;
    for (const { key } of page.result) keys.add(key);
    cursor = page.result_info?.cursor ?? "";
  } while (cursor);
  return keys;
}

/** Uploads files that the bucket lacks; their names contain a hash. Older versions of the site need the others. */
export async function uploadLockedMedia(
  account: Account,
  bucket: string,
  folder: string,
  existing: Set<string> | null,
): Promise<void> {
  if (existing === null) await account.post("/r2/buckets", { name: bucket });
  const missing = listFiles(folder).filter((key) => !existing?.has(key));
  if (missing.length > 0) console.log(`Uploading locked images and videos: ${missing.length}`);
  if ((await putFiles(bucket, folder, missing, ["--remote"])) !== 0)
    throw new ExitReason(
      "Not all locked images and videos were uploaded (see the error above), so the site was not published and visitors see the previous version. Run `npm run deploy` again: it continues where it stopped.",
    );
}

/** Fills the local bucket, from scratch, so that it has nothing of a study that is no longer locked. */
export async function fillLocalBucket(bucket: string, folder: string, state: string): Promise<void> {
  await rm(join(state, "v3/r2"), { recursive: true, force: true });
  const code = await putFiles(bucket, folder, listFiles(folder), ["--local", "--persist-to", state]);
  if (code !== 0) throw new ExitReason("The locked media could not be copied (see the error above).");
}

async function putFiles(bucket: string, folder: string, keys: string[], where: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const list = join(tmpdir(), `${randomUUID()}.json`);
  await writeFile(list, JSON.stringify(keys.map((key) => ({ key, file: join(folder, key) }))));
  try {
    return await runWrangler(["r2", "bulk", "put", bucket, "--force", "--filename", list, ...where]);
  } finally {
    await rm(list);
  }
}
