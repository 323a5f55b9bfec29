import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { audienceOfField } from "#app/content/audience.ts";
import english from "#app/content/english.json" with { type: "json" };
import { cardSchema, caseStudySchema, pageSchema, profileSchema } from "#app/content/schema.ts";
import type { SectionFile } from "#app/content/section-schema.ts";
import type { Content, Resolved, Resume, Section, Strings } from "#app/content/types.ts";
import { FIXED_PAGES, pagePath, RESUMES } from "#app/site-map.ts";
import { paths } from "../files/paths.ts";
import { writeFileAtomically } from "../files/write-file.ts";
import { hiddenPaths, withoutHiddenPages, withoutLinks, withPreviews } from "./hidden-studies.ts";
import { type LoadedContent, loadContent } from "./load-content.ts";
import { MediaBuilder } from "./media/media-builder.ts";
import type { Progress } from "./media/progress.ts";
import { contentFields, isMediaField, isRecord, type MediaField } from "./read/content-fields.ts";
import type { ContentFiles } from "./read/content-files.ts";
import { listContentFolder, resumesIn } from "./read/content-folder.ts";
import { writeEditorSchemas } from "./read/editor-schemas.ts";
import { encodeRedirect } from "./read/encode-redirect.ts";
import { formatProblem } from "./read/problem.ts";
import { parseRichText } from "./read/rich-text.ts";
import { buildIcons } from "./share/icons.ts";
import { fixedPageShare, pageShare, studyShare } from "./share/shares.ts";
import { resolveTheme } from "./theme/theme.ts";

type CardFile = ContentFiles["cards"][number];
type PageFile = ContentFiles["pages"][number];
type StudyFile = ContentFiles["caseStudies"][number];
type ResolveMedia = (field: MediaField) => Promise<unknown>;

/** Builds the snapshot and all media with drafts. Returns the number of generated files. @throws ContentError */
export async function buildContent(
  siteUrl: string,
  progress: Progress,
  loaded?: LoadedContent,
): Promise<number> {
  const { makeMedia, warnings, writeSnapshot } = await prepareContent(siteUrl, { loaded, isPreview: true });
  const count = await makeMedia(progress);
  await writeSnapshot();
  for (const warning of warnings) progress.warn(warning);
  return count;
}

/** Resolves names and sizes of media, so that pages can be built before the media. @throws ContentError */
export async function prepareContent(
  siteUrl: string,
  { loaded, isPreview = false }: { loaded?: LoadedContent | undefined; isPreview?: boolean } = {},
) {
  // Editors need the schemas even if the content has problems.
  await writeEditorSchemas();
  const { content: allFiles, warnings } = loaded ?? (await loadContent(paths.content));
  const files = isPreview ? withPreviews(allFiles) : withoutHiddenPages(allFiles, siteUrl);
  const hidden = hiddenPaths(allFiles);
  // A preview of a shared link shows no card of a draft either.
  const shareFiles = { ...files, cards: files.cards.filter(({ link }) => !hidden.includes(link)) };
  const resumes = resumesIn(await listContentFolder(paths.content));
  const media = new MediaBuilder();
  const theme = await resolveTheme(files, media);
  const shareOf = async (page: (typeof FIXED_PAGES)[number]) =>
    [page.path, await fixedPageShare(page, shareFiles, media)] as const;
  const contentWithLinks: Content = {
    siteUrl,
    hasOwnFavicon: existsSync(join(paths.content, "favicon.svg")),
    theme,
    strings: resolveStrings(files.strings, files.profile.lang, theme.typefaces),
    profile: await resolveFields(profileSchema, files.profile, resolvePublic(media)),
    shares: Object.fromEntries(await Promise.all(FIXED_PAGES.map(shareOf))),
    cards: await Promise.all(files.cards.map((card) => resolveCard(card, files, media))),
    caseStudies: await Promise.all(files.caseStudies.map((study) => resolveStudy(study, files, media))),
    pages: await Promise.all(files.pages.map((page) => resolvePage(page, shareFiles, media))),
    redirects: files.redirects.map(encodeRedirect),
    resumes: await Promise.all(resumes.map((path) => resolveResume(path, media))),
  };
  const content = withoutLinks(contentWithLinks, isPreview ? [] : hidden, siteUrl);
  return {
    content,
    warnings: warnings.map(formatProblem),
    publicSources: media.publicSources,
    async writeSnapshot() {
      await buildIcons(files.profile, files.theme.colors.accent ?? files.cards[0]?.bgColor);
      const file = isPreview ? paths.snapshot : paths.builtSnapshot;
      await writeFileAtomically(file, JSON.stringify(content));
    },
    makeMedia: (progress: Progress) => media.build(progress),
    makeFile: (url: string, progress: Progress) => media.generateNow(url, progress),
  };
}

async function resolveFields<S extends z.ZodType, T extends z.output<S>>(
  schema: S,
  content: T,
  resolve: ResolveMedia,
): Promise<Resolved<T>> {
  const resolvedContent = structuredClone(content);
  for (const field of contentFields(schema, resolvedContent)) {
    const { kind, value, parent, key } = field;
    if (isMediaField(field)) parent[key] = await resolve(field);
    else if (kind === "markdown") parent[key] = parseRichText(value);
  }
  // TypeScript cannot infer the result, because this loop uses metadata and the types use brands.
  return resolvedContent as Resolved<T>;
}

export function resolveStrings(strings: ContentFiles["strings"], lang: string, typefaces: string[]): Strings {
  const names = new Intl.ListFormat(lang).format(typefaces);
  const page = { ...strings.page, setIn: strings.page.setIn.replace("{typefaces}", names) };
  return { ...nameEnglishForms(strings), page, lang, ...(directionOf(lang) === "rtl" && { dir: "rtl" }) };
}

/** Adds the language to plural forms without a translation, because each language counts in its own way. */
function nameEnglishForms<T>(strings: T): T {
  const originals = Object.values(english).flatMap((group) => Object.values<unknown>(group));
  return JSON.parse(JSON.stringify(strings), (_key, value) => {
    const isEnglish =
      isRecord(value) && "other" in value && originals.some((forms) => isDeepStrictEqual(forms, value));
    return isEnglish ? { ...value, lang: "en" } : value;
  });
}

function directionOf(lang: string): string | undefined {
  return new Intl.Locale(lang).getTextInfo().direction;
}

async function resolveCard(card: CardFile, { caseStudies }: ContentFiles, media: MediaBuilder) {
  const study = caseStudies.find(({ slug }) => card.link === pagePath(slug));
  return {
    ...(await resolveFields(cardSchema, card, resolvePublic(media))),
    locked: study?.access === "passcode",
    outcome: study?.outcome?.[0],
  };
}

async function resolveStudy(study: StudyFile, files: ContentFiles, media: MediaBuilder) {
  const { slug, access, lang } = study;
  const folder = join(paths.content, "case-studies", slug);
  const fields = await resolveFields(caseStudySchema, study, ({ kind, value, path }) => {
    // A preview shows the media of a draft as if it were published.
    const isPublic = audienceOfField({ access }, path) === "public";
    return media[kind](join(folder, value), isPublic ? null : slug);
  });
  // A share image is a public file.
  const share = access === "invited" ? "" : await studyShare(study, files, media);
  return { ...fields, ...withoutPresentation(fields), slug, dir: lang && directionOf(lang), share };
}

/** Moves the slides and notes out of the sections, so that no page gets the notes with its sections. */
function withoutPresentation({ sections }: { sections: Resolved<SectionFile>[] }) {
  return {
    sections: sections.map(({ slide: _, notes: __, ...section }): Section => section),
    slides: sections.map(({ slide = null }) => slide),
    notes: sections.map(({ notes = "" }) => notes),
  };
}

/** The slug of a study never begins with an underscore, so the folder of the résumés cannot belong to a study. */
async function resolveResume(path: string, media: MediaBuilder): Promise<Resume> {
  const url = await media.document(join(paths.content, path), RESUMES);
  return { name: basename(path), file: basename(url) };
}

async function resolvePage(page: PageFile, files: ContentFiles, media: MediaBuilder) {
  const { slug } = page;
  const fields = await resolveFields(pageSchema, page, resolvePublic(media, join("pages", slug)));
  // A custom page has no slides.
  const { sections } = withoutPresentation(fields);
  return { ...fields, sections, slug, share: await pageShare(page, files, media) };
}

function resolvePublic(media: MediaBuilder, folder = ""): ResolveMedia {
  return ({ kind, value }) => media[kind](join(paths.content, folder, value), null);
}
