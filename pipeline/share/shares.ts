import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../paths.ts";
import { ownShare } from "../checks/check-unnamed-files.ts";
import type { ContentFiles } from "../load-content.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import { fingerprint } from "../media/picture-ledger.ts";
import {
  type HomeShare,
  type StudyShare,
  writeHomeShare,
  writeOwnShare,
  writeStudyShare,
} from "./share-picture.ts";

/** Change it with the drawing, so that nothing old is reused. */
const DRAWING_VERSION = "1";

export function homeShare(files: ContentFiles, media: MediaBuilder): Promise<string> {
  const { name, tagline } = files.profile;
  return shareWithCards(paths.content, { name, tagline }, files, media);
}

/** Drawn as the home page's is. Its folder need not be there. */
export function briefShare(files: ContentFiles, media: MediaBuilder): Promise<string> {
  const { name, tagline } = files.profile;
  const words = { name: files.words.brief.title, tagline: `${name}. ${tagline}` };
  return shareWithCards(join(paths.content, "brief"), words, files, media);
}

function shareWithCards(
  folder: string,
  words: Pick<HomeShare, "name" | "tagline">,
  { cards }: ContentFiles,
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
  return ownOr(folder, media, share, pictures, (file) => writeHomeShare(share, file));
}

/** Only from what a locked page, too, shows to everyone. */
export function studyShare(
  { slug, hero }: ContentFiles["caseStudies"][number],
  name: string,
  media: MediaBuilder,
): Promise<string> {
  const folder = join(paths.content, "case-studies", slug);
  const picture = hero.imgLink && join(folder, hero.imgLink);
  const share: StudyShare = { name, title: hero.title, color: hero.bgColor, picture };
  return ownOr(folder, media, share, picture ? [picture] : [], (file) => writeStudyShare(share, file));
}

async function ownOr(
  folder: string,
  media: MediaBuilder,
  share: HomeShare | StudyShare,
  pictures: string[],
  draw: (file: string) => Promise<string[]>,
): Promise<string> {
  const own = ownShare(folder);
  if (own) return media.share(folder, fingerprint(await readFile(own)), (file) => writeOwnShare(own, file));
  const bytes = await Promise.all(pictures.map((path) => readFile(path)));
  const hash = fingerprint(DRAWING_VERSION, JSON.stringify(share), ...bytes);
  return media.share(folder, hash, async (file, progress) => {
    for (const text of await draw(file)) {
      progress.note(
        `${folder}: the share picture leaves out letters of "${text}", which its typeface does not have. Put a share.png of your own there.`,
      );
    }
  });
}
