import { themeSchema } from "#app/content/theme-schema.ts";
import type { FindFile } from "../../files/read-once.ts";
import { isRecord } from "../read/content-fields.ts";
import type { ContentFiles } from "../read/content-files.ts";
import type { Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import { solvePalette } from "../theme/palette.ts";
import { publicTexts } from "../theme/public-texts.ts";
import { themeFonts } from "../theme/theme.ts";
import { openTypeface, TypefaceError } from "../theme/typeface.ts";
import { PRELOAD_BUDGET } from "../theme/webfonts.ts";
import type { Finding, Site } from "./site.ts";

const FONT_ROLES = ["display", "text"] as const;

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

/** Warns about adjusted colors, missing characters, licenses and heavy fonts. */
export async function themeWarnings(
  file: YamlFile,
  content: ContentFiles,
  findFile: FindFile,
): Promise<Problem[]> {
  const { colors, fonts } = content.theme;
  const publicLetters = publicTexts(content).all.flatMap(
    (text) => text.normalize("NFC").match(/\p{L}/gu) ?? [],
  );
  const warnings = solvePalette(colors).warnings.map(([field, message]) =>
    file.problemAt(["colors", field], message),
  );
  for (const role of FONT_ROLES) {
    const value = fonts[role];
    if (!value) continue;
    const { family, files, mayEmbed } = await openTypeface(value, findFile);
    const missingLetters = [...new Set(publicLetters)].filter(
      (letter) => !files.some((file) => file.characters.has(letter.codePointAt(0) ?? 0)),
    );
    const addWarning = (message: string) =>
      warnings.push(file.problemAt(["fonts", role], `${family} ${message}`));
    if (missingLetters.length > 0)
      addWarning(
        `lacks the characters ${missingLetters.slice(0, 8).join(" ")}: pages show them in another typeface`,
      );
    if (!mayEmbed) addWarning("does not allow embedding: check that your license covers websites");
  }
  const weight = await weightWarning(content, findFile);
  const heavyRole = fonts.display ? "display" : "text";
  return weight ? [...warnings, file.problemAt(["fonts", heavyRole], weight)] : warnings;
}

async function weightWarning(content: ContentFiles, findFile: FindFile): Promise<string | null> {
  const { fonts } = content.theme;
  if (!fonts.display && !fonts.displayWeight && !fonts.text) return null;
  const { display, text } = await themeFonts(content, findFile, async () => "");
  const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const [titles, texts] = [inKilobytes(display.preloadBytes), inKilobytes(text.preloadBytes)];
  return display.preloadBytes + text.preloadBytes > PRELOAD_BUDGET
    ? `every page waits for ${titles} of fonts for titles and ${texts} for texts: more than 30 kB together is slow on a phone`
    : null;
}
