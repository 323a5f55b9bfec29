import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { caseStudySchema } from "#app/content/schema.ts";
import { paths } from "../../paths.ts";
import { mediaFields } from "../../pipeline/content-fields.ts";
import { type ContentFiles, loadContent } from "../../pipeline/load-content.ts";
import { built } from "../kit/built.ts";
import type { NamedFile, Secrets } from "../kit/finder/find-leaks.ts";
import { lockedTexts, lockedTitles, textsIn } from "../kit/locked-texts.ts";
import { inSite } from "../kit/root.ts";

export interface Locked {
  secrets: Required<Secrets>;
  pages: string[];
  /** Addresses, as the last build named them. */
  media: string[];
  /** Below the folder of the site. */
  sources: string[];
}

export async function readLocked(): Promise<Locked> {
  const content = await loadContent(inSite(paths.content));
  const studies = content.caseStudies.filter(({ access }) => access === "passcode");
  const open = textsIn(openContent(content));
  const shown = await listFiles(built.lockedMedia);
  const sources = studies.flatMap(({ slug, sections }) =>
    mediaFields(caseStudySchema.shape.sections, sections).map(({ value }) =>
      join(paths.content, "case-studies", slug, value),
    ),
  );
  const names = [...sources.map((path) => basename(path)), ...shown.map(stem)];
  const files = await Promise.all([...shown, ...sources.map(inSite)].map(read));
  return {
    secrets: {
      texts: lockedTexts(studies),
      titles: lockedTitles(studies, open),
      names: unique(names.filter((name) => !open.some((text) => text.includes(name)))),
      // A source has its name in common with files of other folders; the names of built ones are unique.
      files: files.map((file, at) =>
        at < shown.length ? file : { ...file, name: sources[at - shown.length] ?? "" },
      ),
      open,
    },
    pages: studies.map(({ slug }) => `/${slug}`),
    media: shown.map((path) => `/locked/${relative(built.lockedMedia, path).split(sep).join("/")}`),
    sources,
  };
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export async function read(path: string): Promise<NamedFile> {
  return { name: basename(path), bytes: await readFile(path) };
}

/** Named by what is left out, as a new field that only insiders may read belongs into a section. */
function openContent({ caseStudies, ...rest }: ContentFiles): unknown {
  return [
    rest,
    ...caseStudies.map(({ sections, ...study }) => [study, study.access === "public" && sections]),
  ];
}

/** "case-studies-trade-problems-0f3a9c21d4", whatever the size and format. */
function stem(path: string): string {
  return basename(path).replace(/(-\d+)?\.\w+$/, "");
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
