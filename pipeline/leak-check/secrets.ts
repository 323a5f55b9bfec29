import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseDocument, visit } from "yaml";
import { sentencesIn } from "#app/content/text-segments.ts";
import { RESUMES } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";

/** PUBLIC_FIELDS matches the fields of a locked study that everyone can see (see SECURITY.md). */
const PUBLIC_FIELDS =
  /^(access|role|team|summary|outcome\.(value|what)|hero\.(title|description|tags|imgLink|alt|imgLinkSmall|altSmall|width|spacing|bgColor))$/;
/** Only the owner sees this field, even in a public study or page. */
const NOTES = /^sections\.notes$/;
const PUBLIC_FILES = /^share\.(png|jpe?g|webp|avif)$/;

const PROTOTYPE = /\.html?$/i;
const SCRIPT_OR_STYLE = /<(script|style)\b.*?<\/\1\s*>/gis;

const STUDIES_FOLDER = `${paths.content}/case-studies/`;
const RESUMES_FOLDER = `${paths.content}/resumes/`;
const STUDY_FILE_PATTERN = new RegExp(`^${STUDIES_FOLDER}([^/]+)/`);
const STUDY_FILE = "case-study.yaml";
const PUBLIC_YAML = new RegExp(
  `^${paths.content}/((profile|projects|interface|redirects|theme)|pages/.*/page)\\.yaml$`,
);

interface Field {
  /** Contains no positions, as in "sections.title". */
  path: string;
  text: string;
}

/**
 * Reads everything that a build must not publish. Does not use the build's reader, whose bugs could hide a leak.
 * @param openSlugs slugs of studies to treat as public; RESUMES opens the résumés
 */
export async function readSecrets(root: string, builtMedia: string, openSlugs: string[] = []) {
  const files = listFiles(join(root, paths.content)).map((name) => `${paths.content}/${name}`);
  const slugs = new Set(files.flatMap((path) => STUDY_FILE_PATTERN.exec(path)?.[1] ?? []));
  const studies = await Promise.all([...slugs].map((slug) => readStudy(root, slug, files)));
  const lockedStudies = studies.filter(({ slug, isPublic }) => !isPublic && !openSlugs.includes(slug));
  const drafts = studies.filter(({ isDraft }) => isDraft).map(({ slug }) => slug);
  const publicResume = await readPublicResume(root);
  const resumes = openSlugs.includes(RESUMES) ? [] : files.filter((path) => path.startsWith(RESUMES_FOLDER));
  const lockedFiles = lockedStudies.flatMap(({ secretFiles }) => secretFiles);
  const sources = [...new Set([...lockedFiles, ...resumes])].sort();
  const publicFiles = files.filter((path) => !sources.includes(path));
  const pages = await readPublicPages(root, publicFiles, studies);
  const publicTexts = [
    ...pages.texts,
    ...(await prototypeTexts(root, publicFiles)),
    ...studies.flatMap((study) => (lockedStudies.includes(study) ? study.publicTexts : study.texts)),
    ...publicFiles.map((path) => basename(path)),
  ].flatMap(textsWithoutMarkdown);
  const secretTexts = [
    ...lockedStudies.flatMap((study) => study.secretTexts),
    ...(await prototypeTexts(root, sources)),
    ...pages.notes,
  ];
  const publishedNotes = studies.flatMap(({ notes, isDraft }) => (isDraft ? [] : notes)).flatMap(sentencesOf);
  const lockedMedia = listFiles(builtMedia).filter((path) => !openSlugs.includes(path.split("/")[0] ?? ""));
  const builtFiles = (await readFiles(builtMedia, lockedMedia)).filter(
    ({ name, bytes }) => !(name.startsWith(`${RESUMES}/`) && publicResume?.equals(bytes)),
  );
  const names = [
    ...sources.map((path) => basename(path)),
    ...builtFiles.map(({ name }) => basename(name).replace(/[-.].*/, "")),
  ];
  return {
    sentences: [...new Set([...secretTexts.flatMap(sentencesOf), ...publishedNotes])],
    publishedNotes,
    publicTexts,
    names: [...new Set(names)].filter(
      (name) => name !== STUDY_FILE && !publicTexts.some((text) => text.includes(name)),
    ),
    files: [
      ...(await readSources(root, sources, publicFiles, drafts)).filter(
        ({ name, bytes }) => !(resumes.includes(name) && publicResume?.equals(bytes)),
      ),
      ...builtFiles,
    ],
    slugs: lockedStudies.filter(({ isDraft }) => !isDraft).map(({ slug }) => slug),
    drafts,
    sources,
  };
}

async function readStudy(root: string, slug: string, files: string[]) {
  const folder = `${STUDIES_FOLDER}${slug}/`;
  const data = await readData(root, folder + STUDY_FILE);
  const { access, draft } = (data ?? {}) as { access?: unknown; draft?: unknown };
  const isDraft = draft !== undefined && draft !== false;
  // Every field of an invited study is locked, even its title.
  const isHidden = isDraft || access === "invited";
  const fields = fieldsOf(data);
  const publicFields = isHidden ? [] : fields.filter(({ path }) => PUBLIC_FIELDS.test(path));
  const secretTexts = fields.filter((field) => !publicFields.includes(field)).map(({ text }) => text);
  const publicTexts = publicFields.map(({ text }) => text);
  const heroImages = publicFields
    .filter(({ path }) => path.startsWith("hero.imgLink"))
    .map(({ text }) => join(folder, text));
  const isPublicFile = (path: string) =>
    !isHidden && (PUBLIC_FILES.test(path.slice(folder.length)) || heroImages.includes(path));
  return {
    slug,
    isDraft,
    isHidden,
    isPublic: access === "public" && !isDraft,
    ...splitNotes(fields),
    publicTexts,
    secretTexts,
    secretFiles: [
      ...files.filter((path) => path.startsWith(folder) && !isPublicFile(path)),
      // A section can use a file from another folder, and a draft can use files of the study that it copies.
      ...secretTexts.map((text) => join(folder, text)).filter((path) => !isDraft && files.includes(path)),
    ],
  };
}

/** Reads all public YAML files, except the cards of hidden studies, which a build does not have. */
async function readPublicPages(
  root: string,
  files: string[],
  studies: { slug: string; isHidden: boolean }[],
) {
  const hiddenSlugs = studies.filter(({ isHidden }) => isHidden).map(({ slug }) => slug);
  const yamlFiles = files.filter((path) => PUBLIC_YAML.test(path));
  const data = await Promise.all(yamlFiles.map((path) => readData(root, path)));
  return splitNotes(data.flatMap((value) => fieldsOf(value, hiddenSlugs)));
}

/** Returns null for a missing or broken file, so the study is treated as locked. */
async function readData(root: string, path: string): Promise<unknown> {
  const document = parseDocument(await readFile(join(root, path), "utf8").catch(() => ""));
  visit(document, {
    Scalar(_, scalar) {
      // The site shows the digits of the file, such as 1.10, and not the number 1.1.
      if (typeof scalar.value === "number") scalar.value = scalar.source;
    },
  });
  return document.errors.length > 0 ? null : document.toJS();
}

/** Lists all texts, without the spaces around them. Skips cards that link to a hidden study. */
function fieldsOf(value: unknown, hiddenSlugs: string[] = [], path = ""): Field[] {
  if (typeof value === "string") return [{ path, text: value.trim() }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return [...wholeList(value, path), ...value.flatMap((item) => fieldsOf(item, hiddenSlugs, path))];
  if ("link" in value && hiddenSlugs.some((slug) => value.link === `/${slug}`)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsOf(item, hiddenSlugs, path ? `${path}.${key}` : key),
  );
}

/** Joins the texts of a row or a table into one sentence, because a single cell is too short for the search. */
function wholeList(list: unknown[], path: string): Field[] {
  const texts = list.flat();
  if (texts.length < 2 || texts.some((text) => text instanceof Object)) return [];
  // A full stop in a cell must not end the sentence.
  const text = `${texts}`.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  return [{ path, text }];
}

function splitNotes(fields: Field[]) {
  const isNote = ({ path }: Field) => NOTES.test(path);
  return {
    texts: fields.filter((field) => !isNote(field)).map(({ text }) => text),
    notes: fields.filter(isNote).map(({ text }) => text),
  };
}

/** Returns the text that a page shows, and the targets of its links. */
function textsWithoutMarkdown(text: string): string[] {
  const markdownLink = /\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
  return [
    text.replaceAll(markdownLink, "$1"),
    ...Array.from(text.matchAll(markdownLink), ([, , href = ""]) => href),
  ];
}

function sentencesOf(text: string): string[] {
  const [plain = "", ...hrefs] = textsWithoutMarkdown(text);
  return [...sentencesIn(plain), ...hrefs];
}

/** Reads the locked files. A draft often begins as a copy of another study, so copies of public files do not count. */
async function readSources(root: string, sources: string[], publicFiles: string[], drafts: string[]) {
  const lockedFiles = await readFiles(root, sources);
  const copiedFiles = drafts.length > 0 ? await readFiles(root, publicFiles) : [];
  return lockedFiles.filter(({ name, bytes }) => {
    const isInDraft = drafts.some((slug) => name.startsWith(`${STUDIES_FOLDER}${slug}/`));
    return !isInDraft || !copiedFiles.some((copy) => copy.bytes.equals(bytes));
  });
}

/** Reads the résumé that everyone can download. A résumé for a company can equal it. Returns null if there is none. */
async function readPublicResume(root: string): Promise<Buffer | null> {
  const profile = (await readData(root, `${paths.content}/profile.yaml`)) as { resume?: unknown } | null;
  if (typeof profile?.resume !== "string") return null;
  return readFile(join(root, paths.content, profile.resume.trim())).catch(() => null);
}

/** Returns the texts between the tags of prototypes. Their scripts have texts of libraries, which are often public. */
async function prototypeTexts(root: string, files: string[]): Promise<string[]> {
  const prototypes = await readFiles(
    root,
    files.filter((path) => PROTOTYPE.test(path)),
  );
  return prototypes.flatMap(({ bytes }) =>
    bytes
      .toString()
      .replaceAll(SCRIPT_OR_STYLE, "")
      .split(/<[^<>]*>/),
  );
}

function readFiles(folder: string, names: string[]) {
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}
