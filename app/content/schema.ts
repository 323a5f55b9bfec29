/** These Zod schemas check the files in content/, except interface.yaml and theme.yaml. */
import { z } from "zod";
import {
  color,
  document,
  focus,
  image,
  line,
  linkTarget,
  oneOf,
  optionalImage,
  pixels,
  richText,
  text,
  webUrl,
} from "./fields.ts";
import { sectionSchema } from "./section-schema.ts";
import { countWords } from "./text-segments.ts";

const LANGUAGE_ERROR = 'write the short name of a language, such as "en", "de" or "fr-CH"';
const lang = z
  .string(LANGUAGE_ERROR)
  .refine(isLanguage, LANGUAGE_ERROR)
  .meta({ title: "Language", purpose: "language", description: "Its short name, such as en, de or fr-CH." });

const outcome = z.strictObject({
  value: line(60).meta({
    title: "How large the effect was",
    description:
      'A size that you observed, such as "5 windows to 1" or "6 of 6 officers". Up to 16 characters are in large type. If no number is honest, write a short sentence.',
  }),
  what: line(60).meta({ title: "What it means" }),
});

const FACTS = "Facts and summary";

export const caseStudySchema = z.strictObject({
  access: oneOf("public", "passcode", "invited").meta({
    purpose: "access",
    description:
      "Who can read the sections: everyone, visitors with the passcode, or only people whose invitation names the study.",
  }),
  draft: z.boolean("write true or false").optional().meta({
    purpose: "access",
    description:
      "Leaves the study out of the site, with its cards and redirects. You still see it while you edit.",
  }),
  lang: lang.optional().meta({
    group: FACTS,
    description: "If it is not the language of the site, its short name, such as de.",
  }),
  role: text.meta({ group: FACTS }),
  team: text.meta({ group: FACTS }),
  outcome: z
    .array(outcome)
    .min(1, "write at least one outcome, or leave the field out")
    .max(3, "write at most three outcomes")
    .optional()
    .describe("Results, the most important first. Everyone sees them, even if the study is locked."),
  summary: richText
    .refine((value) => countWords(value) <= 60, "use at most 60 words")
    .meta({
      group: FACTS,
      description: "Everyone sees it, even if the study is locked. At most 60 words.",
    }),
  hero: z.strictObject({
    ...optionalImage,
    title: text,
    description: text,
    tags: z.array(text).min(1, "write at least one tag"),
    width: pixels.meta({ title: "Image width", description: "Maximum width in pixels." }),
    spacing: pixels.meta({ title: "Space around the image", description: "Pixels." }),
    bgColor: color.meta({ title: "Background color" }),
    link: z
      .strictObject({ label: line(40), address: linkTarget })
      .optional()
      .describe("A button. In a locked study, only visitors with the passcode see it."),
  }),
  sections: z.array(sectionSchema).min(1, "write at least one section"),
});

const HEADING = "Title and description";

export const pageSchema = z.strictObject({
  title: text.meta({ group: HEADING }),
  description: text.meta({ group: HEADING, description: "Appears under the title and in shared links." }),
  sections: z.array(sectionSchema).min(1, "write at least one section"),
});

export const CARD_TYPES = ["Design", "Full-Stack", "Front-end"];

export const HOVERS = ["rise", "fan", "slide", "scroll", "breathe", "lift", "carry"] as const;

/** A card that links to a study can omit the fields that `completeCard` takes from the study. */
export const cardSchema = z.strictObject({
  title: text.optional().describe("Defaults to the title of the study."),
  description: text.optional().describe("Defaults to the description of the study."),
  image: image.optional().meta({
    describedBy: "alt",
    focus: "focus",
    description: "Defaults to the image of the study. Everyone sees it, even if the study is locked.",
  }),
  alt: text.optional().meta({ title: "Alt text" }),
  focus,
  bgimage: image
    .nullable()
    .default(null)
    .meta({ title: "Background image", description: "Does not move when the card is hovered." }),
  bgColor: color
    .optional()
    .meta({ title: "Background color", description: "Defaults to the color of the study." }),
  link: z
    .union([webUrl, z.string().regex(/^\/[a-z0-9-]+$/)], {
      error: 'write "/name" for a page of this site, or an address that starts with https://',
    })
    .meta({ purpose: "address" }),
  /** The pipeline's check-references.ts requires a type from CARD_TYPES or from the profile's `types`. */
  type: text.default("Design").meta({ purpose: "cardType" }),
  hover: oneOf(...HOVERS)
    .optional()
    .describe("The hover animation. By default, the cards use the seven animations in turn."),
});

export const projectsSchema = z.strictObject({
  cards: z.array(cardSchema).min(1, "write at least one card"),
});

const [NAME, CONTACT, SITE, FOOTER] = ["Name and tagline", "Contact and résumé", "Site", "Footer"] as const;

export const profileSchema = z.strictObject({
  name: text.meta({ group: NAME }),
  title: text.optional().meta({
    group: NAME,
    title: "Home page title",
    description: "For the browser tab and shared links. Defaults to the name.",
  }),
  tagline: richText.meta({ group: NAME }),
  links: z
    .array(linkTarget)
    .min(1, "write at least one address")
    .max(6, "write at most six addresses")
    .refine((links) => new Set(links).size === links.length, "write each address once")
    .meta({
      group: CONTACT,
      description: "Addresses of your profiles and your e-mail. The site chooses icons and labels.",
    }),
  availability: line(100).optional().meta({
    group: CONTACT,
    description:
      "When and for what you are available, in one line. Appears at the start of the home page and next to your address on other pages.",
  }),
  resume: document
    .optional()
    .meta({ group: CONTACT, title: "Résumé", description: "A PDF that everyone can download." }),
  lang: lang.default("en").meta({
    group: SITE,
    title: "Language",
    description: "The short name of the language, such as en, de or fr-CH.",
  }),
  types: z.array(text).default([]).meta({
    group: SITE,
    title: "Card types",
    description: "In addition to Design, Full-Stack and Front-end.",
  }),
  openFirst: text
    .regex(/^[a-z0-9-]+$/, "write the name of a folder in case-studies/")
    .optional()
    .meta({
      group: SITE,
      purpose: "study",
      description: "The public study that visitors without the passcode are offered. Defaults to the first.",
    }),
  blurb: z.strictObject({
    title: text,
    description: richText,
    imgLink: image.meta({ title: "Image", describedBy: "alt", focus: "focus" }),
    alt: text.meta({ title: "Alt text" }),
    focus,
  }),
  pages: z
    .array(text.regex(/^[a-z0-9-]+$/, "write the name of a folder in pages/").meta({ purpose: "page" }))
    .default([])
    .meta({ group: FOOTER, description: "The pages that every footer links to, in this order." }),
  footer: text.meta({ group: FOOTER, description: "The last line of each page, with the year." }),
});

const OLD_PATH_ERROR = "write only the old path, such as /old-name, without https://, spaces, ? or #";
const TARGET_ERROR = 'write "/name" for a page of this site, "/" or an address that starts with https://';

/** A YAML file with only comments has the value null. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string(OLD_PATH_ERROR)
        .regex(/^\/(?!\/)[^\s?#\\]+$/, OLD_PATH_ERROR)
        .meta({ description: "The old path, such as /old-name." }),
      to: z
        .string(TARGET_ERROR)
        .regex(/^(\/[a-z0-9-]*|https:\/\/[^\s/]+\S*)$/, { error: TARGET_ERROR, abort: true })
        .refine((to) => to.startsWith("/") || URL.canParse(to), TARGET_ERROR)
        .meta({
          purpose: "address",
          description: 'The new address: "/name" for a page of this site, "/" or an https:// address.',
        }),
      renamed: z
        .boolean("write true or false")
        .optional()
        .describe(
          "True if the study was renamed. Invitations that name its old address then open the study.",
        ),
    }),
  )
  .nullable();

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
/** A card with the values that it takes from its study. */
export type CompleteCard = CardFile &
  Required<Pick<CardFile, "title" | "description" | "image" | "alt" | "bgColor" | "hover">>;
export type ProfileFile = z.infer<typeof profileSchema>;
