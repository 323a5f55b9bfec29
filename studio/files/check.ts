import { copyFile, link, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../paths.ts";
import { checkSource } from "../../pipeline/check/check-content.ts";
import { readSource } from "../../pipeline/read/content-files.ts";
import { readContent } from "../../pipeline/read/load-content.ts";
import type { Problem } from "../../pipeline/read/problem.ts";
import { SHADOW } from "./leftovers.ts";
import type { Edit } from "./store.ts";

/** Returns the problems of one file, without checking media and locked files. @param content as shown */
export async function problemsIn(file: string, text: string, content: Content): Promise<Problem[]> {
  const source = readSource(paths.content, file, text);
  if (!source) return [];
  return checkSource(source, {
    root: paths.content,
    studies: content.caseStudies.map(({ slug }) => slug),
    pages: content.pages.map(({ slug }) => slug),
    cardTypes: content.profile.types,
  });
}

/** Returns the problems that the whole content would have with these edits, without writing them to it. */
export async function problemsWith(edits: readonly Edit[], state: string): Promise<Problem[]> {
  const others = new Map(edits.map(({ file, bytes }) => [file, bytes]));
  const shadow = await mkdtemp(join(state, SHADOW));
  try {
    for (const entry of await readdir(paths.content, { recursive: true, withFileTypes: true })) {
      const source = join(entry.parentPath, entry.name);
      const file = source.slice(paths.content.length + 1).replaceAll("\\", "/");
      if (!entry.isFile() || others.has(file)) continue;
      await mkdir(dirname(join(shadow, file)), { recursive: true });
      // The state may be on another disk.
      await link(source, join(shadow, file)).catch(() => copyFile(source, join(shadow, file)));
    }
    for (const [file, bytes] of others) {
      await mkdir(dirname(join(shadow, file)), { recursive: true });
      if (bytes) await writeFile(join(shadow, file), bytes);
    }
    const { problems } = await readContent(shadow);
    return problems.map((problem) => ({
      ...problem,
      file: problem.file.replace(shadow, paths.content),
      message: problem.message.replaceAll(shadow, paths.content),
    }));
  } finally {
    await rm(shadow, { recursive: true, force: true });
  }
}

export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(({ file, field, message }) => [file, field, message].join("\n")));
  return after.filter(({ file, field, message }) => !known.has([file, field, message].join("\n")));
}
