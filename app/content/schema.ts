/** The shape of the files in content/; media are named by their path beside the YAML file. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The field names a file, in whose place pages get what they need to show it. */
    media?: "picture" | "video";
    /** The optional field beside it that must describe the file, once there is one. */
    describedBy?: string;
    /** The optional field beside it that must name a picture, once there is a video. */
    poster?: string;
    format?: "color";
  }
}

const text = z.string("write a text").trim().min(1, "must not be empty");
const COLOUR = 'write a colour as "#rrggbb", in quotes';
const colour = z
  .string(COLOUR)
  .regex(/^#[0-9a-f]{6}$/i, COLOUR)
  .meta({ format: "color" });
const pixels = z.number("write a number of pixels").int().min(0).max(2000);
// The brand tells the types what the mark tells the code: see Shown in types.ts.
const picture = text
  .regex(/\.(png|jpe?g|webp|avif)$/i, "name a .png, .jpg, .webp or .avif file")
  .brand<"picture">()
  .meta({ media: "picture" });
const video = text
  .regex(/\.mp4$/i, "name an .mp4 file")
  .brand<"video">()
  .meta({ media: "video" });
const webAddress = z.url({ protocol: /^https?$/, error: "write an address that starts with https://" });

const withPicture = { imgLink: picture.meta({ describedBy: "alt" }).nullable(), alt: text.optional() };
const look = {
  bgColor: colour
    .nullable()
    .default(null)
    .describe("Behind the whole section; null is the paper of the page."),
};
const pictureLook = {
  imgBgColor: colour.nullable().default(null).describe("The panel the picture stands in; null is none."),
  spacing: pixels.default(0).describe("Pixels between the panel's edge and the picture."),
  borderRadius: pixels.default(22).describe("Pixels of the picture's rounded corners."),
};

const textImage = z.strictObject({
  type: z.literal("textImage"),
  title: text,
  description: text,
  ...withPicture,
  ...look,
  ...pictureLook,
});

const blockWithBullets = z.strictObject({
  type: z.literal("blockWithBullets"),
  title: text,
  description: text.nullable().default(null),
  bullets: z.array(z.strictObject({ title: text, description: text })).min(1, "write at least one bullet"),
  ...withPicture,
  ...look,
  ...pictureLook,
});

const textVideo = z.strictObject({
  type: z.literal("textVideo"),
  title: text,
  description: text,
  videoLink: video.meta({ describedBy: "alt", poster: "poster" }).nullable(),
  poster: picture.optional(),
  alt: text.optional(),
  ...look,
  ...pictureLook,
});

export const sectionSchema = z.discriminatedUnion("type", [textImage, blockWithBullets, textVideo], {
  error: "write one of: textImage, blockWithBullets, textVideo",
});

export const caseStudySchema = z.strictObject({
  access: z
    .enum(["public", "passcode"], "write public or passcode")
    .describe("Who may read the sections: everyone, or those with the passcode."),
  role: text,
  team: text,
  summary: text
    .refine((value) => value.split(/\s+/).length <= 60, "use at most 60 words")
    .describe("The teaser that a locked page shows to everyone, in at most 60 words."),
  hero: z.strictObject({
    ...withPicture,
    title: text,
    description: text,
    tags: z.array(text).min(1, "write at least one tag"),
    width: pixels.describe("Pixels of the picture's width, at most."),
    spacing: pixels,
    bgColor: colour,
  }),
  sections: z.array(sectionSchema).min(1, "write at least one section"),
});

export const cardSchema = z.strictObject({
  title: text,
  description: text,
  image: picture,
  alt: text,
  bgimage: picture.nullable().describe("The picture behind, which stays while the other moves; or null."),
  bgColor: colour,
  link: z.union([webAddress, z.string().regex(/^\/[a-z0-9-]+$/, "no such address")], {
    error: 'write "/name" of a case study or an address that starts with https://',
  }),
  type: z.enum(["Design", "Full-Stack", "Front-end"], "write Design, Full-Stack or Front-end"),
  hover: z.enum(["rise", "fan", "slide", "scroll", "breathe", "lift", "carry"], {
    error: "write rise, fan, slide, scroll, breathe, lift or carry",
  }),
});

export const projectsSchema = z.strictObject({
  cards: z.array(cardSchema).min(1, "write at least one card"),
});

export const profileSchema = z.strictObject({
  name: text,
  tagline: text,
  networking: webAddress,
  showcase: webAddress,
  email: z.email("write an e-mail address"),
  blurb: z.strictObject({ title: text, description: text, imgLink: picture, alt: text }),
  footer: text.describe("The line at the end of each page, with the year."),
});

export type CaseStudyFile = z.infer<typeof caseStudySchema>;
export type SectionFile = z.infer<typeof sectionSchema>;
export type CardFile = z.infer<typeof cardSchema>;
export type ProfileFile = z.infer<typeof profileSchema>;
