/** Content as pages receive it: the files of content/ with every media name replaced by what a page needs to show it. */
import type { z } from "zod";
import type { CardFile, CaseStudyFile, ProfileFile, SectionFile } from "./schema.ts";

export interface Picture {
  /** Size of the source in pixels; the ratio reserves the space. */
  width: number;
  height: number;
  /** Shown until the picture is there; null when the picture is transparent. */
  color: string | null;
  /** Fallback address, and `srcset` values per format. */
  src: string;
  avif: string;
  webp: string;
}

/** A content file with pictures in place of their names, and addresses in place of the names of videos. */
export type Shown<T> =
  T extends z.$brand<"picture">
    ? Picture
    : T extends z.$brand<"video">
      ? string
      : { [Field in keyof T]: Shown<T[Field]> };

export type Section = Shown<SectionFile>;
export type SectionOf<Kind extends Section["type"]> = Extract<Section, { type: Kind }>;

export interface CaseStudy extends Shown<CaseStudyFile> {
  /** The address is "/" and the slug, the name of the study's folder. */
  slug: string;
  /** Address of the picture that networks show for a shared link, when there is one. */
  share: string | null;
}

/** What everyone may see of a case study, locked or not. */
export type Teaser = Pick<CaseStudy, "slug" | "access" | "role" | "team" | "summary" | "hero" | "share">;

export interface Card extends Shown<CardFile> {
  /** True when the link leads to a case study behind the passcode. */
  locked: boolean;
}

export interface Profile extends Shown<ProfileFile> {
  share: string | null;
}

/** Everything the site says: what `npm run build` reads from content/ and writes to .content/content.json. */
export interface Content {
  /** Origin of the published site, without a slash at the end. */
  siteUrl: string;
  profile: Profile;
  cards: Card[];
  caseStudies: CaseStudy[];
}
