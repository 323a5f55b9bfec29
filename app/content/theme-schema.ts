/** The shape of content/theme.yaml: how the site looks. What is not written stays as it is without the file. */
import { z } from "zod";
import { colour, drawing, number, oneOf, whole } from "./fields.ts";

const FACE = "name an installed package of Fontsource, or .woff2 files in content/";
/** What lies outside of content/ is not hers to publish by a slip. */
const face = z
  .string()
  .trim()
  .regex(/^(?!.*\.\.)[^/\\]+/, FACE);
const typeface = z.union([face, z.array(face).min(1, FACE)], { error: FACE }).optional();

export const themeSchema = z.strictObject({
  fonts: z
    .strictObject({
      display: typeface.describe(
        "Of titles and leads: a package of Fontsource, or .woff2 files of your own.",
      ),
      text: typeface.describe("Of everything else, in the same way."),
      displayWeight: whole(100, 900).optional().describe("From 100, thin, to 900, black."),
      displayTracking: number(-0.08, 0.12)
        .optional()
        .describe("Between the letters of titles, in parts of their size."),
    })
    .prefault({}),
  colors: z
    .strictObject({
      scheme: oneOf("both", "light", "dark").default("both"),
      background: colour.optional().describe("Of the light pages."),
      text: colour.optional().describe("On it; with scheme: dark, on darkBackground."),
      accent: colour.optional().describe("Of links, Submit, the focus ring and what is selected."),
      darkBackground: colour.optional().describe("Of the dark pages."),
    })
    .prefault({}),
  shape: z
    .strictObject({
      radius: whole(0, 60).default(22).describe("Pixels of the corners of panels and pictures."),
      buttons: oneOf("pill", "rounded", "square").default("pill"),
      links: oneOf("underlined", "plain").default("underlined"),
    })
    .prefault({}),
  layout: z
    .strictObject({
      pageWidth: whole(960, 1720).default(1328).describe("Pixels, at most."),
      columns: whole(1, 3).default(2).describe("Of cards, on wide screens."),
      cardRatio: oneOf("4:3", "3:2", "16:9").default("4:3"),
      titleScale: number(0.6, 1.25).default(1).describe("The size of titles, in parts of the usual one."),
    })
    .prefault({}),
  logo: drawing.optional().describe("An SVG in place of your name at the top of the home page."),
  motion: oneOf("full", "none").default("full"),
});

export type ThemeFile = z.infer<typeof themeSchema>;
