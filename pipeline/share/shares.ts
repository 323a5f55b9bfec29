import { existsSync } from "node:fs";
import { join } from "node:path";
import { type FIXED_PAGES, PATHS } from "#app/site-map.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { paths } from "../../files/paths.ts";
import { fingerprint, fingerprintOfFile } from "../media/ledger.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { parseRichText } from "../read/rich-text.ts";
import { customShareImage } from "../read/share-image-file.ts";
import { canDraw } from "./drawn-text.ts";
import { type ShareImage, shareImageLook, writeCustomImage, writeShareImage } from "./share-image.ts";

export function fixedPageShare(
  { path, title, folder }: (typeof FIXED_PAGES)[number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const { name } = files.profile;
  const tagline = plainText(parseRichText(files.profile.tagline));
  const texts =
    path === PATHS.home
      ? { title: name, text: tagline }
      : { title: title(files.strings), text: `${name}. ${tagline}` };
  return addShare(folder, { ...texts, pictures: firstCards(files) }, files, media);
}

export function pageShare(
  { slug, title, description }: ContentFiles["pages"][number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const share = { title, text: description, pictures: firstCards(files) };
  return addShare(join("pages", slug), share, files, media);
}

/** Uses only fields of the study that everyone can see. */
export function studyShare(
  { slug, hero: { title, bgColor, imgLink } }: ContentFiles["caseStudies"][number],
  files: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const folder = join("case-studies", slug);
  const pictures = imgLink ? [{ images: [join(paths.content, folder, imgLink)] }] : [];
  return addShare(folder, { title, text: files.profile.name, color: bgColor, pictures }, files, media);
}

function firstCards({ cards }: ContentFiles): ShareImage["pictures"] {
  return cards.slice(0, 4).map(({ bgColor, bgimage, image }) => ({
    color: bgColor,
    images: [bgimage, image].flatMap((name) => (name ? [join(paths.content, name)] : [])),
  }));
}

/** Adds the owner's share image if the folder contains one, or draws a share image. Returns its path. */
async function addShare(
  name: string,
  share: ShareImage,
  { theme }: ContentFiles,
  media: MediaBuilder,
): Promise<string> {
  const folder = join(paths.content, name);
  const customImage = customShareImage(folder, existsSync);
  if (customImage) {
    const share = { page: folder, hash: await fingerprintOfFile(customImage), sources: [customImage] };
    return media.shareImage(share, (file) => writeCustomImage(customImage, file));
  }
  const look = await shareImageLook(theme);
  const images = share.pictures.flatMap((picture) => picture.images);
  const hashes = await Promise.all(images.map(fingerprintOfFile));
  const hash = fingerprint(JSON.stringify(share), look.key, ...hashes);
  return media.shareImage({ page: folder, hash, sources: images }, async (file, { warn }) => {
    for (const text of [share.title, share.text]) {
      if (!canDraw(text, look.fonts))
        warn(
          `${folder}: the typeface lacks characters of "${text}", which are missing from the share image. To replace the image, add a share.png.`,
        );
    }
    await writeShareImage(share, look, file);
  });
}
