import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SectionFile } from "#app/content/schema.ts";
import type { Card, CaseStudy, Content, Hero, Profile, Section } from "#app/content/types.ts";
import { type ContentFiles, loadContent } from "./load-content.ts";
import { type Audience, MediaBuilder } from "./media-builder.ts";
import { paths } from "./paths.ts";

type StudyFile = ContentFiles["caseStudies"][number];

const everyone: Audience = { kind: "public" };

/**
 * Checks content/, makes its media, and writes .content/content.json, from which the site is rendered.
 * @param siteUrl origin of the published site
 * @returns how many media files had to be made
 * @throws ContentError with all mistakes at once
 */
export async function buildContent(siteUrl: string): Promise<number> {
  const files = await loadContent(paths.content);
  const media = await MediaBuilder.open();
  const content: Content = {
    siteUrl,
    profile: await buildProfile(files, media),
    cards: await inTurn(files.cards, (card) => buildCard(card, files, media)),
    caseStudies: await inTurn(files.caseStudies, (study) => buildStudy(study, media)),
  };
  await media.finish();
  await mkdir(dirname(paths.snapshot), { recursive: true });
  await writeFile(`${paths.snapshot}.part`, JSON.stringify(content));
  await rename(`${paths.snapshot}.part`, paths.snapshot);
  return media.written;
}

async function buildProfile({ profile }: ContentFiles, media: MediaBuilder): Promise<Profile> {
  const { imgLink, alt, ...blurb } = profile.blurb;
  return {
    ...profile,
    blurb: { ...blurb, imgLink: await media.picture(join(paths.content, imgLink), alt, everyone) },
    share: await media.share(join(paths.content, "share.png")),
  };
}

async function buildCard(
  { image, bgimage, alt, ...card }: ContentFiles["cards"][number],
  { caseStudies }: ContentFiles,
  media: MediaBuilder,
): Promise<Card> {
  const study = caseStudies.find(({ slug }) => card.link === `/${slug}`);
  return {
    ...card,
    locked: study?.access === "passcode",
    image: await media.picture(join(paths.content, image), alt, everyone),
    bgimage: bgimage ? await media.picture(join(paths.content, bgimage), "", everyone) : null,
  };
}

async function buildStudy(study: StudyFile, media: MediaBuilder): Promise<CaseStudy> {
  const { slug, access, sections } = study;
  const folder = join(paths.content, "case-studies", slug);
  const readers: Audience = access === "public" ? everyone : { kind: "locked", slug };
  return {
    ...study,
    hero: (await buildPictures(study.hero, folder, everyone, media)) as Hero,
    sections: await inTurn(sections, (section) => buildSection(section, folder, readers, media)),
    share: await media.share(join(folder, "share.png")),
  };
}

async function buildSection(
  section: SectionFile,
  folder: string,
  readers: Audience,
  media: MediaBuilder,
): Promise<Section> {
  if (section.type !== "textVideo") return (await buildPictures(section, folder, readers, media)) as Section;
  const { videoLink, poster = "", alt = "", ...rest } = section;
  return {
    ...rest,
    videoLink: videoLink
      ? await media.video(join(folder, videoLink), join(folder, poster), alt, readers)
      : null,
  };
}

async function buildPictures<T extends { imgLink: string | null; alt?: string | undefined }>(
  { imgLink, alt = "", ...rest }: T,
  folder: string,
  readers: Audience,
  media: MediaBuilder,
) {
  return { ...rest, imgLink: imgLink ? await media.picture(join(folder, imgLink), alt, readers) : null };
}

/** One after another: every picture already uses all cores. */
async function inTurn<T, R>(items: T[], build: (item: T) => Promise<R>): Promise<R[]> {
  const built: R[] = [];
  for (const item of items) built.push(await build(item));
  return built;
}
