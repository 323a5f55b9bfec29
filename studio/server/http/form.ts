import { z } from "zod";
import { CARD_TYPES } from "#app/content/schema.ts";
import { themeSchema } from "#app/content/theme-schema.ts";
import type { Content } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { solvePalette } from "../../../pipeline/theme/palette.ts";
import { DEFAULT_FONTS } from "../../../pipeline/theme/theme.ts";
import { parsePath } from "../../shared/field-path.ts";
import { TYPEFACE_PAIRS } from "../../shared/typeface-pairs.ts";
import { parseData } from "../content/yaml/set-value.ts";
import { currentTheme } from "../edits/change-look.ts";
import { requireSchema, type StudioParts, textOf } from "../edits/changes.ts";
import { companyResumes } from "../edits/company-resumes.ts";
import { ownerMessage } from "../edits/owner-message.ts";
import { explainTexts, type JsonSchema } from "../edits/plural-forms.ts";
import { siteImagesOf } from "../edits/site-images.ts";
import { suitablePair } from "../edits/typeface-packages.ts";
import { contentFiles } from "../page/markers.ts";

const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

/** Contains all languages with a code of two letters. A label contains the language's own name and the English name. */
const LANGUAGES = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).flatMap((value) => {
  const nameIn = (lang: string) =>
    new Intl.DisplayNames(lang, { type: "language", fallback: "none" }).of(value);
  const isOld = Intl.getCanonicalLocales(value)[0] !== value;
  const names = isOld || !nameIn("en") ? [] : [nameIn(value), nameIn("en")];
  return names.length > 0 ? { value, label: [...new Set(names)].join(" · ") } : [];
});

/** Returns a file's schema and data, and hints for its fields, keyed by paths such as "cards.0.image". */
export async function formOf({ store, live }: StudioParts, file: string) {
  const { text } = await textOf(store, file);
  const schema = requireSchema(file);
  const data: unknown = text === null ? null : parseData(text);
  const warnings = live.warnings.filter((warning) => warning.file.endsWith(`/${file}`));
  const jsonSchema = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
  const { profile, caseStudies, pages } = live.content;
  const addresses = [
    ...caseStudies.map(({ slug, hero }) => ({ value: pagePath(slug), label: hero.title })),
    ...pages.map(({ slug, title }) => ({ value: pagePath(slug), label: title })),
  ];
  return {
    file,
    schema: file === "interface.yaml" ? explainTexts(jsonSchema, live.content.strings.lang) : jsonSchema,
    data,
    shown:
      file === "theme.yaml"
        ? live.content.theme
        : contentFiles(live.content).find((source) => source.file === file)?.data,
    images: await siteImagesOf(live.content, file),
    resumes: file === "profile.yaml" ? await companyResumes() : null,
    notes: notesOf(live.content, warnings),
    defaults: file === "theme.yaml" ? themeDefaults(data) : {},
    suitablePair: file === "theme.yaml" ? await suitablePair(live.content, data) : null,
    theme: file === "theme.yaml" ? await currentTheme(data) : null,
    suggestions: {
      cardType: [...CARD_TYPES, ...profile.types].map((value) => ({ value, label: value })),
      address: addresses,
      language: LANGUAGES,
    },
  };
}

function notesOf(content: Content, warnings: Problem[]): Record<string, string[]> {
  const groups = Object.groupBy(warnings, ({ field }) => parsePath(field).join("."));
  const entries = Object.entries(groups).map(([path, group = []]) => [
    path,
    group.map((warning) => ownerMessage(content, warning)),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the values that apply if a field is empty. The palette without a color contains the color's default. */
export function themeDefaults(data: unknown): Record<string, string | number> {
  const { colors } = themeSchema.safeParse(data ?? {}).data ?? themeSchema.parse({});
  const paletteWithout = (name: keyof typeof colors) =>
    solvePalette({ ...colors, [name]: undefined }).palette;
  const main = colors.scheme === "dark" ? "dark" : "light";
  return {
    "fonts.display": TYPEFACE_PAIRS[0]?.display ?? "",
    "fonts.text": TYPEFACE_PAIRS[0]?.text ?? "",
    "fonts.displayWeight": DEFAULT_FONTS.displayWeight,
    "fonts.displayTracking": -0.03,
    "colors.background": paletteWithout("background").light.paper,
    "colors.text": paletteWithout("text")[main].ink,
    "colors.softText": paletteWithout("softText")[main].soft,
    "colors.accent": paletteWithout("accent")[main].accent,
    "colors.darkBackground": paletteWithout("darkBackground").dark.paper,
  };
}
