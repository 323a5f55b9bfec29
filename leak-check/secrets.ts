import { readdir, readFile } from "node:fs/promises";
import { basename, join, normalize, relative, sep } from "node:path";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { plainText } from "#app/plain-text.ts";
import { paths } from "../paths.ts";
import { isRecord } from "../pipeline/yaml/is-record.ts";
import { addressesIn, parseRichText } from "../pipeline/yaml/rich-text.ts";
import { readYaml } from "../pipeline/yaml/yaml-file.ts";
import { kindOf } from "./decoders/kind.ts";
import type { NamedFile, Secrets } from "./find-leaks.ts";
import { isPhrase } from "./phrases.ts";
import { PUBLIC_FIELDS, PUBLIC_FILES, WORDS_OF_THE_SCHEMA } from "./public-by-design.ts";

export interface Locked extends Required<Secrets> {
  /** The films among the files. */
  films: NamedFile[];
  slugs: string[];
  /** Locked files of content/, below the folder of the site. */
  sources: string[];
}

const STUDIES = join(paths.content, "case-studies");
const STUDY = "case-study.yaml";

/** A text and the names of the fields it stands in: "sections", "title". */
interface Field {
  path: string[];
  text: string;
}

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
): Promise<Locked> {
  const files = await listFiles(join(root, paths.content));
  const folders = await readdir(join(root, STUDIES), { withFileTypes: true }).catch(() => []);
  const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const studies = await Promise.all(slugs.map((slug) => readStudy(root, slug, files, opened.includes(slug))));
  const locked = studies.filter(({ isLocked }) => isLocked);
  const secretFiles = new Set(locked.flatMap((study) => study.secretFiles));
  const openFiles = files.filter((path) => !secretFiles.has(path));
  const yaml = openFiles.filter((path) => path.endsWith(".yaml") && basename(path) !== STUDY);
  const open = [
    ...textsOf(interfaceSchema.parse({})),
    ...(await Promise.all(yaml.map(async (path) => textsOf(await readData(path))))).flat(),
    ...studies.flatMap((study) => study.open),
    ...openFiles.map((path) => basename(path)),
  ].flatMap(shownForms);
  const sources = await Promise.all([...secretFiles].map(read));
  const named = [...secretFiles].map((path, at) => ({
    name: relative(join(root, STUDIES), path),
    bytes: sources[at]?.bytes ?? Buffer.of(),
  }));
  const notes = sources.filter(({ bytes, name }) => name !== STUDY && isNote(bytes));
  const secretTexts = unique([
    ...locked.flatMap(({ secret }) => secret.map(({ text }) => text)),
    ...notes.map(({ bytes }) => bytes.toString("utf8")),
  ]).flatMap(sentencesOf);
  const isSecret = (path: string) => !opened.includes(relative(builtMedia, path).split(sep)[0] ?? "");
  const shown = await Promise.all((await listFiles(builtMedia)).filter(isSecret).map(read));
  const names = [...sources.map(({ name }) => name).filter((name) => name !== STUDY), ...shown.map(stem)];
  const isPicture = ({ bytes }: NamedFile) => kindOf(bytes).kind === "picture";
  return {
    texts: unique(secretTexts.filter(isPhrase)),
    headings: locked.map(({ secret }) =>
      unique(secret.filter(isWording).flatMap(({ text }) => sentencesOf(text))).filter(
        (text) => !isPhrase(text),
      ),
    ),
    names: unique(names).filter((name) => !open.some((text) => text.includes(name))),
    // A source has its name in common with files of other folders; the names of built ones are unique.
    files: [...shown, ...named],
    open,
    pictures: named.filter(isPicture),
    openPictures: (await Promise.all(openFiles.map(read))).filter(isPicture),
    films: named.filter(({ bytes }) => kindOf(bytes).kind === "film"),
    slugs: slugs.filter((_, at) => studies[at]?.isLocked),
    sources: [...secretFiles].map((path) => relative(root, path)),
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
  const open = fields.filter(isPublic);
  const secret = fields.filter(
    (field) => !isPublic(field) && !WORDS_OF_THE_SCHEMA.includes(field.path.at(-1) ?? ""),
  );
  const own = files.filter((path) => path.startsWith(folder + sep));
  const shown = new Set([...PUBLIC_FILES, at("hero.imgLink") ?? ""].map((name) => join(folder, name)));
  // A section may name a file of another folder.
  const named = secret
    .map(({ text }) => normalize(join(folder, text)))
    .filter((path) => files.includes(path));
  return {
    isLocked: true,
    open: open.map(({ text }) => text),
    secret: secret.filter(({ text }) => !files.includes(normalize(join(folder, text)))),
    secretFiles: unique([...own.filter((path) => !shown.has(path)), ...named]),
  };
}

/** What cannot be read is nobody's permission: then the study has no text, and all its files are secret. */
async function readData(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => "");
  return readYaml(path, text).data;
}

function fieldsOf(value: unknown, path: string[] = []): Field[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value === "number" || typeof value === "bigint") return [{ path, text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, path));
  return Object.entries(value).flatMap(([name, item]) => fieldsOf(item, [...path, name]));
}

function textsOf(value: unknown): string[] {
  return fieldsOf(value).map(({ text }) => text);
}

/** Numbers are sizes and years, which everything is full of. */
function isWording({ text }: Field): boolean {
  return /\p{L}/u.test(text);
}

/** As a page shows it, as it stands in the file, and the addresses of its links. */
function shownForms(text: string): string[] {
  const tree = parseRichText(text);
  return unique([plainText(tree, "\n"), text, ...addressesIn(tree)]);
}

function sentencesOf(text: string): string[] {
  return shownForms(text).flatMap((form) =>
    form.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim()),
  );
}

function isNote(bytes: Buffer): boolean {
  return kindOf(bytes).kind === undefined && !bytes.includes(0);
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export async function read(path: string): Promise<NamedFile> {
  return { name: basename(path), bytes: await readFile(path) };
}

/** "case-studies-trade-problems-0f3a9c21d4", whatever the size and format. */
function stem({ name }: NamedFile): string {
  return name.replace(/(-\d+)?\.\w+$/, "");
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
