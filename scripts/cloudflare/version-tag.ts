import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { ExitReason } from "../exit-with-reason.ts";
import { askWrangler } from "./run-wrangler.ts";

const PREFIX = "portfolio-";

/** Whether this project made it. */
export function isOwnTag(tag: string | undefined): boolean {
  return tag?.startsWith(PREFIX) ?? false;
}

/** The same for the same site, whenever it was built: a digest of what wrangler would send. */
export async function versionTag({ folder, configFile }: { folder: string; configFile: string }) {
  const bundle = join(folder, "bundle");
  const { code, stdout, stderr } = await askWrangler([
    "deploy",
    "--dry-run",
    "--outdir",
    bundle,
    "--config",
    configFile,
  ]);
  if (code !== 0) throw new ExitReason(`wrangler cannot bundle the site:\n${stdout}${stderr}`);
  const hash = createHash("sha256");
  const build = basename(dirname(folder));
  const bundled = (await filesIn(bundle)).filter((file) => !BESIDE.test(file));
  for (const file of [configFile, ...bundled, ...(await filesIn(join(folder, "assets")))]) {
    const name = relative(folder, file).split(sep).join("/");
    const bytes = (await readFile(file)).toString("latin1").replaceAll(build, "");
    hash.update(`${name}\n${bytes.length}\n`).update(bytes, "latin1");
  }
  return PREFIX + hash.digest("hex").slice(0, 32);
}

/** What wrangler writes beside the bundle itself. */
const BESIDE = /\.map$|[\\/]README\.md$/;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
