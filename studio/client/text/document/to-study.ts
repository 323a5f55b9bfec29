import type { RichText } from "../../../../app/content/types.ts";
import { hrefsIn } from "../../../../pipeline/read/rich-text.ts";
import { SAMPLE_DESCRIPTION } from "../../../shared/sample-texts.ts";
import { charactersIn, paragraphsOf } from "../characters.ts";
import { writeMarkdown } from "../markdown.ts";
import { type Block, type DocumentSource, normalizeLines, readBlocks } from "./read-blocks.ts";
import { splitSummary } from "./split-summary.ts";
import { leftOutOf, plainTextOf, stringOf, toRichText } from "./to-rich-text.ts";

interface Bullet {
  title: string;
  description: string;
}

/** A section as it is in the file. */
export type StudySection =
  | { type: "textImage"; title: string; description: string; imgLink: null }
  | { type: "blockWithBullets"; title: string; description: string | null; bullets: Bullet[]; imgLink: null };

/** Texts are Markdown. The title and the summary are empty if the document does not have them. */
export interface StudyDraft {
  title: string;
  summary: string;
  sections: StudySection[];
  /** A sentence about the parts that are missing, or an empty text. */
  leftOut: string;
}

const OVERVIEW: Record<string, string> = { de: "Überblick", fr: "Présentation", es: "Resumen" };

/** Turns a document into a case study: each heading after the first begins a section. @param lang the language of the site */
export function toStudy(source: DocumentSource, lang = "en"): StudyDraft {
  const lines = normalizeLines(source.text);
  const isSingleSpaced = !/\n\s*\n/.test(lines.trim());
  const text = isSingleSpaced ? lines.replaceAll("\n", "\n\n") : lines;
  const allBlocks = readBlocks({ ...source, text });
  const blocks = withHeadings(allBlocks.filter(hasWords));
  const titleIndex = blocks.findIndex(({ type }) => type === "heading");
  const [intro, ...parts] = partsOf(blocks.filter((_, index) => index !== titleIndex));
  const [summary, rest] = splitSummary(intro?.text ?? []);
  const headings = blocks.filter(({ type }) => type === "heading");
  const headingLinks = hrefsIn(toRichText(headings)).map(() => "heading link");
  const overview = { title: OVERVIEW[lang.slice(0, 2)] ?? "Overview", text: rest };
  return {
    title: titleOf(blocks[titleIndex]),
    summary: writeMarkdown(summary),
    sections: [...(rest.length > 0 ? [overview] : []), ...parts].map(sectionOf),
    leftOut: leftOutOf(allBlocks, headingLinks),
  };
}

/** Returns false for a table, an image, an empty heading or an icon. */
function hasWords(block: Block): boolean {
  return /[\p{L}\p{N}]/u.test(plainTextOf(block));
}

/** Turns short lines into headings: the first line and, in a document without headings, all lines before a text. */
function withHeadings(blocks: Block[]): Block[] {
  const hasHeadings = blocks.some(({ type }) => type === "heading");
  return blocks.map((block, index): Block => {
    const next = blocks[index + 1];
    const isHeading = index === 0 || (!hasHeadings && next !== undefined && !isTitleLike(next));
    if (block.type !== "paragraph" || !isHeading || !isTitleLike(block)) return block;
    return { type: "heading", depth: 1, children: block.children };
  });
}

function isTitleLike(block: Block): boolean {
  return block.type === "paragraph" && /^.{1,60}(?<![.:;,…])$/.test(plainTextOf(block));
}

/** Splits a document at its headings. The first part has no title. */
function partsOf(blocks: Block[]): { title: string; text: RichText }[] {
  const starts = [0, ...blocks.flatMap(({ type }, index) => (type === "heading" ? [index] : []))];
  return starts.map((start, index) => {
    const part = blocks.slice(start, starts[index + 1]);
    const isTitled = index > 0;
    return { title: isTitled ? titleOf(part[0]) : "", text: toRichText(part.slice(isTitled ? 1 : 0)) };
  });
}

function titleOf(heading: Block | undefined): string {
  return heading ? plainTextOf(heading).replaceAll(/\s+/g, " ") : "";
}

function sectionOf({ title, text }: { title: string; text: RichText }): StudySection {
  const bullets = bulletsOf(text.at(-1));
  if (!bullets)
    return {
      type: "textImage",
      title,
      description: writeMarkdown(text) || SAMPLE_DESCRIPTION,
      imgLink: null,
    };
  const description = writeMarkdown(text.slice(0, -1)) || null;
  return { type: "blockWithBullets", title, description, bullets, imgLink: null };
}

/** Returns the bullets of a list whose items begin in bold and continue with other text, or null. */
function bulletsOf(block: RichText[number] | undefined): Bullet[] | null {
  if (block?.type !== "list") return null;
  const bullets = block.items.flatMap(([first, ...others]) => {
    const characters = first?.type === "paragraph" ? charactersIn(first.children) : [];
    const length = characters.findIndex(({ formats }) => !formats.strong);
    const title = stringOf(characters.slice(0, Math.max(0, length))).replace(/[\s:.–—-]+$/, "");
    const rest = stringOf(characters.slice(length)).replace(/^[\s:.–—-]+/, "");
    const text = [...paragraphsOf(characters.slice(characters.length - rest.length)), ...others];
    // A title cannot contain a link.
    const isLinked = characters.slice(0, length).some(({ formats }) => formats.link);
    return title && !isLinked && text.length > 0 ? [{ title, description: writeMarkdown(text) }] : [];
  });
  return bullets.length === block.items.length ? bullets : null;
}
