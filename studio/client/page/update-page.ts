import { Idiomorph } from "idiomorph";

const KEPT_ATTRIBUTES =
  "open tabindex aria-description data-studio-hover data-studio-plain data-studio-text data-studio-chosen".split(
    " ",
  );
const EDITED_SELECTOR = "[contenteditable], [data-studio-unsaved]";

/** Updates all parts of a page that have changed, except for texts that are being edited. */
export function updatePage(
  page: Document,
  html: string,
  onKept: (element: Element, newHtml: string) => void,
): void {
  const newPage = new DOMParser().parseFromString(html, "text/html");
  const { Element } = page.defaultView as Window & typeof globalThis;
  // Idiomorph would replace an element whose id the new page lacks.
  for (const oldElement of page.querySelectorAll("[id]"))
    if (!newPage.getElementById(oldElement.id)) oldElement.removeAttribute("id");
  Idiomorph.morph(page.documentElement, newPage.documentElement, {
    head: { style: "morph" },
    callbacks: {
      beforeNodeMorphed: (node: Node, other: Node) => {
        if (!(node instanceof Element && node.closest(EDITED_SELECTOR))) return true;
        // Keep the edited text, but update its field name.
        for (const { name, value } of (other as Element).attributes ?? [])
          if (name.startsWith("data-studio")) node.setAttribute(name, value);
        onKept(node, (other as Element).innerHTML);
        return false;
      },
      beforeNodeRemoved: (node: Node) =>
        !(node instanceof Element && (node.matches(EDITED_SELECTOR) || node.querySelector(EDITED_SELECTOR))),
      // The owner may have opened a <details> element.
      beforeAttributeUpdated: (name: string, node: Element) =>
        !(KEPT_ATTRIBUTES.includes(name) || (name === "style" && node === page.documentElement)),
    },
  });
}
