import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { filesIn } from "../../../files/read-once.ts";
import { DEFAULT_FONTS } from "../../../pipeline/theme/theme.ts";
import {
  lettersIn,
  missingLetters,
  openTypeface,
  type Typeface,
  uprightFilesIn,
} from "../../../pipeline/theme/typeface.ts";
import { CLIENT_FOLDER } from "../../install.ts";
import { dataAt } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { slugOf } from "../../shared/slug.ts";
import {
  FONT_ROLES,
  type FontRole,
  TYPEFACE_PAIRS,
  type TypefacePair,
  typefaceName,
} from "../../shared/typeface-pairs.ts";

/** Returns the folder of a package that the studio installs, or null. */
export function packageFolder(name: string): string | null {
  const scopes = ["@fontsource-variable", "@fontsource"];
  const folders = scopes.map((scope) => join(CLIENT_FOLDER, "node_modules", scope, name));
  return folders.find((folder) => existsSync(folder)) ?? null;
}

/** Opens the typeface in the folder of a Fontsource package. */
export async function openFolder(folder: string): Promise<Typeface> {
  const files = join(folder, "files");
  return openTypeface(await uprightFilesIn(files), filesIn(files));
}

/** @throws Refusal if the studio's packages are older than the studio */
export function packageOf(family: string): string {
  const folder = packageFolder(slugOf(family));
  if (!folder) throw new Refusal(404, `The typeface “${family}” is not installed. Start the studio again.`);
  return folder;
}

/**
 * Returns a pair of typefaces with the letters that the site lacks, or null. Prefers the current pair: the site can lack
 * some of its files, because the studio copied only the files for earlier texts. @param theme the values of theme.yaml
 */
export async function suitablePair(content: Content, theme: unknown): Promise<string | null> {
  const { profile, cards, caseStudies, pages, strings } = content;
  const letters = lettersIn(JSON.stringify([profile, cards, caseStudies, pages, strings]));
  const fontsOf = (role: FontRole) =>
    (dataAt(theme, ["fonts", role]) ?? DEFAULT_FONTS[role]) as string | string[];
  const typefaces = FONT_ROLES.map((role) => openTypeface(fontsOf(role), filesIn(paths.content)));
  const missing = (await Promise.all(typefaces).catch(() => [])).flatMap((typeface) =>
    missingLetters(typeface, letters),
  );
  if (missing.length === 0) return null;
  const isCurrent = (pair: TypefacePair) =>
    FONT_ROLES.every((role) => typefaceName(fontsOf(role)) === pair[role]);
  const pairs = TYPEFACE_PAIRS.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
  for (const { display, text } of pairs) {
    const folders = [display, text].map((family) => packageFolder(slugOf(family)));
    const typefaces = await Promise.all(folders.map((folder) => folder && openFolder(folder)));
    if (typefaces.every((typeface) => typeface && missingLetters(typeface, missing).length === 0))
      return display;
  }
  return null;
}
