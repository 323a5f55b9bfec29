import { Idiomorph } from "idiomorph";
import { fieldNameOf } from "../text/edited-text.ts";
import { keepPictures } from "./keep-pictures.ts";

const KEPT_ATTRIBUTES =
  "open tabindex aria-description data-studio-hover data-studio-plain data-studio-text data-studio-chosen".split(
    " ",
  );
const EDITED_SELECTOR = "[contenteditable], [data-studio-unsaved]";

const SECTION_NUMBER = /#sections\.\d+/;

/** Updates all parts of a page that have changed, except for texts that are being edited. */
export function updatePage(
  page: Document,
  html: string,
  onKept: (element: Element, newHtml: string) => void,
): void {
  const newPage = new DOMParser().parseFromString(html, "text/html");
  const { Element } = page.defaultView as Window & typeof globalThis;
  for (const text of page.querySelectorAll<HTMLElement>(EDITED_SELECTOR)) renameField(text, newPage);
  // Idiomorph would replace an element whose id the new page lacks.
  for (const oldElement of page.querySelectorAll("[id]"))
    if (!newPage.getElementById(oldElement.id)) oldElement.removeAttribute("id");
  const showOldPictures = keepPictures(page);
  Idiomorph.morph(page.documentElement, newPage.documentElement, {
    head: { style: "morph" },
    callbacks: {
      beforeNodeMorphed: (node: Node, other: Node) => {
        if (!(node instanceof Element && node.closest(EDITED_SELECTOR))) return true;
        const isSameField = fieldNameOf(node as HTMLElement) === fieldNameOf(other as HTMLElement);
        if (isSameField) onKept(node, (other as Element).innerHTML);
        return false;
      },
      beforeNodeRemoved: (node: Node) =>
        !(node instanceof Element && (node.matches(EDITED_SELECTOR) || node.querySelector(EDITED_SELECTOR))),
      // The owner may have opened a <details> element.
      beforeAttributeUpdated: (name: string, node: Element) =>
        !(KEPT_ATTRIBUTES.includes(name) || (name === "style" && node === page.documentElement)),
    },
  });
  showOldPictures();
}

/** Gives an edited text the new number of its section. A text whose section is gone loses its field name. */
function renameField(text: HTMLElement, newPage: Document): void {
  const name = fieldNameOf(text);
  const [number] = name.match(SECTION_NUMBER) ?? [];
  const page = text.ownerDocument;
  const sections = [...page.querySelectorAll("[id^=studio-section]")];
  // The table of contents also shows the titles of sections.
  const section =
    sections.find((one) => one.contains(text)) ?? sections.find((one) => numberOf(one) === number);
  if (!number || !section) return;
  const newSection = newPage.getElementById(section.id);
  const attribute = text.dataset.studio === undefined ? "data-studio-markdown" : "data-studio";
  text.setAttribute(attribute, newSection ? name.replace(SECTION_NUMBER, numberOf(newSection)) : "");
}

function numberOf(section: Element): string {
  return section.outerHTML.match(SECTION_NUMBER)?.[0] ?? "";
}
