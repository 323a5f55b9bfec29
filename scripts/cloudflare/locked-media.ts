import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ExitReason } from "../../files/exit-reason.ts";
import { listFiles } from "../../files/list-files.ts";
import { runWrangler } from "./tools.ts";

/** Uploads all locked media. Deletes nothing, because older versions of the site need their files. @throws ExitReason */
export function uploadLockedMedia(bucket: string, media: string, workFolder: string): void {
  if (putFiles(bucket, media, workFolder, ["--remote"])) return;
  throw new ExitReason(
    "Not all locked images and videos were uploaded (see the error above), so the site was not published and visitors see the previous version. Run `npm run deploy` again.",
  );
}

/** Empties the local bucket first, to remove media of studies that are no longer locked. @throws ExitReason */
export function fillLocalBucket(bucket: string, media: string, state: string): void {
  rmSync(join(state, "v3/r2"), { recursive: true, force: true });
  if (putFiles(bucket, media, state, ["--local", "--persist-to", state])) return;
  throw new ExitReason("The locked media could not be copied (see the error above).");
}

function putFiles(bucket: string, media: string, workFolder: string, options: string[]): boolean {
  const keys = listFiles(media);
  if (keys.length === 0) return true;
  const listFile = join(workFolder, "locked-media.json");
  writeFileSync(listFile, JSON.stringify(keys.map((key) => ({ key, file: join(media, key) }))));
  const command = ["r2", "bulk", "put", bucket, "--force", "--filename", listFile, ...options];
  return runWrangler(command, { WRANGLER_LOG: "error" }).status === 0;
}
