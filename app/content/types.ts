import type { z } from "zod";
import type { InterfaceFile } from "./interface-schema.ts";
import type { CardFile, CaseStudyFile, PageFile, ProfileFile } from "./schema.ts";
import type { SectionFile } from "./section-schema.ts";
import type { ThemeFile } from "./theme-schema.ts";

export interface Picture {
  /** Of the source, in pixels. */
  width: number;
  height: number;
  /** Until the picture is there; null when it is transparent. */
  color: string | null;
  src: string;
  avif: string;
  webp: string;
}

export interface Film {
  /** As shown, in pixels. */
  width: number;
  height: number;
  src: string;
}

/** An SVG, as it is. */
export interface Drawing {
  width: number;
  height: number;
  src: string;
}

export type Inline =
  | string
  | { type: "break" }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] };

/** `start` is the number of a numbered list's first item, or null. */
export type RichText = (
  | { type: "paragraph"; children: Inline[] }
  | { type: "list"; start: number | null; items: RichText[] }
)[];

/** A content file with pictures, films and addresses in place of files' names, and trees in place of Markdown. */
export type Resolved<T> =
  T extends z.$brand<"picture">
    ? Picture
    : T extends z.$brand<"video">
      ? Film
      : T extends z.$brand<"document">
        ? string
        : T extends z.$brand<"drawing">
          ? Drawing
          : T extends z.$brand<"markdown">
            ? RichText
            : { [Field in keyof T]: Resolved<T[Field]> };

export type Section = Resolved<SectionFile>;
/** One that the list of contents names; the others belong to the one before. */
export type TitledSection = Extract<Section, { title: string }>;
export type SectionOf<Kind extends Section["type"]> = Extract<Section, { type: Kind }>;

export interface CaseStudy extends Resolved<CaseStudyFile> {
  /** The name of the study's folder. */
  slug: string;
  /** Address of the picture that networks show for a shared link. */
  share: string;
}

/** What everyone may see of a case study, locked or not. */
export type Teaser = Pick<
  CaseStudy,
  "slug" | "access" | "role" | "team" | "outcome" | "summary" | "share"
> & {
  hero: Omit<CaseStudy["hero"], "link">;
  /** How much there is to see, which is no secret. */
  sectionCount: number;
  filmCount: number;
};

export interface Card extends Resolved<CardFile> {
  locked: boolean;
  /** The first one of the study it leads to. */
  outcome?: NonNullable<CaseStudyFile["outcome"]>[number];
}

export type Profile = Resolved<ProfileFile>;

/** What every page says of whose it is. */
export type Byline = Pick<Profile, "name" | "links" | "footer" | "availability" | "resume"> & {
  pages: { title: string; address: string }[];
};

/** A page of the owner's own. */
export interface OwnPage extends Resolved<PageFile> {
  /** The name of its folder. */
  slug: string;
  share: string;
}

/** What stood at `from`, a path as requests have it, stands at `to`, a path or an address elsewhere. */
export interface Redirect {
  from: string;
  to: string;
}

export interface Strings extends InterfaceFile {
  /** The language of the site, as BCP 47 names it. */
  lang: string;
  /** When that is written from right to left. */
  dir?: "rtl";
}

/** How the site looks, solved from content/theme.yaml. */
export interface Theme {
  /** Comes after the site's own styles. */
  css: string;
  /** Addresses of typefaces in place of the site's own, null for one that is not replaced. */
  preload: { display: string[] | null; text: string[] | null };
  /** Names, for the line in the footer. */
  typefaces: string[];
  scheme: ThemeFile["colors"]["scheme"];
  motion: ThemeFile["motion"];
  /** Pixels. */
  pageWidth: number;
  columns: number;
  logo: Drawing | undefined;
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
