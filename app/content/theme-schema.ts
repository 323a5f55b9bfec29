/** The shape of content/theme.yaml: how the site looks. What is not written stays as it is without the file. */
import { z } from "zod";
import { colour, drawing } from "./schema.ts";

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
      displayWeight: z
        .number("write a number")
        .int()
        .min(100)
        .max(900)
        .optional()
        .describe("From 100, thin, to 900, black."),
      displayTracking: z
        .number("write a number")
        .min(-0.08)
        .max(0.12)
        .optional()
        .describe("Between the letters of titles, in parts of their size."),
    })
    .prefault({}),
  colors: z
    .strictObject({
      scheme: z.enum(["both", "light", "dark"], "write both, light or dark").default("both"),
      background: colour.optional().describe("Of the light pages."),
      text: colour.optional().describe("On it; with scheme: dark, on darkBackground."),
      accent: colour.optional().describe("Of links, Submit, the focus ring and what is selected."),
      darkBackground: colour.optional().describe("Of the dark pages."),
    })
    .prefault({}),
  shape: z
    .strictObject({
      radius: z
        .number("write a number")
        .int()
        .min(0)
        .max(60)
        .default(22)
        .describe("Pixels of the corners of panels and pictures."),
      buttons: z.enum(["pill", "rounded", "square"], "write pill, rounded or square").default("pill"),
      links: z.enum(["underlined", "plain"], "write underlined or plain").default("underlined"),
    })
    .prefault({}),
  layout: z
    .strictObject({
      pageWidth: z
        .number("write a number")
        .int()
        .min(960)
        .max(1720)
        .default(1328)
        .describe("Pixels, at most."),
      columns: z
        .number("write a number")
        .int()
        .min(1)
        .max(3)
        .default(2)
        .describe("Of cards, on wide screens."),
      cardRatio: z.enum(["4:3", "3:2", "16:9"], "write 4:3, 3:2 or 16:9").default("4:3"),
      titleScale: z
        .number("write a number")
        .min(0.6)
        .max(1.25)
        .default(1)
        .describe("The size of titles, in parts of the usual one."),
    })
    .prefault({}),
  logo: drawing.optional().describe("An SVG in place of your name at the top of the home page."),
  motion: z.enum(["full", "none"], "write full or none").default("full"),
});

export type ThemeFile = z.infer<typeof themeSchema>;
