import type { PanelStyle } from "#app/case-study/sections/panel.tsx";
import { sentencesIn } from "#app/content/text-segments.ts";
import type {
  Byline,
  CaseStudy,
  RichText,
  Section,
  SectionOf,
  Strings,
  Teaser,
  TitledSection,
} from "#app/content/types.ts";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { plainText } from "#app/ui/plain-text.ts";

/** On a screen of 16:9, a wider figure is larger below the text than next to it. */
const MAX_SIDE_RATIO = 2;

type FigureSection = TitledSection | SectionOf<"figures">;
type HeroFigure = Teaser["hero"] & PanelStyle;

export interface TextSlide {
  kind: "text";
  /** The index of the section that the slide belongs to. */
  section?: number;
  bgColor: string | null;
  /** The title of the section around a bullet. */
  kicker?: string;
  title?: string;
  text: string;
  figure?: FigureSection | HeroFigure | undefined;
  layout?: "beside" | "below" | undefined;
}

type SlideContent =
  | TextSlide
  | { kind: "quote"; section: number; bgColor: string | null; quote: SectionOf<"quote"> }
  | { kind: "outcome" | "contact" };

/** The position of the first slide is 1. */
export type Slide = SlideContent & { position: number };

export interface Presentation {
  /** The title of the page. */
  title: string;
  byline: Byline;
  siteUrl: string;
  study: Teaser;
  slides: Slide[];
}

interface SlideParts {
  study: Pick<Teaser, "hero" | "outcome">;
  sections: Section[];
  /** Contains the `slide` field of each section. */
  lines: CaseStudy["slides"];
  lang: string;
}

/** Lists the screens of a presentation: the hero, the sections and their bullets, the outcomes, and the contact. */
export function slidesOf({ study: { hero, outcome = [] }, sections, lines, lang }: SlideParts): Slide[] {
  const figure = { ...hero, imgBgColor: null, spacing: 0, borderRadius: null };
  const { title, description: text, bgColor } = hero;
  const slides: SlideContent[] = [
    { kind: "text", bgColor, title, text, ...figurePart(figure) },
    ...sections.flatMap((section, index) => {
      const line = lines[index] ?? null;
      return line === false ? [] : slidesOfSection(section, index, line, lang);
    }),
    ...(outcome.length > 0 ? [{ kind: "outcome" } as const] : []),
    { kind: "contact" },
  ];
  return slides.map((slide, index) => ({ ...slide, position: index + 1 }));
}

/** Returns a name such as "3 of 10 · Alerts". A slide without a title has the title of the study. */
export function slideName(slide: Slide, { study, byline, slides }: Presentation, strings: Strings): string {
  const { position } = slide;
  const place = fillPlaceholders(strings.owner.present.position, { position, count: slides.length });
  if (slide.kind === "outcome") return `${place} · ${strings.study.outcome}`;
  if (slide.kind === "contact") return `${place} · ${byline.name}`;
  return `${place} · ${("title" in slide && slide.title) || study.hero.title}`;
}

function slidesOfSection(section: Section, index: number, line: string | null, lang: string): SlideContent[] {
  const { bgColor } = section;
  if (section.type === "quote") {
    const quote = line ? { ...section, quote: [{ type: "paragraph" as const, children: [line] }] } : section;
    return [{ kind: "quote", section: index, bgColor, quote }];
  }
  const shared = { kind: "text", section: index, bgColor } as const;
  if (section.type === "figures") return [{ ...shared, text: line ?? "", ...figurePart(section) }];
  const { title, description } = section;
  const text = line ?? (description ? firstSentence(description, lang) : "");
  const ownSlide = { ...shared, title, text, ...figurePart(section) };
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  const bulletSlides = bullets.map((bullet) => ({
    ...shared,
    kicker: title,
    title: bullet.title,
    text: firstSentence(bullet.description, lang),
  }));
  const isOnlyTitle = text === "" && !ownSlide.figure;
  return isOnlyTitle && bullets.length > 0 ? bulletSlides : [ownSlide, ...bulletSlides];
}

function firstSentence(text: RichText, lang: string): string {
  return sentencesIn(plainText(text, "\n"), lang)[0] ?? "";
}

/** Returns an empty object for a section without an image, video or table. */
function figurePart(figure: FigureSection | HeroFigure): Pick<TextSlide, "figure" | "layout"> {
  if ("rows" in figure) return { figure, layout: "below" };
  const figures = "figures" in figure ? figure.figures : [figure];
  const ratio = figures.map(ratioOf).reduce((sum, next) => sum + next);
  if (ratio === 0) return {};
  return { figure, layout: ratio > MAX_SIDE_RATIO ? "below" : "beside" };
}

function ratioOf(media: FigureSection | HeroFigure | SectionOf<"figures">["figures"][number]): number {
  const video = "videoLink" in media && media.poster ? media.videoLink : null;
  const size = video ?? ("imgLink" in media ? media.imgLink : null);
  return size ? size.width / size.height : 0;
}
