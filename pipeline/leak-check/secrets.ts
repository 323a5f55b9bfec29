import { readdir, readFile } from "node:fs/promises";
import { basename, join, normalize, relative, sep } from "node:path";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { listFiles } from "../../list-files.ts";
import { paths } from "../../paths.ts";
import { isRecord } from "../read/content-fields.ts";
import { addressesIn, parseRichText } from "../read/rich-text.ts";
import { readYaml } from "../read/yaml-file.ts";
import { isText } from "./decoders/is-text.ts";
import { FIELDS_OF_THE_SCHEMA, PUBLIC_FIELDS, PUBLIC_FILES } from "./public-by-design.ts";
import { isSentence } from "./sentences.ts";

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** What is looked for. */
export interface Secrets {
  texts: string[];
  files: NamedFile[];
  names: string[];
  /** What everyone may read: an excerpt of a locked text that stands here is none. */
  publicTexts: string[];
}

export interface SiteSecrets extends Secrets {
  /** Of locked studies. */
  slugs: string[];
  /** Locked files of content/, below the folder of the site. */
  sources: string[];
}

const STUDIES = join(paths.content, "case-studies");
const STUDY = "case-study.yaml";
const PAGES = join(paths.content, "pages");
const PAGE = "page.yaml";

/** What pages are made of, besides the studies. */
const PUBLISHED = ["profile.yaml", "projects.yaml", "interface.yaml", "redirects.yaml", "theme.yaml"];

/**
 * All that is secret below a site's folder, and all that is not: of a study that is not exactly public, everything
 * but what PUBLIC_FIELDS and PUBLIC_FILES name.
 * @param builtMedia the folder of the locked media that were made of it
 * @param opened slugs of locked studies that are no secret here, as to a guest
 */
export async function readSecrets(
  root: string,
  builtMedia: string,
  opened: readonly string[] = [],
): Promise<SiteSecrets> {
  const files = pathsIn(join(root, paths.content));
  const folders = await readdir(join(root, STUDIES), { withFileTypes: true }).catch(() => []);
  const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const studies = await Promise.all(slugs.map((slug) => readStudy(root, slug, files, opened.includes(slug))));
  const locked = studies.filter(({ isLocked }) => isLocked);
  const sources = unique(locked.flatMap(({ secretFiles }) => secretFiles));
  const publicFiles = files.filter((path) => !sources.includes(path));
  // A copy of a study that lies elsewhere is published by nobody, so its words are no less secret for it.
  const yaml = [
    ...PUBLISHED.map((name) => join(root, paths.content, name)),
    ...publicFiles.filter((path) => path.startsWith(join(root, PAGES) + sep) && basename(path) === PAGE),
  ];
  const publicTexts = [
    ...textsOf(interfaceSchema.parse({})),
    ...(await Promise.all(yaml.map(async (path) => textsOf(await readData(path))))).flat(),
    ...studies.flatMap(({ open }) => open),
    ...publicFiles.map((path) => basename(path)),
  ].flatMap(shownForms);
  const named = await Promise.all(sources.map(readNamed));
  const notes = named.filter(({ bytes, name }) => name !== STUDY && isText(bytes));
  const texts = [...locked.flatMap(({ secret }) => secret), ...notes.map(({ bytes }) => bytes.toString())];
  const isSecret = (path: string) => !opened.includes(relative(builtMedia, path).split(sep)[0] ?? "");
  const media = await Promise.all(pathsIn(builtMedia).filter(isSecret).map(readNamed));
  const names = [...named.map(({ name }) => name).filter((name) => name !== STUDY), ...media.map(stem)];
  return {
    texts: unique(texts.flatMap(sentencesOf)).filter(isSentence),
    names: unique(names).filter((name) => !publicTexts.some((text) => text.includes(name))),
    // A source has its name in common with files of other folders; the names of built ones are unique.
    files: [
      ...media,
      ...named.map(({ bytes }, at) => ({ name: relative(join(root, STUDIES), sources[at] ?? ""), bytes })),
    ],
    publicTexts,
    slugs: slugs.filter((_, at) => studies[at]?.isLocked),
    sources: sources.map((path) => relative(root, path)),
  };
}

async function readStudy(root: string, slug: string, files: string[], isOpened: boolean) {
  const folder = join(root, STUDIES, slug);
  const data = await readData(join(folder, STUDY));
  const fields = fieldsOf(data);
  const at = (name: string) => fields.find(({ path }) => path.join(".") === name)?.text;
  if (isOpened || (isRecord(data) && data.access === "public"))
    return { isLocked: false, open: textsOf(data), secret: [], secretFiles: [] };
  const isPublic = ({ path }: Field) => PUBLIC_FIELDS.includes(path.join("."));
  const secret = fields
    .filter((field) => !isPublic(field) && !FIELDS_OF_THE_SCHEMA.includes(field.path.at(-1) ?? ""))
    .map(({ text }) => ({ text, path: normalize(join(folder, text)) }));
  const shown = [...PUBLIC_FILES, at("hero.imgLink") ?? ""].map((name) => join(folder, name));
  const own = files.filter((path) => path.startsWith(folder + sep) && !shown.includes(path));
  // A section may name a file of another folder.
  const named = secret.map(({ path }) => path).filter((path) => files.includes(path));
  return {
    isLocked: true,
    open: fields.filter(isPublic).map(({ text }) => text),
    secret: secret.filter(({ path }) => !files.includes(path)).map(({ text }) => text),
    secretFiles: [...own, ...named],
  };
}

/** What cannot be read is nobody's permission: then the study has no text, and all its files are secret. */
async function readData(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => "");
  return readYaml(path, text).data;
}

/** A text and the names of the fields it stands in: "sections", "title". */
interface Field {
  path: string[];
  text: string;
}

function fieldsOf(value: unknown, path: string[] = []): Field[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, path));
  return Object.entries(value).flatMap(([name, item]) => fieldsOf(item, [...path, name]));
}

function textsOf(value: unknown): string[] {
  return fieldsOf(value).map(({ text }) => text);
}

/** As a page shows it, as it stands in the file, and the addresses of its links. */
function shownForms(text: string): string[] {
  const tree = parseRichText(text);
  return unique([plainText(tree, "\n"), text, ...addressesIn(tree)]);
}

function sentencesOf(text: string): string[] {
  return shownForms(text).flatMap((form) => form.split(/(?<=[.!?])\s+|\n+/).map((part) => part.trim()));
}

export function pathsIn(folder: string): string[] {
  return listFiles(folder).map((name) => join(folder, name));
}

export async function readNamed(path: string): Promise<NamedFile> {
  return { name: basename(path), bytes: await readFile(path) };
}

/** "case-studies-trade-problems-0f3a9c21d4", whatever the size and format. */
function stem({ name }: NamedFile): string {
  return name.replace(/(-\d+)?\.\w+$/, "");
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
