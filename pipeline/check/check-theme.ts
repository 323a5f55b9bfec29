import { themeSchema } from "#app/content/theme-schema.ts";
import type { FindFile } from "../../files/read-once.ts";
import { isRecord } from "../read/content-fields.ts";
import type { ContentFiles } from "../read/content-files.ts";
import type { Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import { solvePalette } from "../theme/palette.ts";
import { publicTexts } from "../theme/public-texts.ts";
import { COMMON_CHARACTERS, DEFAULT_FONTS, themeFonts, unusedFiles } from "../theme/theme.ts";
import { isPackage, lettersIn, missingLetters, openTypeface, TypefaceError } from "../theme/typeface.ts";
import type { Finding, Site } from "./site.ts";

const FONT_ROLES = ["display", "text"] as const;
/** The build warns if the common characters need more bytes, because the owner cannot avoid the letters of a language. */
const FONT_BUDGET = 32_000;

export async function checkTheme(data: unknown, { findFile }: Site): Promise<Finding[]> {
  const { colors, fonts } = isRecord(data) ? data : {};
  const palette = themeSchema.shape.colors.safeParse(colors).data;
  const typefaces = themeSchema.shape.fonts.safeParse(fonts).data;
  const textProblem = palette && solvePalette(palette).textProblem;
  const findings: Finding[] = textProblem ? [[["colors", "text"], textProblem]] : [];
  for (const role of FONT_ROLES) {
    const value = typefaces?.[role];
    const error = value && (await openTypeface(value, findFile).catch((reason: unknown) => reason));
    if (error instanceof TypefaceError) findings.push([["fonts", role], error.message]);
    else if (error instanceof Error) throw error;
  }
  return findings;
}

/** Warns about adjusted colors, missing characters, unused files, licenses and heavy fonts. */
export async function themeWarnings(
  file: YamlFile,
  content: ContentFiles,
  findFile: FindFile,
): Promise<Problem[]> {
  const { colors, fonts } = content.theme;
  const publicLetters = lettersIn(publicTexts(content).all.join(" "));
  const warnings = solvePalette(colors).warnings.map(([field, message]) =>
    file.problemAt(["colors", field], message),
  );
  for (const role of FONT_ROLES) {
    const typeface = await openTypeface(fonts[role] ?? DEFAULT_FONTS[role], findFile);
    const addWarning = (message: string) =>
      warnings.push(file.problemAt(["fonts", role], `${typeface.family} ${message}`));
    const letters = missingLetters(typeface, publicLetters);
    if (letters.length > 0)
      addWarning(
        `lacks the characters ${letters.slice(0, 8).join(" ")}: pages show them in another typeface`,
      );
    if (!fonts[role]) continue;
    const unusedNames = unusedFiles(typeface, role).map(({ name }) => name);
    if (unusedNames.length > 0 && !isPackage(fonts[role]))
      addWarning(`does not need ${unusedNames.join(", ")}: remove unused weights and italics from the list`);
    if (!typeface.mayEmbed) addWarning("does not allow embedding: check that your license covers websites");
  }
  const weight = await weightWarning(content, findFile);
  const heavyRole = fonts.display ? "display" : "text";
  return weight ? [...warnings, file.problemAt(["fonts", heavyRole], weight)] : warnings;
}

async function weightWarning(content: ContentFiles, findFile: FindFile): Promise<string | null> {
  const { fonts } = content.theme;
  if (!fonts.display && !fonts.displayWeight && !fonts.text) return null;
  const { display, text } = await themeFonts(content, findFile, async () => "", COMMON_CHARACTERS);
  const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const [titles, texts] = [inKilobytes(display.bytes), inKilobytes(text.bytes)];
  return display.bytes + text.bytes > FONT_BUDGET
    ? `every page waits for at least ${titles} of fonts for titles and ${texts} for texts: more than 32 kB together is slow on a phone`
    : null;
}
