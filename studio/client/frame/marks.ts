import { type FieldPath, fieldName, parseFieldName } from "../../shared/field-path.ts";
import type { SiteState } from "../state/site.ts";
import type { PageFrame } from "./page-frame.ts";

export interface Mark {
  /** "hover" marks the element under the pointer; "field" marks the element whose setting has the focus. */
  kind: "hover" | "field";
  box: DOMRect;
  /** For a shared text, names the other place, such as "On every page". */
  label: string | null;
}

export function marksOf(
  page: PageFrame,
  { hovered, field }: { hovered: HTMLElement | null; field: FieldPath | null },
  { pages }: SiteState,
): Mark[] {
  const marks: Mark[] = [];
  const part = field && page.partOf(fieldName(field));
  if (part) marks.push({ kind: "field", box: visibleBoxOf(page, part), label: null });
  const label = hovered && sharedLabelOf(hovered, page, pages);
  if (hovered?.isConnected && !hovered.isContentEditable)
    marks.push({ kind: "hover", box: visibleBoxOf(page, hovered), label });
  return marks;
}

/** Returns an element's box without the areas that its ancestors clip. */
function visibleBoxOf(page: PageFrame, element: Element): DOMRect {
  let { left, top, right, bottom } = page.boxOf(element);
  const { body } = page.document;
  for (let outer = element.parentElement; outer && outer !== body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const box = page.boxOf(outer);
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

function sharedLabelOf({ dataset }: HTMLElement, page: PageFrame, pages: SiteState["pages"]): string | null {
  const { file } = parseFieldName(dataset.studio ?? dataset.studioMarkdown ?? "");
  if (file === "interface.yaml") return "On every page";
  const owner = pages.find((one) => one.file === file && /^(case-studies|pages)\//.test(file));
  return owner && owner.address !== page.document.location.pathname ? `From “${owner.title}”` : null;
}
