/** This Zod schema checks content/theme.yaml. Every value has a default. */
import { z } from "zod";
import { color, number, oneOf, svg, wholeNumber } from "./fields.ts";

const FACE_ERROR = "write the name of an installed Fontsource package, or of .woff2 files in content/";
/** Rejects paths that leave content/. */
const face = z
  .string()
  .trim()
  .regex(/^(?!.*\.\.)[^/\\]+/, FACE_ERROR);
const typeface = z
  .union([face, z.array(face).min(1, FACE_ERROR)], { error: FACE_ERROR })
  .optional()
  .meta({ purpose: "typeface" });

const LOGO = "Logo and motion";

export const themeSchema = z.strictObject({
  fonts: z
    .strictObject({
      display: typeface.describe("For titles."),
      text: typeface.describe("For all other text."),
      displayWeight: wholeNumber(100, 900).optional().describe("From 100 (thin) to 900 (black)."),
      textSize: number(14, 20).default(17).describe("Size of text in pixels."),
      lineHeight: number(1.3, 2).default(1.55).describe("Of text, as a multiple of its size."),
      displayTracking: number(-0.08, 0.12)
        .optional()
        .describe("Letter spacing of titles, as a share of their size."),
    })
    .prefault({}),
  colors: z
    .strictObject({
      scheme: oneOf("both", "light", "dark").default("both"),
      background: color.optional().describe("In light mode."),
      text: color.optional().describe("On the background."),
      softText: color
        .optional()
        .describe("For descriptions and captions. Defaults to a color between text and background."),
      accent: color.optional().describe("For links, Submit, the focus ring and selected text."),
      darkBackground: color.optional().describe("In dark mode."),
    })
    .prefault({}),
  shape: z
    .strictObject({
      radius: wholeNumber(0, 60).default(22).describe("Corner radius of panels and images, in pixels."),
      buttons: oneOf("pill", "rounded", "square").default("pill"),
      links: oneOf("underlined", "plain").default("underlined"),
    })
    .prefault({}),
  layout: z
    .strictObject({
      pageWidth: wholeNumber(960, 1720).default(1328).describe("Maximum width in pixels."),
      home: oneOf("grid", "list")
        .default("grid")
        .describe(
          "A list shows large titles. On wide screens, the image of a card appears when a visitor points at it.",
        ),
      columns: wholeNumber(1, 3).default(2).describe("Columns of cards on wide screens, in a grid."),
      cardRatio: oneOf("4:3", "3:2", "16:9").default("4:3"),
      titleScale: number(0.6, 1.25).default(1).describe("Size of titles, as a multiple of the default."),
    })
    .prefault({}),
  logo: svg
    .optional()
    .meta({ group: LOGO, description: "An SVG that replaces your name at the top of the home page." }),
  motion: oneOf("full", "none").default("full").meta({ group: LOGO }),
});

export type ThemeFile = z.infer<typeof themeSchema>;
