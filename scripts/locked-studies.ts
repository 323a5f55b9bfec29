import { readdir } from "node:fs/promises";
import { join } from "node:path/posix";
import { audienceOfStudy } from "#app/content/audience.ts";
import { isRecord } from "../pipeline/read/content-fields.ts";
import { readSource } from "../pipeline/read/content-files.ts";
import { readText } from "../pipeline/read/read-text.ts";

/** Returns the sorted folders of all studies that are not public. A study that cannot be read counts as locked. */
export async function lockedStudies(root: string): Promise<string[]> {
  const entries = await readdir(join(root, "case-studies"), { withFileTypes: true }).catch(() => []);
  const slugs = entries.filter((entry) => !entry.isFile()).map(({ name }) => name);
  const folders: string[] = [];
  for (const slug of slugs.sort()) {
    const path = `case-studies/${slug}/case-study.yaml`;
    const text = await readText(join(root, path)).catch(() => null);
    const data = typeof text === "string" ? readSource(root, path, text)?.yaml.data : null;
    if (!isRecord(data) || audienceOfStudy(data) !== "public") folders.push(join(root, "case-studies", slug));
  }
  return folders;
}
