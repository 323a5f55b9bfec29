import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseDocument } from "yaml";
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

const STUDIES_FOLDER = `${paths.content}/case-studies/`;
const RESUMES_FOLDER = `${paths.content}/resumes/`;
const STUDY_FILE_PATTERN = new RegExp(`^${STUDIES_FOLDER}([^/]+)/`);
const STUDY_FILE = "case-study.yaml";
const PUBLIC_YAML = new RegExp(
  `^${paths.content}/((profile|projects|interface|redirects|theme)|pages/.*/page)\\.yaml$`,
);

/** Reads all secrets and drafts without the build's reader, whose bugs could hide a leak. Treats `openSlugs`, which can include RESUMES, as public. */
export async function readSecrets(root: string, builtMedia: string, openSlugs: string[] = []) {
  const files = listFiles(join(root, paths.content)).map((name) => `${paths.content}/${name}`);
  const slugs = new Set(files.flatMap((path) => STUDY_FILE_PATTERN.exec(path)?.[1] ?? []));
  const studies = await Promise.all([...slugs].map((slug) => readStudy(root, slug, files)));
  const lockedStudies = studies.filter(({ slug, isPublic }) => !isPublic && !openSlugs.includes(slug));
  const resumes = openSlugs.includes(RESUMES) ? [] : files.filter((path) => path.startsWith(RESUMES_FOLDER));
  const sources = [
    ...new Set([...lockedStudies.flatMap(({ secretFiles }) => secretFiles), ...resumes]),
  ].sort();
  const publicFiles = files.filter((path) => !sources.includes(path));
  const drafts = studies.filter(({ isDraft }) => isDraft).map(({ slug }) => slug);
  const hiddenSlugs = studies.filter(({ isHidden }) => isHidden).map(({ slug }) => slug);
  // A draft often begins as a copy of another study.
  const copiedFiles = drafts.length > 0 ? await readFiles(root, publicFiles) : [];
  const isCopyInDraft = ({ name, bytes }: (typeof copiedFiles)[number]) =>
    drafts.some((slug) => name.startsWith(`${STUDIES_FOLDER}${slug}/`)) &&
    copiedFiles.some((other) => other.bytes.equals(bytes));
  const publicData = await Promise.all(
    publicFiles.filter((path) => PUBLIC_YAML.test(path)).map((path) => readData(root, path)),
  );
  const fieldsOfPages = publicData.flatMap((data) => fieldsOf(data, hiddenSlugs));
  const notesOfPages = fieldsOfPages.filter(isNote).map(({ text }) => text);
  const publicTexts = [
    ...fieldsOfPages.filter((field) => !isNote(field)).map(({ text }) => text),
    ...studies.flatMap((study) => (lockedStudies.includes(study) ? study.publicTexts : study.texts)),
    ...publicFiles.map((path) => basename(path)),
  ].flatMap(textsWithoutMarkdown);
  const builtFiles = listFiles(builtMedia).filter((path) => !openSlugs.includes(path.split("/")[0] ?? ""));
  const names = new Set([...sources.map((path) => basename(path)), ...builtFiles.map(nameWithoutSize)]);
  names.delete(STUDY_FILE);
  const publishedNotes = studies.flatMap(({ notes, isDraft }) => (isDraft ? [] : notes)).flatMap(sentencesOf);
  const secretTexts = [...lockedStudies.flatMap((study) => study.secretTexts), ...notesOfPages];
  return {
    sentences: [...new Set([...secretTexts.flatMap(sentencesOf), ...publishedNotes])],
    publishedNotes,
    publicTexts,
    names: [...names].filter((name) => !publicTexts.some((text) => text.includes(name))),
    files: [
      ...(await readFiles(root, sources)).filter((file) => !isCopyInDraft(file)),
      ...(await readFiles(builtMedia, builtFiles)),
    ],
    slugs: lockedStudies.filter(({ isDraft }) => !isDraft).map(({ slug }) => slug),
    drafts,
    sources,
  };
}

async function readStudy(root: string, slug: string, files: string[]) {
  const folder = `${STUDIES_FOLDER}${slug}`;
  const data = await readData(root, join(folder, STUDY_FILE));
  const fields = fieldsOf(data);
  const notes = fields.filter(isNote).map(({ text }) => text);
  const { access, draft } = (data ?? {}) as { access?: unknown; draft?: unknown };
  const isDraft = draft !== undefined && draft !== false;
  // Every field of an invited study is locked, even its title.
  const isHidden = isDraft || access === "invited";
  if (isHidden) {
    const secretFiles = files.filter((path) => path.startsWith(`${folder}/`));
    const secretTexts = fields.map(({ text }) => text);
    const texts = { texts: [], publicTexts: [], secretTexts, notes };
    return { slug, isDraft, isHidden, isPublic: false, ...texts, secretFiles };
  }
  const publicFields = fields.filter(({ path }) => PUBLIC_FIELDS.test(path));
  const secretFields = fields.filter(({ path }) => !PUBLIC_FIELDS.test(path));
  const heroImages = fields
    .filter(({ path }) => /^hero\.imgLink(Small)?$/.test(path))
    .map(({ text }) => join(folder, text));
  const filesInFolder = files
    .filter((path) => path.startsWith(`${folder}/`))
    .filter((path) => !PUBLIC_FILES.test(path.slice(folder.length + 1)) && !heroImages.includes(path));
  // A section can use a file from another folder.
  const filesInFields = secretFields
    .map(({ text }) => join(folder, text))
    .filter((path) => files.includes(path));
  return {
    slug,
    isDraft,
    isHidden,
    isPublic: access === "public",
    texts: fields.filter((field) => !isNote(field)).map(({ text }) => text),
    notes,
    publicTexts: publicFields.map(({ text }) => text),
    secretTexts: secretFields.map(({ text }) => text),
    secretFiles: [...filesInFolder, ...filesInFields],
  };
}

/** Returns null for a missing or broken file, so the study is treated as locked. */
async function readData(root: string, path: string): Promise<unknown> {
  const document = parseDocument(await readFile(join(root, path), "utf8").catch(() => ""));
  return document.errors.length > 0 ? null : document.toJS();
}

/** Skips the cards of these studies, which a build does not have. */
function fieldsOf(value: unknown, hiddenSlugs: string[] = [], path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, hiddenSlugs, path));
  if ("link" in value && hiddenSlugs.some((slug) => value.link === `/${slug}`)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsOf(item, hiddenSlugs, path ? `${path}.${key}` : key),
  );
}

function isNote({ path }: { path: string }): boolean {
  return NOTES.test(path);
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

/** Turns "trade/plan-0f3a9c21d4-800.avif" into "plan-0f3a9c21d4", which all sizes and formats share. */
function nameWithoutSize(path: string): string {
  return basename(path).replace(/(-\d+)?\.\w+$/, "");
}

function readFiles(folder: string, names: string[]) {
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}
