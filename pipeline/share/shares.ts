import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { ADDRESSES, type FIXED_PAGES } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { ownShare } from "../check/unnamed-images.ts";
import { fingerprint } from "../media/ledger.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import {
  type HomeShare,
  type StudyShare,
  shareLook,
  writeHomeShare,
  writeOwnShare,
  writeStudyShare,
} from "./share-image.ts";

/** Raise it with each change of the drawing, so that no older file is reused. */
const DRAWING_VERSION = "1";

/** Shows the owner's name on the home page's share image, and the page's title on the others. */
export function fixedPageShare(
  { address, title, folder }: (typeof FIXED_PAGES)[number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const { name, tagline } = files.profile;
  const texts =
    address === ADDRESSES.home
      ? { name, tagline }
      : { name: title(files.strings), tagline: `${name}. ${tagline}` };
  return shareWithCards(folder, texts, files, media);
}

export function pageShare(
  { slug, title, description }: ContentFiles["pages"][number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  return shareWithCards(join("pages", slug), { name: title, tagline: description }, files, media);
}

function shareWithCards(
  folder: string,
  texts: Pick<HomeShare, "name" | "tagline">,
  { cards, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const shown = cards.slice(0, 4).map(({ bgColor, bgimage, image }) => ({
    color: bgColor,
    images: [bgimage, image].flatMap((name) => (name ? [join(paths.content, name)] : [])),
  }));
  const images = shown.flatMap((card) => card.images);
  return addShare(folder, { ...texts, cards: shown }, images, theme, media);
}

/** Uses only fields that a locked study shows to everyone. */
export function studyShare(
  { slug, hero }: ContentFiles["caseStudies"][number],
  { profile, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const folder = join("case-studies", slug);
  const image = hero.imgLink && join(paths.content, folder, hero.imgLink);
  const share = { name: profile.name, title: hero.title, color: hero.bgColor, image };
  return addShare(folder, share, image ? [image] : [], theme, media);
}

/** Adds the owner's share image of a folder in content/, or draws one, and returns its address. */
async function addShare(
  name: string,
  share: HomeShare | StudyShare,
  images: string[],
  theme: ThemeFile,
  media: MediaBuilder,
): Promise<string> {
  const folder = join(paths.content, name);
  const source = join(folder, "share.jpg");
  const own = ownShare(folder);
  if (own)
    return media.generated(source, fingerprint(await readFile(own)), (file) => writeOwnShare(own, file));
  const look = await shareLook(theme);
  const bytes = await Promise.all(images.map((path) => readFile(path)));
  const hash = fingerprint(DRAWING_VERSION, JSON.stringify(share), look.key, ...bytes);
  return media.generated(source, hash, async (file, progress) => {
    const write = "cards" in share ? writeHomeShare(share, look, file) : writeStudyShare(share, look, file);
    for (const text of await write) {
      progress.warn(
        `${folder}: the typeface lacks characters of "${text}", which are missing from the share image. To replace it, add a share.png.`,
      );
    }
  });
}
