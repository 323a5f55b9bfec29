import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { ADDRESSES, type FIXED_PAGES } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { ownShare } from "../check/own-images.ts";
import { fingerprint } from "../media/ledger.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import {
  type HomeShare,
  type StudyShare,
  writeHomeShare,
  writeOwnShare,
  writeStudyShare,
} from "./share-image.ts";
import { type ShareLook, shareLook } from "./share-look.ts";

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
  return shareWithCards(join(paths.content, folder), texts, files, media);
}

export function pageShare(
  { slug, title, description }: ContentFiles["pages"][number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const texts = { name: title, tagline: description };
  return shareWithCards(join(paths.content, "pages", slug), texts, files, media);
}

function shareWithCards(
  folder: string,
  texts: Pick<HomeShare, "name" | "tagline">,
  { cards, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const share: HomeShare = {
    ...texts,
    cards: cards.slice(0, 4).map(({ bgColor, bgimage, image }) => ({
      color: bgColor,
      images: [bgimage, image].flatMap((name) => (name ? [join(paths.content, name)] : [])),
    })),
  };
  const images = share.cards.flatMap((card) => card.images);
  return addShare(
    { folder, share, images, theme, draw: (look, file) => writeHomeShare(share, look, file) },
    media,
  );
}

/** Uses only fields that a locked study shows to everyone. */
export function studyShare(
  { slug, hero }: ContentFiles["caseStudies"][number],
  { profile: { name }, theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const folder = join(paths.content, "case-studies", slug);
  const image = hero.imgLink && join(folder, hero.imgLink);
  const share: StudyShare = { name, title: hero.title, color: hero.bgColor, image };
  const draw: Draw = (look, file) => writeStudyShare(share, look, file);
  return addShare({ folder, share, images: image ? [image] : [], theme, draw }, media);
}

type Draw = (look: ShareLook, file: string) => Promise<string[]>;

interface Request {
  folder: string;
  share: HomeShare | StudyShare;
  /** Paths of all images in `share`. */
  images: string[];
  theme: ThemeFile;
  draw: Draw;
}

/** Adds the owner's share image, or draws one, and returns its address. */
async function addShare(
  { folder, share, images, theme, draw }: Request,
  media: MediaBuilder,
): Promise<string> {
  const source = join(folder, "share.jpg");
  const own = ownShare(folder);
  if (own)
    return media.generated(source, fingerprint(await readFile(own)), (file) => writeOwnShare(own, file));
  const look = await shareLook(theme);
  const bytes = await Promise.all(images.map((path) => readFile(path)));
  const hash = fingerprint(DRAWING_VERSION, JSON.stringify(share), look.key, ...bytes);
  return media.generated(source, hash, async (file, progress) => {
    for (const text of await draw(look, file)) {
      progress.warn(
        `${folder}: the typeface lacks characters of "${text}", which are missing from the share image. To replace it, add a share.png.`,
      );
    }
  });
}
