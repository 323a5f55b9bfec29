/** The kinds of sections: how to add one is told in CONTRIBUTING.md. */
import { z } from "zod";
import { colour, line, oneOf, picture, pixels, richText, text, video, whole, withPicture } from "./fields.ts";

const withFigure = {
  ...withPicture,
  imgLinkSmall: picture.optional().meta({
    title: "Picture for phones",
    cropOf: "imgLink",
    description: "What phones show in its place: the part that matters.",
  }),
  caption: line(140).optional().describe("One line under the picture."),
};
const sectionStyle = {
  bgColor: colour
    .nullable()
    .default(null)
    .meta({ title: "Ground", description: "Behind the whole section; without one, the paper of the page." }),
};
const panelStyle = {
  imgBgColor: colour
    .nullable()
    .default(null)
    .meta({ title: "Panel", description: "What the picture stands on." }),
  spacing: pixels.default(0).meta({
    title: "Room around the picture",
    description: "Pixels between the panel's edge and the picture.",
  }),
  borderRadius: pixels.optional().meta({
    title: "Corners",
    description: "Pixels of the picture's rounded corners; unwritten, those of the theme.",
  }),
};

const textImage = z.strictObject({
  type: z.literal("textImage"),
  title: text,
  description: richText,
  ...withFigure,
  ...sectionStyle,
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
  ...sectionStyle,
  ...panelStyle,
});

const textVideo = z.strictObject({
  type: z.literal("textVideo"),
  title: text,
  description: richText,
  videoLink: video.meta({ describedBy: "alt", poster: "poster" }).nullable(),
  poster: picture.optional().meta({ title: "First frame" }),
  alt: text.optional().meta({ title: "What it shows" }),
  caption: line(140).optional().describe("One line under the film."),
  ...sectionStyle,
  ...panelStyle,
});

const figure = z
  .strictObject({
    imgLink: picture.meta({ describedBy: "alt" }).optional(),
    imgLinkSmall: withFigure.imgLinkSmall,
    videoLink: video.meta({ describedBy: "alt", poster: "poster" }).optional(),
    poster: textVideo.shape.poster,
    alt: textVideo.shape.alt,
    caption: withFigure.caption,
    frame: oneOf("phone", "browser").optional().describe("A plain frame around it."),
  })
  .refine(({ imgLink, videoLink }) => (imgLink === undefined) !== (videoLink === undefined), {
    error: "name a picture in imgLink, or a video in videoLink: one of them",
  });

const figures = z
  .strictObject({
    type: z.literal("figures"),
    figures: z.array(figure).min(1, "write at least one figure").max(4, "write at most four figures"),
    columns: whole(1, 4).optional().describe("In a row, on wide screens; unwritten, all of them."),
    compare: z.boolean("write true or false").default(false).describe("Two of them, as before and after."),
    ...sectionStyle,
    ...panelStyle,
  })
  .refine(({ compare, figures }) => !compare || figures.length === 2, {
    path: ["compare"],
    error: "write two figures to compare: what was before, and what is after",
  });

const quote = z.strictObject({
  type: z.literal("quote"),
  quote: richText,
  who: line(120).describe("Who said it, and in which part."),
  ...sectionStyle,
});

const SECTIONS = [textImage, blockWithBullets, textVideo, figures, quote] as const;

/** What a section's `type` may be. */
export const SECTION_KINDS = SECTIONS.map(({ shape }) => shape.type.value);

export const sectionSchema = z.discriminatedUnion("type", SECTIONS, {
  error: `write one of: ${SECTION_KINDS.join(", ")}`,
});

export type SectionFile = z.infer<typeof sectionSchema>;
