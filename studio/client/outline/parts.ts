import type { Row } from "../../server/edits/outline.ts";
import { fieldName, type Path, parsePath } from "../../shared/field-path.ts";
import { titleFromKey } from "../../shared/titles.ts";
import { FIELD_ATTRIBUTES, fieldSelector, type PageFrame } from "../frame/page-frame.ts";

export type { Row };

const KIND_LABELS: Record<string, string> = {
  textImage: "Text and image",
  blockWithBullets: "Bullets",
  textVideo: "Text and video",
  figures: "Images side by side",
};

/** Matches a field of a section or a card, or of an item in a list of a section. */
const PART_PATTERN = /^([^#]+)#((?:sections|cards)\.\d+(?:\.\w+\.\d+)?)\./;

/** Returns the label of a kind of part. A name such as "quote" is its own label. */
export function labelOf(kind: string): string {
  return KIND_LABELS[kind] ?? titleFromKey(kind);
}

/** Returns a card's value without its own texts. Returns null if the card has no texts that replace a study's texts. */
export function withoutOwnTexts(
  { was }: Pick<Row, "was">,
  isStudy: (link: string) => boolean,
): object | null {
  const { title, description, ...card } = Object(was);
  const hasOwnText = title !== undefined || description !== undefined;
  return hasOwnText && typeof card.link === "string" && isStudy(card.link) ? card : null;
}

/** Returns the path of the part of a file that contains an element. */
export function pathOfPart(file: string, element: Element): Path | null {
  const selector = fieldSelector();
  const fields = element.closest("section, figure, li, tr")?.querySelectorAll(selector) ?? [];
  for (const field of [element.closest(selector), ...fields]) {
    for (const name of FIELD_ATTRIBUTES) {
      const [, nameOfFile, path] = PART_PATTERN.exec(field?.getAttribute(name) ?? "") ?? [];
      if (nameOfFile === file && path) return parsePath(path);
    }
  }
  return null;
}

/** Returns the element of a part, for example its <section>. */
export function elementOfPart(page: PageFrame, file: string, path: Path): HTMLElement | null {
  const wanted = path.at(-2) === "sections" ? "section" : "figure, li, tr";
  // The table of contents also shows the titles of sections.
  const fields = page.fieldsOf(fieldName({ file, path }), true);
  return fields.map((field) => field.closest<HTMLElement>(wanted)).find((element) => element) ?? null;
}

/** Returns the new index of an item that is dropped next to another item of its list. */
export function droppedIndex(from: number, target: number, position: "before" | "on" | "after"): number {
  return target + (position === "after" ? 1 : 0) - (from < target ? 1 : 0);
}
