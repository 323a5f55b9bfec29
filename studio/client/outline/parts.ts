import type { Row } from "../../server/edits/outline.ts";
import { fieldName, type Path, parsePath } from "../../shared/field-path.ts";
import { SAMPLE_DESCRIPTION } from "../../shared/sample-texts.ts";
import { FIELD_ATTRIBUTES, fieldSelector, type PageFrame } from "../frame/page-frame.ts";

export type { Row };

export const KIND_LABELS: Record<string, string> = {
  textImage: "Text and image",
  blockWithBullets: "Bullets",
  textVideo: "Text and video",
  figures: "Images side by side",
  quote: "Quote",
  bullet: "Bullet",
  figure: "Figure",
  card: "Card",
};
const MEDIA_FIELDS: Record<string, string> = {
  textImage: "imgLink",
  blockWithBullets: "imgLink",
  textVideo: "videoLink",
};
export const SECTION_KINDS = Object.keys(KIND_LABELS).slice(0, 5);

const PART_PATTERN = /^([^#]+)#((?:sections|cards)\.\d+(?:\.(?:bullets|figures)\.\d+)?)\./;
const ELEMENTS: Record<string, string> = {
  sections: "section",
  cards: "li",
  bullets: "li",
  figures: "figure",
};

/** Returns the name of the field for a section's image or video, or undefined for other parts. */
export function mediaField(kind: string | undefined): string | undefined {
  return MEDIA_FIELDS[kind ?? ""];
}

/** Returns the path of the part of a file that contains an element. */
export function pathOfPart(file: string, element: Element): Path | null {
  const selector = fieldSelector();
  const fields = element.closest("section, figure, li")?.querySelectorAll(selector) ?? [];
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
  const wanted = ELEMENTS[String(path.at(-2))] ?? "*";
  // The table of contents also shows the titles of sections.
  const fields = page.fieldsOf(fieldName({ file, path }), true);
  return fields.map((field) => field.closest<HTMLElement>(wanted)).find((element) => element) ?? null;
}

export function isCaretAtEnd(element: HTMLElement): boolean {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.isCollapsed || !selection.focusNode) return false;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setStart(selection.focusNode, selection.focusOffset);
  return range.toString().trim() === "";
}

export function isEmptyBullet(element: HTMLElement): boolean {
  const words = element.closest("li")?.textContent.trim();
  return element.textContent.trim() === "" && (words === "" || words === SAMPLE_DESCRIPTION);
}

export function hasNoSelection({ target }: KeyboardEvent): boolean {
  return (target as Element).ownerDocument.getSelection()?.isCollapsed !== false;
}
