/** These Zod schemas check the section kinds. CONTRIBUTING.md lists the steps to add a section kind. */
import { z } from "zod";
import {
  color,
  image,
  line,
  nullableImage,
  oneOf,
  optionalImage,
  phoneImage,
  pixels,
  prototype,
  richText,
  text,
  video,
  wholeNumber,
} from "./fields.ts";

const MAX_COLUMNS = 6;

const caption = line(140).optional().describe("One line below the image or video.");
const figureFirst = z
  .boolean("write true or false")
  .optional()
  .meta({ title: "Figure first", description: "Shows the image or video between the title and the text." });
const tall = oneOf("whole").optional().meta({
  title: "Tall image",
  description: "An image that is taller than 2.5 times its width scrolls in a window. Whole shows all of it.",
});
const tryable = {
  prototype: prototype.meta({ describedBy: "alt", poster: "imgLink" }).optional().meta({
    title: "Prototype",
    description: "One HTML file that visitors can try. The image is its poster.",
  }),
  size: oneOf("phone", "wide").optional().meta({
    title: "Size of the prototype",
    description:
      "The screen it was drawn for: phone is 390 pixels wide, wide is 1280. Defaults to the shape of the image.",
  }),
};
const withFigure = {
  ...optionalImage,
  imgLink: nullableImage({ tall: "tall" }),
  ...tryable,
  tall,
  caption,
  figureFirst,
};
const presentation = {
  slide: z
    .union([line(140), z.literal(false)], "write false, or a line of at most 140 characters")
    .optional()
    .describe("The text of the section's slide. Defaults to the first sentence."),
  notes: z.string("write a text").trim().max(5000, "use at most 5,000 characters").optional().meta({
    title: "Notes for yourself",
    format: "notes",
    description: "Only you see them, while you present.",
  }),
};
/** All section kinds have these fields. */
const sectionFields = {
  bgColor: color.nullable().default(null).meta({
    title: "Background color",
    description: "Fills the section with this color, to the edge of the window.",
  }),
  ...presentation,
};
const panelStyle = {
  imgBgColor: color.nullable().default(null).meta({ title: "Panel color", description: "Behind the image." }),
  spacing: pixels.nullable().default(null).meta({
    title: "Space around the image",
    description: "Pixels between the image and the edge of its panel.",
  }),
  borderRadius: pixels
    .nullable()
    .default(null)
    .meta({ title: "Corner radius", description: "Pixels. Defaults to the theme's radius." }),
};

const textImage = z.strictObject({
  type: z.literal("textImage"),
  title: text,
  description: richText,
  ...withFigure,
  ...sectionFields,
  ...panelStyle,
});

const blockWithBullets = z.strictObject({
  type: z.literal("blockWithBullets"),
  title: text,
  description: richText.nullable().default(null),
  bullets: z
    .array(z.strictObject({ title: text, description: richText }))
    .min(1, "write at least one bullet"),
  ...withFigure,
  ...sectionFields,
  ...panelStyle,
});

const textVideo = z.strictObject({
  type: z.literal("textVideo"),
  title: text,
  description: richText,
  videoLink: video
    .meta({ describedBy: "alt", poster: "poster" })
    .nullable()
    .default(null)
    .meta({ title: "Video" }),
  poster: image.optional().meta({ title: "Poster image", description: "Shown before the video plays." }),
  alt: text.optional().meta({ title: "Alt text" }),
  caption,
  figureFirst,
  ...sectionFields,
  ...panelStyle,
});

const figure = z
  .strictObject({
    imgLink: image.meta({ describedBy: "alt", tall: "tall" }).optional().meta({ title: "Image" }),
    ...tryable,
    tall,
    ...phoneImage,
    videoLink: video.meta({ describedBy: "alt", poster: "poster" }).optional().meta({ title: "Video" }),
    poster: textVideo.shape.poster,
    alt: textVideo.shape.alt,
    caption,
    frame: oneOf("phone", "browser").optional().describe("A simple frame around the image or video."),
  })
  .refine(({ imgLink, videoLink }) => (imgLink === undefined) !== (videoLink === undefined), {
    error: "set imgLink or videoLink, but not both",
  });

const figures = z
  .strictObject({
    type: z.literal("figures"),
    figures: z.array(figure).min(1, "write at least one figure").max(4, "write at most four figures"),
    columns: wholeNumber(1, 4)
      .optional()
      .describe("Figures per row on wide screens. Defaults to all figures."),
    compare: z.boolean("write true or false").default(false).describe("Labels two figures Before and After."),
    ...sectionFields,
    ...panelStyle,
  })
  .refine(({ compare, figures }) => !compare || figures.length === 2, {
    path: ["compare"],
    error: "write two figures to compare, one before and one after",
  });

const quote = z.strictObject({
  type: z.literal("quote"),
  quote: richText,
  who: line(120).describe("The speaker and their role."),
  ...sectionFields,
});

const cell = z.string('write a text, or "" for an empty cell').trim();

const table = z
  .strictObject({
    type: z.literal("table"),
    title: text,
    description: richText.nullable().default(null),
    columns: z
      .array(cell)
      .min(1, "write at least one column")
      .max(MAX_COLUMNS, `write at most ${MAX_COLUMNS} columns`)
      .describe("The texts of the first row."),
    rows: z.array(z.array(cell)).min(1, "write at least one row"),
    caption: line(140).optional().describe("One line below the table."),
    ...sectionFields,
  })
  .superRefine(({ columns, rows }, { addIssue }) => {
    for (const [index, { length }] of rows.entries()) {
      if (length === columns.length) continue;
      const message = `write as many cells as there are columns: ${columns.length}`;
      addIssue({ code: "custom", path: ["rows", index], message });
    }
  });

const SECTIONS = [textImage, blockWithBullets, textVideo, figures, quote, table] as const;

export const SECTION_KINDS = SECTIONS.map(({ shape }) => shape.type.value);

export const sectionSchema = z.discriminatedUnion("type", SECTIONS, {
  error: `write one of: ${SECTION_KINDS.join(", ")}`,
});

export type SectionFile = z.infer<typeof sectionSchema>;
