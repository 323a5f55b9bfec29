import { readdirSync } from "node:fs";
import { join } from "node:path";
import { lockedTexts } from "../content/locked-texts.ts";
import { locked, open, pathOf, type Study } from "../content/studies.ts";
import { buildPaths } from "./built.ts";

const videoName = readdirSync(join(buildPaths.lockedMedia, locked.slug)).find((name) =>
  name.endsWith(".mp4"),
);

export const LOCKED_PAGE = pathOf(locked);
export const LOCKED_VIDEO = `/locked/${locked.slug}/${videoName}`;
export const PUBLIC_PAGE = pathOf(open);
export const LOCKED_SENTENCE = lockedSentences(locked)[0] ?? "";

/** Omits sentences with characters that HTML escapes. */
export function lockedSentences(study: Study): string[] {
  return lockedTexts([study]).filter((text) => /^[\w ,.-]+$/.test(text));
}
