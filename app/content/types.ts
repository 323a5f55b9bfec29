/** Content as pages receive it: the files of content/ with every media name replaced by what a page needs to show it. */
import type { CardFile, CaseStudyFile, ProfileFile, SectionFile } from "./schema.ts";

export interface Picture {
  alt: string;
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

export interface Video {
  alt: string;
  src: string;
  poster: Picture;
}

type Shown<T> = T extends { videoLink: string | null }
  ? Omit<T, "videoLink" | "poster" | "alt"> & { videoLink: Video | null }
  : T extends { imgLink: string | null }
    ? Omit<T, "imgLink" | "alt"> & { imgLink: Picture | null }
    : never;

export type Section = Shown<SectionFile>;
export type TextImage = Extract<Section, { type: "textImage" }>;
export type BlockWithBullets = Extract<Section, { type: "blockWithBullets" }>;
export type TextVideo = Extract<Section, { type: "textVideo" }>;

export type Hero = Shown<CaseStudyFile["hero"]>;

/** What everyone may see of a case study, locked or not. */
export interface Teaser {
  /** The address is "/" and the slug, the name of the study's folder. */
  slug: string;
  access: CaseStudyFile["access"];
  role: string;
  team: string;
  summary: string;
  hero: Hero;
  /** Address of the picture that networks show for a shared link, when there is one. */
  share: string | null;
}

export interface CaseStudy extends Teaser {
  sections: Section[];
}

export interface Card extends Omit<CardFile, "image" | "bgimage" | "alt"> {
  image: Picture;
  bgimage: Picture | null;
  /** True when the link leads to a case study behind the passcode. */
  locked: boolean;
}

export interface Profile extends Omit<ProfileFile, "blurb"> {
  blurb: Omit<ProfileFile["blurb"], "imgLink" | "alt"> & { imgLink: Picture };
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
