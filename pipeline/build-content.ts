import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { studyAddress } from "#app/addresses.ts";
import { cardSchema, caseStudySchema, profileSchema } from "#app/content/schema.ts";
import type { Card, CaseStudy, Content, Profile } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { isForEveryone } from "./checks/for-everyone.ts";
import { asRequested } from "./checks/redirects.ts";
import { ContentError, type ContentFiles, loadContent } from "./load-content.ts";
import { type Audience, MediaBuilder } from "./media/media-builder.ts";
import { type Progress, silent } from "./media/progress.ts";
import { type Show, showMedia } from "./media/show-media.ts";
import { buildIcons } from "./share/icons.ts";
import { checkShares, homeShare, studyShare } from "./share/shares.ts";
import { writeAtomically } from "./write-atomically.ts";

type CardFile = ContentFiles["cards"][number];
type StudyFile = ContentFiles["caseStudies"][number];

const everyone: Audience = { kind: "public" };

/** Gives how many media files had to be made. @throws ContentError with all mistakes at once */
export async function buildContent(siteUrl: string, progress: Progress = silent): Promise<number> {
  const files = await loadContent(paths.content);
  const problems = await checkShares(files);
  if (problems.length > 0) throw new ContentError(problems);
  const media = await MediaBuilder.open();
  const content: Content = {
    siteUrl,
    strings: { ...files.words, lang: files.profile.lang },
    profile: await buildProfile(files, media),
    cards: await inTurn(files.cards, (card) => buildCard(card, files, media)),
    caseStudies: await inTurn(files.caseStudies, (study) => buildStudy(study, files, media)),
    redirects: files.redirects.map(({ from, to }) => ({ from: asRequested(from), to })),
  };
  await media.finish(progress);
  await buildIcons(files.profile, files.cards[0]?.bgColor);
  await writeAtomically(paths.snapshot, (file) => writeFile(file, JSON.stringify(content)));
  return media.written;
}

async function buildProfile(files: ContentFiles, media: MediaBuilder): Promise<Profile> {
  return {
    ...(await showMedia(profileSchema, files.profile, showToEveryone(media))),
    share: await homeShare(files, media),
  };
}

async function buildCard(card: CardFile, { caseStudies }: ContentFiles, media: MediaBuilder): Promise<Card> {
  const study = caseStudies.find(({ slug }) => card.link === studyAddress(slug));
  return {
    ...(await showMedia(cardSchema, card, showToEveryone(media))),
    locked: study?.access === "passcode",
  };
}

async function buildStudy(
  study: StudyFile,
  { profile }: ContentFiles,
  media: MediaBuilder,
): Promise<CaseStudy> {
  const { slug, access } = study;
  const folder = join(paths.content, "case-studies", slug);
  const readers: Audience = { kind: "locked", slug };
  const show: Show = ({ kind, value, path }) =>
    media[kind](join(folder, value), isForEveryone(access, path) ? everyone : readers);
  return {
    ...(await showMedia(caseStudySchema, study, show)),
    slug,
    share: await studyShare(study, profile.name, media),
  };
}

function showToEveryone(media: MediaBuilder): Show {
  return ({ kind, value }) => media[kind](join(paths.content, value), everyone);
}

/** One after another: every picture already uses all cores. */
async function inTurn<T, R>(items: T[], build: (item: T) => Promise<R>): Promise<R[]> {
  const built: R[] = [];
  for (const item of items) built.push(await build(item));
  return built;
}
