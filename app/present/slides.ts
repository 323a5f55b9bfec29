import type { PanelStyle } from "#app/case-study/sections/panel.tsx";
import { sentencesIn, weightOf } from "#app/content/text-segments.ts";
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
const MAX_SIDE_RATIO = 1.7;

const MAX_BULLETS = 3;

/** Matches "[1]", "[2, 3]", and "¹" after a mark or a word, but not the exponent of "m²" or "10³". */
const FOOTNOTE_MARK = /\s*\[\d{1,3}([,–-]\s?\d{1,3})*\]|(?<=\p{P}|\p{L}{3})[¹²³⁰⁴-⁹]+(?!\p{L})/gu;
/** Matches an abbreviation such as "e.g." or "z.B.", which does not end a sentence. */
const ABBREVIATION = /\p{L}\.\p{L}\.$/u;

type FigureSection = TitledSection | SectionOf<"figures">;
type HeroFigure = Teaser["hero"] & PanelStyle;

export interface TextSlide {
  kind: "text";
  /** The index of the section that the slide belongs to. */
  section?: number;
  bgColor: string | null;
  title?: string;
  text: string;
  figure?: FigureSection | HeroFigure | undefined;
  bullets?: SlideBullet[];
  /** With "outcome", the first bullet is in large type. */
  layout?: "beside" | "below" | "outcome" | undefined;
}

interface SlideBullet {
  title: string;
  text: string;
}

type SlideContent =
  | TextSlide
  | { kind: "quote"; section: number; bgColor: string | null; quote: SectionOf<"quote"> }
  | { kind: "contact"; bgColor: string };

/** The position of the first slide is 1. */
export type Slide = SlideContent & { position: number };

export interface Presentation {
  /** The title of the page. */
  title: string;
  byline: Byline;
  /** Null before the site has an address. */
  siteUrl: string | null;
  study: Teaser;
  /** True in the owner's own view, which links to prototypes. */
  isPresenter: boolean;
  slides: Slide[];
}

interface SlideParts {
  study: Pick<Teaser, "hero" | "outcome">;
  sections: Section[];
  /** Contains the `slide` field of each section. */
  lines: CaseStudy["slides"];
  lang: string;
  outcomeTitle: string;
}

/** Lists the screens of a presentation: the hero, the sections and their bullets, the outcomes, and the contact. */
export function slidesOf({ study, sections, lines, lang, outcomeTitle }: SlideParts): Slide[] {
  const { hero, outcome = [] } = study;
  const figure = { ...hero, imgBgColor: null, spacing: 0, borderRadius: null };
  const { title, description: text, bgColor } = hero;
  const slides: SlideContent[] = [
    { kind: "text", bgColor, title, text, ...figurePart(figure) },
    ...sections.flatMap((section, index) => {
      const line = lines[index] ?? null;
      return line === false ? [] : slidesOfSection(section, { index, line, lang, bgColor });
    }),
    ...bulletSlides(
      { kind: "text", bgColor, title: outcomeTitle, text: "" },
      outcome.map(({ value, what }) => ({ title: value, text: what })),
      "outcome",
    ),
    { kind: "contact", bgColor: hero.bgColor },
  ];
  return slides.map((slide, index) => ({ ...slide, position: index + 1 }));
}

/** Returns a name such as "3 of 10 · Alerts". */
export function slideName(slide: Slide, presentation: Presentation, strings: Strings): string {
  const { position } = slide;
  const count = presentation.slides.length;
  const place = fillPlaceholders(strings.owner.present.position, { position, count });
  return `${place} · ${slideTitle(slide, presentation)}`;
}

/** Returns the title of the study for a slide without a title. */
export function slideTitle(slide: Slide, { study, byline }: Presentation): string {
  if (slide.kind === "contact") return byline.name;
  return ("title" in slide && slide.title) || study.hero.title;
}

interface SectionContext {
  index: number;
  line: string | null;
  lang: string;
  /** The color of the study, for bullets of a section without a color. */
  bgColor: string;
}

function slidesOfSection(section: Section, { index, line, lang, ...study }: SectionContext): SlideContent[] {
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
  if (section.type !== "blockWithBullets") return [ownSlide];
  const bullets = section.bullets.map((bullet) => ({
    title: bullet.title,
    text: firstSentence(bullet.description, lang),
  }));
  const firstSlide = {
    ...shared,
    bgColor: bgColor ?? study.bgColor,
    title,
    text: ownSlide.figure ? "" : text,
  };
  return [...(ownSlide.figure ? [ownSlide] : []), ...bulletSlides(firstSlide, bullets)];
}

/** Shows at most three bullets per slide, and about the same number on each. Only the first slide has the text. */
function bulletSlides(
  firstSlide: TextSlide,
  bullets: SlideBullet[],
  layout: TextSlide["layout"] = "below",
): TextSlide[] {
  const count = Math.ceil(bullets.length / MAX_BULLETS);
  const size = Math.ceil(bullets.length / count);
  return Array.from({ length: count }, (_, index) => ({
    ...firstSlide,
    text: index === 0 ? firstSlide.text : "",
    bullets: bullets.slice(index * size, (index + 1) * size),
    layout,
  }));
}

/** Returns the first sentence. Removes footnote marks first, because they move the end of the sentence. */
function firstSentence(text: RichText, lang: string): string {
  const sentences = sentencesIn(plainText(text, "\n").replaceAll(FOOTNOTE_MARK, ""), lang);
  const end = sentences.findIndex((sentence) => !ABBREVIATION.test(sentence)) + 1;
  return sentences.slice(0, end || undefined).join(" ");
}

/** Estimates the lines of a table, with its first row. About 50 letters fit side by side on a slide. */
export function linesIn({ columns, rows }: Pick<SectionOf<"table">, "columns" | "rows">): number {
  return [columns, ...rows].reduce((sum, cells) => sum + Math.ceil((weightOf(cells.join("")) + 1) / 50), 0);
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
