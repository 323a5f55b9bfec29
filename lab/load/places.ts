import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockedSentences } from "../../tests/helpers/addresses.ts";
import { lockedStudies, pathOf, publicPaths } from "../../tests/helpers/content.ts";
import { built } from "../../tests/helpers/site/built.ts";

export interface Place {
  target: string;
  bytes: Buffer;
}

export interface PublicPage {
  page: Place;
  files: Place[];
}

export interface LockedStudy {
  target: string;
  sentences: string[];
  pictures: Place[];
  films: Place[];
}

/** For a visitor who does not scroll to the end. */
const PICTURES = 3;
/** Few, so that looking for them does not take the time of whoever measures. */
const SENTENCES = 5;

export function readPlaces(): { open: PublicPage[]; locked: LockedStudy[] } {
  return {
    open: publicPaths.map(readPublicPage),
    locked: lockedStudies.map((study) => ({
      target: pathOf(study),
      sentences: lockedSentences(study).slice(0, SENTENCES),
      pictures: readLockedFiles(study.slug, ".avif").slice(0, PICTURES),
      films: readLockedFiles(study.slug, ".mp4"),
    })),
  };
}

function readPublicPage(target: string): PublicPage {
  const bytes = readFileSync(join(built.client, target, "index.html"));
  const html = bytes.toString();
  if (!/<h1[^>]*>[^<]/.test(html)) throw new Error(`${target} has no heading.`);
  const fonts = Array.from(
    html.matchAll(/<link rel="preload"[^>]* href="([^"]+\.woff2)"/g),
    ([, font = ""]) => font,
  );
  if (fonts.length === 0) throw new Error(`${target} preloads no font.`);
  const pictures = html.match(/\/media\/[\w.-]+\.avif/g) ?? [];
  // One of each: the widest, which srcset names last.
  const widest = new Map(pictures.map((address) => [address.replace(/-\d+\.avif$/, ""), address]));
  const files = [...fonts, ...Array.from(widest.values()).slice(0, PICTURES)];
  return { page: { target, bytes }, files: files.map(readPublicFile) };
}

function readPublicFile(target: string): Place {
  const media = /^\/media(\/.*)/.exec(target)?.[1];
  return { target, bytes: readFileSync(media ? join(built.publicMedia, media) : join(built.client, target)) };
}

function readLockedFiles(slug: string, ending: string): Place[] {
  const folder = join(built.lockedMedia, slug);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => ({
    target: `/locked/${slug}/${name}`,
    bytes: readFileSync(join(folder, name)),
  }));
}
