import { join } from "node:path/posix";
import type { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import {
  type CompleteCard,
  caseStudySchema,
  pageSchema,
  profileSchema,
  projectsSchema,
  redirectsSchema,
} from "#app/content/schema.ts";
import { themeSchema } from "#app/content/theme-schema.ts";
import { pagePath } from "#app/site-map.ts";
import { completeCard } from "./complete-card.ts";
import { type ContentFolder, foldersIn } from "./content-folder.ts";
import { OLD_NAMES, updateNames } from "./old-names.ts";
import { withProjectTexts } from "./translations.ts";
import { type CheckedValue, YamlFile } from "./yaml-file.ts";

export const SCHEMAS = {
  "case-study": caseStudySchema,
  interface: interfaceSchema,
  page: pageSchema,
  profile: profileSchema,
  projects: projectsSchema,
  redirects: redirectsSchema,
  theme: themeSchema,
} as const;

type FileKind = keyof typeof SCHEMAS;

export interface SourceFile extends CheckedValue<unknown> {
  /** The path is relative to content/. */
  path: string;
  kind: FileKind;
  schema: z.ZodType;
  yaml: YamlFile;
}

const REQUIRED_FILES = ["profile.yaml", "projects.yaml"];
export const OPTIONAL_FILES = ["interface.yaml", "redirects.yaml", "theme.yaml"];

/** Maps the path of each file to its last version without problems. */
export type ContentSources = ReadonlyMap<string, SourceFile>;

/** Contains the values of all files, before the build resolves media and Markdown. */
export interface ContentFiles {
  profile: FileValue<"profile">;
  strings: FileValue<"interface">;
  theme: FileValue<"theme">;
  cards: CompleteCard[];
  caseStudies: (FileValue<"case-study"> & { slug: string })[];
  pages: (FileValue<"page"> & { slug: string })[];
  redirects: NonNullable<FileValue<"redirects">>;
}

type FileValue<Kind extends FileKind> = z.output<(typeof SCHEMAS)[Kind]>;

/** Returns the kind of a file from its path below content/, or null if pages do not use the file. */
export function kindOfFile(path: string): FileKind | null {
  const [, study, page] =
    /^(?:case-studies\/[^/]+\/(case-study)|pages\/[^/]+\/(page))\.yaml$/.exec(path) ?? [];
  if (study || page) return (study ?? page) as FileKind;
  const isAtRoot = [...REQUIRED_FILES, ...OPTIONAL_FILES].includes(path);
  return isAtRoot ? (path.replace(".yaml", "") as FileKind) : null;
}

export function schemaOfFile(path: string): z.ZodType | null {
  const kind = kindOfFile(path);
  return kind && SCHEMAS[kind];
}

/** Replaces the old names of fields in the text of a content file. Returns the number of replaced names. */
export function updateFile(path: string, text: string): { text: string; count: number } {
  const renames = OLD_NAMES[kindOfFile(path) ?? ""];
  return renames ? updateNames(text, renames) : { text, count: 0 };
}

/** Caches the parsed files by path, so that a change of one file parses only this file. */
const lastSources = new Map<string, { text: string; source: SourceFile }>();

/** Parses a file and checks it against its schema. Returns null if the path is not a content file. */
export function readSource(root: string, path: string, text: string): SourceFile | null {
  const kind = kindOfFile(path);
  if (!kind) return null;
  const file = join(root, path);
  const last = lastSources.get(file);
  if (last?.text === text) return last.source;
  const schema: z.ZodType = SCHEMAS[kind];
  const yaml = new YamlFile(file, text, kind);
  // Visitors can use a site with some texts of the project.
  const source = { path, kind, schema, yaml, ...yaml.check(schema, kind === "interface") };
  lastSources.set(file, { text, source });
  return source;
}

/** Lists all paths that the site requires or accepts, whether they exist or not. */
export function expectedFiles(folder: ContentFolder): string[] {
  return [...REQUIRED_FILES, ...OPTIONAL_FILES, ...pageFiles(folder)];
}

export function pageFiles(folder: ContentFolder): string[] {
  return [
    ...foldersIn(folder, "case-studies").map((slug) => `case-studies/${slug}/case-study.yaml`),
    ...foldersIn(folder, "pages").map((slug) => `pages/${slug}/page.yaml`),
  ];
}

/** Returns null if a required file is missing, or if a card needs a study that is missing. */
export function contentFrom(sources: ContentSources): ContentFiles | null {
  const valueAtRoot = <Kind extends FileKind>(kind: Kind) =>
    sources.get(`${kind}.yaml`)?.value as FileValue<Kind> | undefined;
  const profile = valueAtRoot("profile");
  const strings = valueAtRoot("interface") ?? interfaceSchema.parse({});
  const projects = valueAtRoot("projects");
  if (!profile || !projects) return null;
  const caseStudies = valuesIn<FileValue<"case-study">>(sources, "case-studies");
  const cards = projects.cards.flatMap((card, index) => {
    const study = caseStudies.find(({ slug }) => card.link === pagePath(slug));
    return completeCard(card, index, study) ?? [];
  });
  if (cards.length < projects.cards.length) return null;
  return {
    profile,
    strings: withProjectTexts(strings, sources.get("interface.yaml")?.unusedPaths ?? [], profile.lang),
    theme: valueAtRoot("theme") ?? themeSchema.parse({}),
    cards,
    caseStudies,
    pages: valuesIn<FileValue<"page">>(sources, "pages"),
    redirects: valueAtRoot("redirects") ?? [],
  };
}

function valuesIn<T>(sources: ContentSources, parent: string): (T & { slug: string })[] {
  return [...sources].flatMap(([path, { value }]) => {
    const [folder, slug = ""] = path.split("/");
    return folder === parent ? [{ ...(value as T), slug }] : [];
  });
}
