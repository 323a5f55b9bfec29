import type { z } from "zod";
import type { PUBLIC_FIELDS, PUBLIC_HERO_FIELDS } from "./audience.ts";
import type { InterfaceFile } from "./interface-schema.ts";
import type { CaseStudyFile, CompleteCard, PageFile, ProfileFile } from "./schema.ts";
import type { SectionFile } from "./section-schema.ts";
import type { ThemeFile } from "./theme-schema.ts";

export interface ResponsiveImage {
  /** Width and height are the size of the source in pixels. */
  width: number;
  height: number;
  /** The page shows this color while the image loads. The value is null for a transparent image. */
  color: string | null;
  /** Browsers without AVIF load this WebP file. */
  src: string;
  /** This value of `srcset` lists the AVIF files. */
  avif: string;
}

/** Width and height are in pixels, after rotation. */
export interface Video {
  width: number;
  height: number;
  src: string;
}

export type Svg = Video;

export type Inline =
  | string
  | { type: "break" }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] };

/** This tree represents Markdown. `start` is the first number of a numbered list, or null for a bulleted list. */
export type RichText = (
  | { type: "paragraph"; children: Inline[] }
  | { type: "list"; start: number | null; items: RichText[] }
)[];

interface Brands {
  image: ResponsiveImage;
  video: Video;
  document: string;
  svg: Svg;
  /** The path of the page with the prototype. */
  prototype: string;
  markdown: RichText;
}

/** Replaces file names with media and paths, and Markdown with trees. */
export type Resolved<T> = T extends z.$brand
  ? { [Brand in keyof Brands]: T extends z.$brand<Brand> ? Brands[Brand] : never }[keyof Brands]
  : { [Field in keyof T]: Resolved<T[Field]> };

/** A section as pages get it. The slides and the notes are separate fields of the study, because notes are private. */
export type Section = WithoutPresentation<Resolved<SectionFile>>;
type WithoutPresentation<T> = T extends unknown ? Omit<T, "slide" | "notes"> : never;
/** The table of contents lists titled sections. An untitled section belongs to the titled section before it. */
export type TitledSection = Extract<Section, { title: string }>;
export type SectionOf<Kind extends Section["type"]> = Extract<Section, { type: Kind }>;

export interface CaseStudy extends Omit<Resolved<CaseStudyFile>, "sections"> {
  slug: string;
  sections: Section[];
  /** Contains the `slide` field of each section. */
  slides: (string | false | null)[];
  /** Contains the owner's notes for each section. Only the owner gets them. */
  notes: string[];
  share: string;
  /** The direction of the study's own language. */
  dir?: string | undefined;
}

/** Everyone can see these fields of a case study, even if the study is locked. */
export type Teaser = Pick<
  CaseStudy,
  "slug" | "access" | "lang" | "dir" | "share" | (typeof PUBLIC_FIELDS)[number]
> & {
  hero: Pick<CaseStudy["hero"], (typeof PUBLIC_HERO_FIELDS)[number]>;
  card: Card | undefined;
  sectionCount: number;
  videoCount: number;
};

/** `isLocked` depends on the visitor's access. A guest reads a study at its own path. */
export type OtherStudy = Teaser & { isLocked: boolean; path: string };

export type Outcome = NonNullable<CaseStudyFile["outcome"]>[number];

export interface Card extends Resolved<CompleteCard> {
  locked: boolean;
  outcome?: Outcome;
}

export type Profile = Resolved<ProfileFile>;

export type Byline = Pick<Profile, "name" | "links" | "footer" | "availability" | "resume"> & {
  /** The owner's first profile elsewhere that is not her contact. */
  profile: { href: string; name: string } | undefined;
  pages: { title: string; path: string }[];
  hasOwnFavicon: boolean;
};

export interface CustomPage extends Omit<Resolved<PageFile>, "sections"> {
  slug: string;
  sections: Section[];
  share: string;
}

/** `file` is the name of the built file. Only the owner and the guest with this résumé can open the file. */
export interface Resume {
  name: string;
  file: string;
}

/** `from` is a percent-encoded path; `to` is a path or a URL. */
export interface Redirect {
  from: string;
  to: string;
  /** Invitations follow only the redirect of a renamed study. */
  renamed?: boolean | undefined;
}

export interface Strings extends InterfaceFile {
  lang: string;
  dir?: "rtl";
}

export interface Theme {
  /** The page applies this CSS after the site's own styles. */
  css: string;
  /** Pages with texts that are not public apply this CSS before `css`. It provides all characters of the typefaces. */
  completeFonts: string;
  /** The page preloads the fonts at these paths. */
  preload: string[];
  typefaces: string[];
  scheme: ThemeFile["colors"]["scheme"];
  motion: ThemeFile["motion"];
  pageWidth: number;
  home: "grid" | "list";
  columns: number;
  logo: Svg | undefined;
}

export interface Content {
  siteUrl: string;
  hasOwnFavicon: boolean;
  theme: Theme;
  strings: Strings;
  profile: Profile;
  /** Maps the path of each fixed page to the path of its share image. */
  shares: Record<string, string>;
  cards: Card[];
  caseStudies: CaseStudy[];
  pages: CustomPage[];
  redirects: Redirect[];
  resumes: Resume[];
}
