import { type FieldPath, fieldName, parseFieldName } from "../../shared/field-path.ts";
import type { SiteState } from "../state/site.ts";
import type { PageFrame } from "./page-frame.ts";

export interface Mark {
  /** Marks the element under the pointer, the element whose setting has the focus, or a selected band. */
  kind: "hover" | "field" | "part";
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
  const band = page.document.querySelector(".on-color[data-studio-chosen]");
  if (band && page.isInView(band)) marks.push({ kind: "part", box: boxInBand(page, band), label: null });
  const part = field && page.partOf(fieldName(field));
  if (part) marks.push({ kind: "field", box: visibleBoxOf(page, part), label: null });
  const label = hovered && sharedLabelOf(hovered, page, pages);
  if (hovered?.isConnected && !hovered.isContentEditable)
    marks.push({ kind: "hover", box: visibleBoxOf(page, hovered), label });
  return marks;
}

/** Returns a box in a section's band, 2 pixels from the edges that the window shows. The shadow of a band is clipped. */
function boxInBand(page: PageFrame, band: Element): DOMRect {
  const insets = getComputedStyle(band).clipPath.match(/-?[\d.]+/g) ?? [];
  const [top = 0, right = top, bottom = top, left = right] = insets.map(Number);
  const { clientWidth, clientHeight } = page.document.documentElement;
  const box = band.getBoundingClientRect();
  const [x, y] = [Math.max(0, box.left + left) + 2, Math.max(0, box.top + top) + 2];
  const width = Math.min(clientWidth, box.right - right) - 2 - x;
  const height = Math.min(clientHeight, box.bottom - bottom) - 2 - y;
  return page.boxAt(new DOMRect(x, y, width, height));
}

/** Returns a box around an element, without the areas that its ancestors clip. */
function visibleBoxOf(page: PageFrame, element: Element): DOMRect {
  let { left, top, right, bottom } = page.boxOf(element);
  const { body } = page.document;
  for (let outer = element.parentElement; outer && outer !== body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const box = page.boxOf(outer);
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left - 5, top - 5, right - left + 10, bottom - top + 10);
}

function sharedLabelOf({ dataset }: HTMLElement, page: PageFrame, pages: SiteState["pages"]): string | null {
  const { file } = parseFieldName(dataset.studio ?? dataset.studioMarkdown ?? "");
  if (file === "interface.yaml") return "On every page";
  const owner = pages.find((one) => one.file === file && /^(case-studies|pages)\//.test(file));
  return owner && owner.address !== page.document.location.pathname ? `From “${owner.title}”` : null;
}
