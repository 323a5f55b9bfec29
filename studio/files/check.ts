import { copyFile, link, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../paths.ts";
import { checkCards, checkFoot } from "../../pipeline/check/check-cards.ts";
import { checkTexts } from "../../pipeline/check/check-texts.ts";
import { checkTheme } from "../../pipeline/check/check-theme.ts";
import { ContentError, loadContent } from "../../pipeline/read/load-content.ts";
import type { Problem } from "../../pipeline/read/problem.ts";
import { readYaml } from "../../pipeline/read/yaml-file.ts";
import { schemaOf } from "../live-content.ts";
import type { Edit } from "./store.ts";

/** Problems that one file would have, quickly: media and what is locked are not looked at. @param content what is shown */
export async function problemsIn(file: string, text: string, content: Content): Promise<Problem[]> {
  const schema = schemaOf(file);
  if (!schema) return [];
  const yaml = readYaml(join(paths.content, file), text);
  const pages = content.pages.map(({ slug }) => slug);
  const slugs = [...pages, ...content.caseStudies.map(({ slug }) => slug)];
  return [
    ...(file === "theme.yaml" ? await checkTheme(yaml, paths.content) : []),
    ...(file === "projects.yaml" ? checkCards(yaml, slugs, content.profile.types) : []),
    ...(file === "profile.yaml" ? checkFoot(yaml, pages) : []),
    ...checkTexts(yaml, schema, slugs),
    ...yaml.check(schema).problems,
  ];
}

/** Problems that all of the content would have with other files in it, of which nothing is written there. */
export async function problemsWith(edits: readonly Edit[], state: string): Promise<Problem[]> {
  const others = new Map(edits.map(({ file, bytes }) => [file, bytes]));
  const shadow = await mkdtemp(join(state, "shadow-"));
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
    await loadContent(shadow);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({
      ...problem,
      file: problem.file.replace(shadow, paths.content),
      message: problem.message.replaceAll(shadow, paths.content),
    }));
  } finally {
    await rm(shadow, { recursive: true, force: true });
  }
}

/** Those that were not there before. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(({ file, field, message }) => [file, field, message].join("\n")));
  return after.filter(({ file, field, message }) => !known.has([file, field, message].join("\n")));
}
