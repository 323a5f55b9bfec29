import type { z } from "zod";
import type { InterfaceFile } from "./interface-schema.ts";
import type { CardFile, CaseStudyFile, PageFile, ProfileFile } from "./schema.ts";
import type { SectionFile } from "./section-schema.ts";
import type { ThemeFile } from "./theme-schema.ts";

export interface ResponsiveImage {
  /** Pixels of the source. */
  width: number;
  height: number;
  /** Placeholder while the image loads; null for a transparent image. */
  color: string | null;
  /** A WebP for browsers without AVIF. */
  src: string;
  /** Value of `srcset`. */
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

/** A tree of Markdown. `start` is the first number of a numbered list, and null for a bulleted one. */
export type RichText = (
  | { type: "paragraph"; children: Inline[] }
  | { type: "list"; start: number | null; items: RichText[] }
)[];

interface Brands {
  image: ResponsiveImage;
  video: Video;
  document: string;
  svg: Svg;
  markdown: RichText;
}

/** Replaces file names by media and addresses, and Markdown by trees. */
export type Resolved<T> = T extends z.$brand
  ? { [Brand in keyof Brands]: T extends z.$brand<Brand> ? Brands[Brand] : never }[keyof Brands]
  : { [Field in keyof T]: Resolved<T[Field]> };

export type Section = Resolved<SectionFile>;
/** A section in the table of contents. An untitled section belongs to the titled section before it. */
export type TitledSection = Extract<Section, { title: string }>;
export type SectionOf<Kind extends Section["type"]> = Extract<Section, { type: Kind }>;

export interface CaseStudy extends Resolved<CaseStudyFile> {
  slug: string;
  share: string;
}

/** The public part of a case study, locked or not. */
export type Teaser = Pick<
  CaseStudy,
  "slug" | "access" | "role" | "team" | "outcome" | "summary" | "share"
> & {
  hero: Omit<CaseStudy["hero"], "link">;
  sectionCount: number;
  videoCount: number;
};

export interface Card extends Resolved<CardFile> {
  locked: boolean;
  outcome?: NonNullable<CaseStudyFile["outcome"]>[number];
}

export type Profile = Resolved<ProfileFile>;

export type Byline = Pick<Profile, "name" | "links" | "footer" | "availability" | "resume"> & {
  pages: { title: string; address: string }[];
};

export interface OwnPage extends Resolved<PageFile> {
  slug: string;
  share: string;
}

/** `from` is a path in percent-encoding; `to` is a path or a web address. */
export interface Redirect {
  from: string;
  to: string;
}

export interface Strings extends InterfaceFile {
  lang: string;
  dir?: "rtl";
}

export interface Theme {
  /** Styles that follow the site's own. */
  css: string;
  /** Addresses of the owner's typefaces; null keeps the default typeface. */
  preload: { display: string[] | null; text: string[] | null };
  typefaces: string[];
  scheme: ThemeFile["colors"]["scheme"];
  motion: ThemeFile["motion"];
  pageWidth: number;
  columns: number;
  logo: Svg | undefined;
}

export interface Content {
  siteUrl: string;
  theme: Theme;
  strings: Strings;
  profile: Profile;
  /** Addresses of the fixed pages' share images, by the page's address. */
  shares: Record<string, string>;
  cards: Card[];
  caseStudies: CaseStudy[];
  pages: OwnPage[];
  redirects: Redirect[];
}
