/** The shape of the files in content/. */
import { z } from "zod";
import {
  colour,
  document,
  line,
  linkAddress,
  oneOf,
  picture,
  pixels,
  richText,
  text,
  webAddress,
  withPicture,
} from "./fields.ts";
import { sectionSchema } from "./section-schema.ts";

const LANGUAGE = 'write a language by its short name: "en", "de", "fr-CH"';

/** What came of the work: a number, or a short sentence where no number is honest, and what it says. */
const outcome = z.strictObject({
  value: line(60).meta({ title: "A number, or a sentence" }),
  what: line(60).meta({ title: "What it says" }),
});

export const caseStudySchema = z.strictObject({
  access: oneOf("public", "passcode").describe(
    "Who may read the sections: everyone, or those with the passcode.",
  ),
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
    width: pixels.meta({
      title: "Width of the picture",
      description: "Pixels of the picture's width, at most.",
    }),
    spacing: pixels.meta({ title: "Room around the picture" }),
    bgColor: colour.meta({ title: "Ground" }),
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
  image: picture.meta({ describedBy: "alt" }),
  alt: text.meta({ title: "What it shows" }),
  bgimage: picture.nullable().meta({
    title: "Picture behind",
    description: "It stays while the other moves.",
  }),
  bgColor: colour.meta({ title: "Ground" }),
  link: z.union([webAddress, z.string().regex(/^\/[a-z0-9-]+$/, "no such address")], {
    error: 'write "/name" of a case study or an address that starts with https://',
  }),
  /** One of CARD_TYPES or of the profile's own: pipeline/check/check-card-types.ts. */
  type: text,
  hover: oneOf("rise", "fan", "slide", "scroll", "breathe", "lift", "carry"),
});

export const projectsSchema = z.strictObject({
  cards: z.array(cardSchema).min(1, "write at least one card"),
});

export const profileSchema = z.strictObject({
  name: text,
  /** Of the home page, in the browser's tab and where it is shared; without it the name. */
  title: text.optional().meta({ title: "Title of the tab" }),
  /** Of everything on the site, as BCP 47 names languages. */
  lang: z.string(LANGUAGE).refine(isLanguage, LANGUAGE).default("en").meta({ title: "Language" }),
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
  types: z.array(text).default([]).meta({ title: "Types of cards", description: "Besides the usual three." }),
  blurb: z.strictObject({
    title: text,
    description: richText,
    imgLink: picture.meta({ title: "Picture", describedBy: "alt" }),
    alt: text.meta({ title: "What it shows" }),
  }),
  pages: z
    .array(text.regex(/^[a-z0-9-]+$/, "write the name of a folder in pages/"))
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
export type CardFile = z.infer<typeof cardSchema>;
export type ProfileFile = z.infer<typeof profileSchema>;
