import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { ADDRESSES, type FIXED_PAGES } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { ownShare } from "../check/own-images.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import { fingerprint } from "../media/picture-ledger.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { type DrawnLook, drawnLook } from "../theme/theme.ts";
import {
  type HomeShare,
  type StudyShare,
  writeHomeShare,
  writeOwnShare,
  writeStudyShare,
} from "./share-picture.ts";

/** Change it with the drawing, so that nothing old is reused. */
const DRAWING_VERSION = "1";

/** Draws the cards beside the owner's name, or beside the page's title on pages other than home. */
export function fixedPageShare(
  { address, title, folder }: (typeof FIXED_PAGES)[number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const { name, tagline } = files.profile;
  const words =
    address === ADDRESSES.home
      ? { name, tagline }
      : { name: title(files.strings), tagline: `${name}. ${tagline}` };
  return shareWithCards(join(paths.content, folder), words, files, media);
}

/** Of a page of the owner's own. */
export function pageShare(
  { slug, title, description }: ContentFiles["pages"][number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  return shareWithCards(
    join(paths.content, "pages", slug),
    { name: title, tagline: description },
    files,
    media,
  );
}

function shareWithCards(
  folder: string,
  words: Pick<HomeShare, "name" | "tagline">,
  { cards, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const share: HomeShare = {
    ...words,
    cards: cards.slice(0, 4).map(({ bgColor, bgimage, image }) => ({
      color: bgColor,
      pictures: [bgimage, image].flatMap((name) => (name ? [join(paths.content, name)] : [])),
    })),
  };
  const pictures = share.cards.flatMap((card) => card.pictures);
  return ownOr(folder, media, { share, theme }, pictures, (look, file) => writeHomeShare(share, look, file));
}

/** Only from what a locked page, too, shows to everyone. */
export function studyShare(
  { slug, hero }: ContentFiles["caseStudies"][number],
  { profile: { name }, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const folder = join(paths.content, "case-studies", slug);
  const picture = hero.imgLink && join(folder, hero.imgLink);
  const share: StudyShare = { name, title: hero.title, color: hero.bgColor, picture };
  return ownOr(folder, media, { share, theme }, picture ? [picture] : [], (look, file) =>
    writeStudyShare(share, look, file),
  );
}

async function ownOr(
  folder: string,
  media: MediaBuilder,
  { share, theme }: { share: HomeShare | StudyShare; theme: ThemeFile },
  pictures: string[],
  draw: (look: DrawnLook, file: string) => Promise<string[]>,
): Promise<string> {
  const source = join(folder, "share.jpg");
  const own = ownShare(folder);
  if (own)
    return media.generated(source, fingerprint(await readFile(own)), (file) => writeOwnShare(own, file));
  const bytes = await Promise.all(pictures.map((path) => readFile(path)));
  const look = await drawnLook(theme);
  const hash = fingerprint(DRAWING_VERSION, JSON.stringify(share), look.key, ...bytes);
  return media.generated(source, hash, async (file, progress) => {
    for (const text of await draw(look, file)) {
      progress.warn(
        `${folder}: the share picture leaves out letters of "${text}", which its typeface does not have. Put a share.png of your own there.`,
      );
    }
  });
}
