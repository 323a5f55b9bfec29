import type { RichText } from "../../../../app/content/types.ts";
import { hrefsIn } from "../../../../pipeline/read/rich-text.ts";
import { SAMPLE_DESCRIPTION } from "../../../shared/sample-texts.ts";
import { charactersIn, paragraphsOf } from "../characters.ts";
import { writeMarkdown } from "../markdown.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { type Block, type DocumentSource, normalizeLines, readBlocks } from "./read-blocks.ts";
import { splitSummary } from "./split-summary.ts";
import { cellsOf, onlyWholeTables, type Table, tableOf } from "./tables.ts";
import { leftOutOf, plainTextOf, stringOf, toRichText } from "./to-rich-text.ts";

interface Bullet {
  title: string;
  description: string;
}

/** A section as it is in the file. */
export type StudySection =
  | { type: "textImage"; title: string; description: string; imgLink: null }
  | { type: "blockWithBullets"; title: string; description: string | null; bullets: Bullet[]; imgLink: null }
  | ({ type: "table"; title: string; description: string | null } & Table);

/** Texts are Markdown. The title and the summary are empty if the document does not have them. */
export interface StudyDraft {
  title: string;
  summary: string;
  sections: StudySection[];
  /** A sentence about the parts that are missing, or an empty text. */
  leftOut: string;
}

const OVERVIEW: Record<string, string> = {
  en: "Overview",
  de: "Überblick",
  fr: "Présentation",
  es: "Resumen",
  pl: "O projekcie",
  ja: "概要",
};

/** Turns a document into a case study: each heading after the first begins a section. @param lang the language of the site */
export function toStudy(source: DocumentSource, lang = "en"): StudyDraft {
  const { body: lines, leftOut } = splitFrontMatter(normalizeLines(source.text));
  const isSingleSpaced = !/\n\s*\n/.test(lines.trim());
  const text = isSingleSpaced ? lines.replaceAll("\n", "\n\n") : lines;
  const allBlocks = readBlocks({ ...source, text });
  const blocks = withHeadings(onlyWholeTables(allBlocks).filter(hasWords));
  const titleIndex = blocks.findIndex(({ type }) => type === "heading");
  const title = titleOf(blocks[titleIndex]);
  const [intro, ...parts] = partsOf(
    blocks.filter((_, index) => index !== titleIndex),
    OVERVIEW[lang.slice(0, 2)] ?? (title || "Overview"),
  );
  const [summary, rest] = splitSummary(intro?.text ?? []);
  const first = intro && (rest.length > 0 || intro.table) ? [{ ...intro, text: rest }] : [];
  return {
    title,
    summary: writeMarkdown(summary),
    sections: [...first, ...parts].map(sectionOf),
    leftOut: leftOutOf(cellsOf(allBlocks), [...plainLinks(blocks), ...leftOut]),
  };
}

/** Names the links in headings and tables, because only the text of these links is kept. */
function plainLinks(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    const isPlain = block.type === "heading" || block.type === "table";
    return isPlain ? hrefsIn(toRichText(cellsOf([block]))).map(() => `${block.type} link`) : [];
  });
}

/** Returns false for an image, an empty heading or an icon. */
function hasWords(block: Block): boolean {
  return tableOf(block) !== null || /[\p{L}\p{N}]/u.test(plainTextOf(block));
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

interface Part {
  title: string;
  text: RichText;
  table: Table | null;
}

/** Splits a document at its headings and after its tables. The title of the second part of a heading ends with "(2)". */
function partsOf(blocks: Block[], overview: string): Part[] {
  const isStart = ({ type }: Block, index: number) =>
    type === "heading" || blocks[index - 1]?.type === "table";
  const starts = [0, ...blocks.flatMap((block, index) => (isStart(block, index) ? [index] : []))];
  let [title, count] = [overview, 0];
  return starts.map((start, index) => {
    const [first, ...others] = blocks.slice(start, starts[index + 1]);
    const isTitled = index > 0 && first?.type === "heading";
    [title, count] = isTitled ? [titleOf(first), 1] : [title, count + 1];
    const content = isTitled || !first ? others : [first, ...others];
    return {
      title: count > 1 ? `${title} (${count})` : title,
      text: toRichText(content),
      table: tableOf(content.at(-1)),
    };
  });
}

function titleOf(heading: Block | undefined): string {
  return heading ? plainTextOf(heading).replaceAll(/\s+/g, " ") : "";
}

function sectionOf({ title, text, table }: Part): StudySection {
  if (table) return { type: "table", title, description: writeMarkdown(text) || null, ...table };
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
