/** The shape of the files in content/; media are named by their path beside the YAML file. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The field names a file, in whose place pages get what they need to show it. */
    media?: "picture" | "video" | "document" | "drawing";
    /** The optional field beside it that must describe the file, once there is one. */
    describedBy?: string;
    /** The optional field beside it that must name a picture, once there is a video. */
    poster?: string;
    format?: "color" | "markdown";
  }
}

const text = z.string("write a text").trim().min(1, "must not be empty");
/** Said in one line of the page, in so many characters at most. */
const line = (characters: number) => text.max(characters, `use at most ${characters} characters`);
/** Links, bold, italics and lists of Markdown work in it; pages get it as a tree. */
const richText = text.brand<"markdown">().meta({ format: "markdown" });
const COLOUR = 'write a colour as "#rrggbb", in quotes';
export const colour = z
  .string(COLOUR)
  .regex(/^#[0-9a-f]{6}$/i, COLOUR)
  .meta({ format: "color" });
const LANGUAGE = 'write a language by its short name: "en", "de", "fr-CH"';
const pixels = z.number("write a number of pixels").int().min(0).max(2000);
// The brand tells the types what the mark tells the code: see Resolved in types.ts.
const picture = text
  .regex(/\.(png|jpe?g|webp|avif)$/i, "name a .png, .jpg, .webp or .avif file")
  .brand<"picture">()
  .meta({ media: "picture" });
const video = text
  .regex(/\.mp4$/i, "name an .mp4 file")
  .brand<"video">()
  .meta({ media: "video" });
const document = text
  .regex(/\.pdf$/i, "name a .pdf file")
  .brand<"document">()
  .meta({ media: "document" });
export const drawing = text
  .regex(/\.svg$/i, "name an .svg file")
  .brand<"drawing">()
  .meta({ media: "drawing" });
const webAddress = z.url({ protocol: /^https?$/, error: "write an address that starts with https://" });

const linkAddress = z
  .string("write an address")
  .trim()
  .regex(
    /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@[^\s@]+\.|tel:[+\d])\S*$/i,
    "write an address that starts with https://, mailto: or tel:",
  );

const withPicture = { imgLink: picture.meta({ describedBy: "alt" }).nullable(), alt: text.optional() };
const withFigure = {
  ...withPicture,
  imgLinkSmall: picture.optional().describe("What phones show in its place: the part that matters."),
  caption: line(140).optional().describe("One line under the picture."),
};
const sectionStyle = {
  bgColor: colour
    .nullable()
    .default(null)
    .describe("Behind the whole section; null is the paper of the page."),
};
const panelStyle = {
  imgBgColor: colour.nullable().default(null).describe("The panel the picture stands in; null is none."),
  spacing: pixels.default(0).describe("Pixels between the panel's edge and the picture."),
  borderRadius: pixels
    .optional()
    .describe("Pixels of the picture's rounded corners; unwritten, those of the theme."),
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
  poster: picture.optional(),
  alt: text.optional(),
  caption: line(140).optional().describe("One line under the film."),
  ...sectionStyle,
  ...panelStyle,
});

const figure = z
  .strictObject({
    imgLink: picture.meta({ describedBy: "alt" }).optional(),
    imgLinkSmall: withFigure.imgLinkSmall,
    videoLink: video.meta({ describedBy: "alt", poster: "poster" }).optional(),
    poster: picture.optional(),
    alt: text.optional(),
    caption: withFigure.caption,
    frame: z
      .enum(["phone", "browser"], "write phone or browser")
      .optional()
      .describe("A plain frame around it."),
  })
  .refine(({ imgLink, videoLink }) => (imgLink === undefined) !== (videoLink === undefined), {
    error: "name a picture in imgLink, or a film in videoLink: one of them",
  });

const figures = z
  .strictObject({
    type: z.literal("figures"),
    figures: z.array(figure).min(1, "write at least one figure").max(4, "write at most four figures"),
    columns: z
      .number()
      .int()
      .min(1)
      .max(4)
      .optional()
      .describe("In a row, on wide screens; unwritten, all of them."),
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

/** What came of the work: a number, or a short sentence where no number is honest, and what it says. */
const outcome = z.strictObject({ value: line(60), what: line(60) });

const SECTIONS = [textImage, blockWithBullets, textVideo, figures, quote] as const;

/** What a section's `type` may be. */
export const SECTION_KINDS = SECTIONS.map(({ shape }) => shape.type.value);

export const sectionSchema = z.discriminatedUnion("type", SECTIONS, {
  error: `write one of: ${SECTION_KINDS.join(", ")}`,
});

export const caseStudySchema = z.strictObject({
  access: z
    .enum(["public", "passcode"], "write public or passcode")
    .describe("Who may read the sections: everyone, or those with the passcode."),
  role: text,
  team: text,
  outcome: z
    .array(outcome)
    .min(1, "write at least one outcome, or leave the field out")
    .max(3, "write at most three outcomes")
    .optional()
    .describe("What came of it, the most telling first. Everyone sees it, of a locked study too."),
  summary: text
    .refine((value) => value.split(/\s+/).length <= 60, "use at most 60 words")
    .brand<"markdown">()
    .meta({
      format: "markdown",
      description: "The teaser that a locked page shows to everyone, in at most 60 words.",
    }),
  hero: z.strictObject({
    ...withPicture,
    title: text,
    description: text,
    tags: z.array(text).min(1, "write at least one tag"),
    width: pixels.describe("Pixels of the picture's width, at most."),
    spacing: pixels,
    bgColor: colour,
    link: z
      .strictObject({ label: line(40), address: linkAddress })
      .optional()
      .describe("A button. Of a locked study it is sent only after the passcode."),
  }),
  sections: z.array(sectionSchema).min(1, "write at least one section"),
});

/** A page of her own, such as About. */
export const pageSchema = z.strictObject({
  title: text,
  description: text.describe("Under the title, and where the page is shared."),
  sections: z.array(sectionSchema).min(1, "write at least one section"),
});

export const CARD_TYPES = ["Design", "Full-Stack", "Front-end"];

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
  /** One of CARD_TYPES or of the profile's own: pipeline/checks/check-card-types.ts. */
  type: text,
  hover: z.enum(["rise", "fan", "slide", "scroll", "breathe", "lift", "carry"], {
    error: "write rise, fan, slide, scroll, breathe, lift or carry",
  }),
});

export const projectsSchema = z.strictObject({
  cards: z.array(cardSchema).min(1, "write at least one card"),
});

export const profileSchema = z.strictObject({
  name: text,
  /** Of the home page, in the browser's tab and where it is shared; without it the name. */
  title: text.optional(),
  /** Of everything on the site, as BCP 47 names languages. */
  lang: z.string(LANGUAGE).refine(isLanguage, LANGUAGE).default("en"),
  tagline: text,
  links: z
    .array(linkAddress)
    .min(1, "write at least one address")
    .max(6, "write at most six addresses")
    .refine((links) => new Set(links).size === links.length, "write each address once")
    .describe("Addresses of your profiles and your e-mail; icons and words follow from them."),
  availability: line(100)
    .optional()
    .describe("When and for what you can be had: one line beside your address."),
  resume: document.optional().describe("A PDF that everyone may fetch."),
  types: z.array(text).default([]).describe("Types of cards besides the usual three."),
  blurb: z.strictObject({ title: text, description: richText, imgLink: picture, alt: text }),
  pages: z
    .array(text)
    .default([])
    .describe("Folders of pages/ that the foot of each page links to, in this order."),
  footer: text.describe("The line at the end of each page, with the year."),
});

function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language) !== undefined;
  } catch {
    return false;
  }
}

export type CaseStudyFile = z.infer<typeof caseStudySchema>;
export type PageFile = z.infer<typeof pageSchema>;
export type SectionFile = z.infer<typeof sectionSchema>;
export type CardFile = z.infer<typeof cardSchema>;
export type ProfileFile = z.infer<typeof profileSchema>;
