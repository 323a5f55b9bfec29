import type {
  CaseStudy,
  ResponsiveImage,
  RichText,
  Section,
  SectionOf,
  Teaser,
  Video,
} from "#app/content/types.ts";
import { plainText } from "#app/ui/plain-text.ts";

export interface SlideFigure {
  image: ResponsiveImage;
  /** The image is the poster of this video. */
  video?: Video;
  alt: string;
  caption?: string | undefined;
  frame?: "phone" | "browser" | undefined;
}

interface FigureStyle {
  imgBgColor: string | null;
  spacing: number | null;
  borderRadius: number | null;
}

/** `section` is the index of the section that the slide belongs to. */
export interface TextSlide {
  kind: "text";
  section: number;
  bgColor: string | null;
  /** The title of the section around a bullet. */
  kicker?: string;
  title?: string;
  text: string;
  figures: SlideFigure[];
  compare?: boolean;
  style?: FigureStyle;
}

export interface QuoteSlide extends Pick<SectionOf<"quote">, "bgColor" | "quote" | "who"> {
  kind: "quote";
  section: number;
}

type SlideContent = TextSlide | QuoteSlide | { kind: "hero" | "outcome" | "contact" };

/** The position of the first slide is 1. */
export type Slide = SlideContent & { position: number };

interface SlideParts {
  study: Pick<Teaser, "outcome">;
  sections: Section[];
  /** Contains the `slide` field of each section. */
  lines: CaseStudy["slides"];
  lang: string;
}

/** Lists the screens of a presentation: the hero, the sections and their bullets, the outcomes, and the contact. */
export function slidesOf({ study, sections, lines, lang }: SlideParts): Slide[] {
  const sectionSlides = sections.flatMap((section, index) => {
    const line = lines[index] ?? null;
    return line === false ? [] : slidesOfSection(section, index, line, lang);
  });
  const outcomeSlides: SlideContent[] = study.outcome?.length ? [{ kind: "outcome" }] : [];
  const slides = [
    { kind: "hero" } as const,
    ...sectionSlides,
    ...outcomeSlides,
    { kind: "contact" } as const,
  ];
  return slides.map((slide, index) => ({ ...slide, position: index + 1 }));
}

/** Returns the first sentence of a text without formatting. A line break also ends a sentence. */
export function firstSentence(text: string, lang: string): string {
  const sentences = new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text.trim());
  const [first] = sentences;
  return first?.segment.trim() ?? "";
}

function slidesOfSection(section: Section, index: number, line: string | null, lang: string): SlideContent[] {
  const { bgColor } = section;
  if (section.type === "quote") {
    const quote = line ? [{ type: "paragraph" as const, children: [line] }] : section.quote;
    return [{ kind: "quote", section: index, bgColor, quote, who: section.who }];
  }
  const { imgBgColor, spacing, borderRadius } = section;
  const shared = {
    kind: "text" as const,
    section: index,
    bgColor,
    style: { imgBgColor, spacing, borderRadius },
  };
  if (section.type === "figures") {
    const { figures, compare } = section;
    return [{ ...shared, text: line ?? "", figures: figures.flatMap(figureOf), compare }];
  }
  const { title, description } = section;
  const sentenceOf = (text: RichText) => firstSentence(plainText(text, "\n"), lang);
  const text = line ?? (description ? sentenceOf(description) : "");
  const figures = figureOf(section);
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  const hasOwnSlide = text !== "" || figures.length > 0 || bullets.length === 0;
  return [
    ...(hasOwnSlide ? [{ ...shared, title, text, figures }] : []),
    ...bullets.map((bullet) => ({
      ...shared,
      kicker: title,
      title: bullet.title,
      text: sentenceOf(bullet.description),
      figures: [],
    })),
  ];
}

interface Media {
  imgLink?: ResponsiveImage | null | undefined;
  videoLink?: Video | null | undefined;
  poster?: ResponsiveImage | undefined;
  alt?: string | undefined;
  caption?: string | undefined;
  frame?: "phone" | "browser" | undefined;
}

/** Returns an empty list for a section without an image or video. */
function figureOf({ imgLink, videoLink, poster, alt = "", caption, frame }: Media): SlideFigure[] {
  const shared = { alt, caption, frame };
  if (videoLink && poster) return [{ ...shared, image: poster, video: videoLink }];
  return imgLink ? [{ ...shared, image: imgLink }] : [];
}
