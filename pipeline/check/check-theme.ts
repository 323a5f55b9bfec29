import { themeSchema } from "#app/content/theme-schema.ts";
import { isRecord } from "../read/content-fields.ts";
import type { ContentFiles } from "../read/load-content.ts";
import type { Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import { ineffectiveValues } from "../theme/ineffective-values.ts";
import { solvePalette } from "../theme/palette.ts";
import { publicTexts } from "../theme/public-texts.ts";
import { openTypeface, TypefaceError } from "../theme/typeface.ts";

const FACES = ["display", "text"] as const;
/** Of all letters, how many a typeface may lack before it is not one of her language. */
const MOST_LACKING = 0.01;

/** Colours that cannot be read, and typefaces that cannot be opened. Works on unchecked data, as checkMedia does. */
export async function checkTheme({ data, problemAt }: YamlFile, root: string): Promise<Problem[]> {
  const { colors, fonts } = themeSchema.shape;
  const written = isRecord(data) ? data : {};
  const { data: known } = colors.safeParse(written.colors);
  const { data: faces } = fonts.safeParse(written.fonts);
  const problems = known ? solvePalette(known).problems : [];
  const told = problems.map(({ field, message }) => problemAt(["colors", field], message));
  for (const face of FACES) {
    const error = faces?.[face] && (await openTypeface(faces[face], root).catch((error: unknown) => error));
    if (error instanceof TypefaceError) told.push(problemAt(["fonts", face], error.message));
    else if (error instanceof Error) throw error;
  }
  return told;
}

/** A typeface without the letters of her language; and of all else she should know of her theme, notes. */
export async function checkLook({ problemAt }: YamlFile, content: ContentFiles, root: string) {
  const { colors, fonts } = content.theme;
  const letters = publicTexts(content).all.flatMap((text) => text.normalize("NFC").match(/\p{L}/gu) ?? []);
  const problems: Problem[] = [];
  const notes = solvePalette(colors).moved.map((message) => problemAt(["colors", "accent"], message));
  notes.push(...ineffectiveValues(content.theme).map(({ path, message }) => problemAt(path, message)));
  for (const face of FACES) {
    const value = fonts[face];
    if (!value) continue;
    const { family, files, mayEmbed } = await openTypeface(value, root);
    const lacking = letters.filter(
      (letter) => !files.some((file) => file.letters.has(letter.codePointAt(0) ?? 0)),
    );
    const each = [...new Set(lacking)].slice(0, 8).join(" ");
    const tell = (message: string) => problemAt(["fonts", face], `${family} ${message}`);
    if (lacking.length > MOST_LACKING * letters.length)
      problems.push(tell(`has no ${each}: choose a typeface of your language`));
    else if (lacking.length > 0) notes.push(tell(`has no ${each}: another typeface shows them`));
    if (!mayEmbed)
      notes.push(tell("says that it may not be embedded: look whether your licence is one for the web"));
  }
  return { problems, notes };
}
