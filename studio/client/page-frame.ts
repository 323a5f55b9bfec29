import { Idiomorph } from "idiomorph";
import { MOTION_QUERY, NEVER_QUERY } from "../views.ts";
import { callApi } from "./api.ts";
import { byId } from "./element.ts";

const MARK_STYLES = `
  :root { --studio-mark: light-dark(#3155d4, #8ea8ff); }
  :root:not([data-studio-plain]) [data-studio-hover] { outline: 2px dashed var(--studio-mark); outline-offset: 3px; }
  :root[data-studio-text] * { cursor: text; }
  [contenteditable] { position: relative; z-index: 40; outline: 2px solid var(--studio-mark) !important; outline-offset: 3px; hyphens: manual;
    white-space: pre-wrap !important; scroll-margin: 0 !important; }
  /* A card's focus ring would cover the whole card. */
  [contenteditable]::after { content: none !important; }
  [data-studio-unsaved]:not([data-studio-unsaved=""], [contenteditable]) { outline: 2px solid light-dark(#b3261e, #ff8a80);
    outline-offset: 3px; }
  [data-studio-source] { font-family: ui-monospace, monospace; }
`;

const KEPT_ATTRIBUTES =
  "open tabindex aria-description data-studio-hover data-studio-plain data-studio-text".split(" ");
const EDITED_SELECTOR = "[contenteditable], [data-studio-unsaved]";
const TEXT_SELECTOR = "[data-studio], [data-studio-markdown]";
/** Matches elements whose values the owner edits in the settings: part of a sentence, an address, or a video. */
export const SETTINGS_SELECTOR = "[data-studio-part], [data-studio-href], video";

/** Shows the edited page in a frame without scripts. */
class PageFrame {
  readonly element = byId<HTMLIFrameElement>("page");
  #requestCount = 0;

  constructor() {
    this.element.addEventListener("load", () => this.#onLoad());
  }

  get document(): Document {
    return this.element.contentDocument as Document;
  }

  get address(): string {
    const { pathname, search } = this.document.location;
    return pathname + search;
  }

  go(address: string): void {
    this.element.src = address;
  }

  onLoad: () => void = () => {};

  /** Updates all parts of the page that have changed, except for texts that are being edited. */
  async refresh(): Promise<void> {
    // The frame has not loaded a page yet.
    if (this.document.location.protocol === "about:") return;
    this.#requestCount += 1;
    const requestNumber = this.#requestCount;
    const { address } = this;
    const html = await (await callApi(`page?path=${encodeURIComponent(address)}`)).text();
    if (requestNumber !== this.#requestCount || address !== this.address) return;
    const newDocument = new DOMParser().parseFromString(html, "text/html");
    const { Element } = this.#window;
    // In the new page, a different element can have the id.
    for (const oldElement of this.document.querySelectorAll("[id]"))
      if (!newDocument.getElementById(oldElement.id)) oldElement.removeAttribute("id");
    Idiomorph.morph(this.document.documentElement, newDocument.documentElement, {
      head: { style: "morph" },
      callbacks: {
        beforeNodeMorphed: (node: Node, other: Node) => {
          if (!(node instanceof Element && node.closest(EDITED_SELECTOR))) return true;
          // Keep the edited text, and update its field name.
          for (const { name, value } of (other as Element).attributes ?? [])
            if (name.startsWith("data-studio")) node.setAttribute(name, value);
          return false;
        },
        beforeNodeRemoved: (node: Node) =>
          !(
            node instanceof Element &&
            (node.matches(EDITED_SELECTOR) || node.querySelector(EDITED_SELECTOR))
          ),
        // Keep the <details> elements open that the owner has opened.
        beforeAttributeUpdated: (name: string, node: Element) =>
          !(KEPT_ATTRIBUTES.includes(name) || (name === "style" && node === this.document.documentElement)),
      },
    });
    this.#makeReachable();
  }

  /** Returns the text at a point, even if a link covers it. */
  textAt(x: number, y: number): HTMLElement | null {
    const elements = this.document.elementsFromPoint(x, y);
    for (const element of elements) {
      const text = element.closest<HTMLElement>(TEXT_SELECTOR);
      if (!text) continue;
      const range = this.document.createRange();
      range.selectNodeContents(text);
      const isNear = ({ left, right, top, bottom }: DOMRect) =>
        x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;
      if ([...range.getClientRects()].some(isNear)) return text;
    }
    // The point can be in an empty area of the text's element.
    return elements[0]?.closest("a") ? null : (elements[0]?.closest<HTMLElement>(TEXT_SELECTOR) ?? null);
  }

  /** Returns the element that a click edits: a text, an image, or an element with settings. */
  targetAt(x: number, y: number): HTMLElement | null {
    const settingAt = () =>
      this.document.elementFromPoint(x, y)?.closest<HTMLElement>(SETTINGS_SELECTOR) ?? null;
    return this.textAt(x, y) ?? this.imageAt(x, y) ?? settingAt();
  }

  highlight(target: HTMLElement | null): void {
    const oldTarget = this.document.querySelector("[data-studio-hover]");
    this.document.documentElement.toggleAttribute(
      "data-studio-text",
      target?.matches(TEXT_SELECTOR) === true,
    );
    if (target === oldTarget) return;
    oldTarget?.removeAttribute("data-studio-hover");
    target?.setAttribute("data-studio-hover", "");
  }

  /** Switches between the editable page and the page as visitors see it: without outlines and with motion. */
  showPlain(isPlain: boolean): void {
    this.document.documentElement.toggleAttribute("data-studio-plain", isPlain);
    for (const style of this.document.querySelectorAll("style")) {
      const text = style.textContent
        .replaceAll(NEVER_QUERY, MOTION_QUERY)
        .replaceAll(MOTION_QUERY, isPlain ? MOTION_QUERY : NEVER_QUERY);
      if (text !== style.textContent) style.textContent = text;
    }
  }

  imageAt(x: number, y: number): HTMLElement | null {
    for (const element of this.document.elementsFromPoint(x, y)) {
      const image = element.closest<HTMLElement>("[data-studio-src]");
      if (image) return image.matches("video") ? null : image;
    }
    return null;
  }

  neighborText(text: Element, direction: 1 | -1): HTMLElement | null {
    const texts = [...this.document.body.querySelectorAll<HTMLElement>(TEXT_SELECTOR)].filter((other) => {
      // Visually hidden text is one pixel wide.
      const isVisible = other.checkVisibility({ visibilityProperty: true }) && other.offsetWidth > 1;
      return isVisible && !other.closest("[aria-hidden=true], nav");
    });
    return texts[texts.indexOf(text as HTMLElement) + direction] ?? null;
  }

  boxOf(element: Element): DOMRect {
    const frame = this.element.getBoundingClientRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(frame.x + x, frame.y + y, width, height);
  }

  focus(): void {
    this.#window.focus();
    const texts = this.document.body.querySelectorAll<HTMLElement>("[data-studio][tabindex='0']");
    [...texts].find((text) => text.checkVisibility())?.focus();
  }

  find(name: string): HTMLElement | null {
    const value = CSS.escape(name);
    return this.document.body.querySelector<HTMLElement>(
      `[data-studio="${value}"], [data-studio-markdown="${value}"], [data-studio-src="${value}"]`,
    );
  }

  get #window(): Window & typeof globalThis {
    return this.element.contentWindow as Window & typeof globalThis;
  }

  #onLoad(): void {
    const sheet = new this.#window.CSSStyleSheet();
    sheet.replaceSync(MARK_STYLES);
    this.document.adoptedStyleSheets.push(sheet);
    this.#makeReachable();
    this.onLoad();
  }

  #makeReachable(): void {
    for (const field of this.document.body.querySelectorAll<HTMLElement>(
      `${TEXT_SELECTOR}, [data-studio-src]`,
    )) {
      if (field.closest("a, button, [contenteditable], [aria-hidden=true]")) continue;
      field.tabIndex = 0;
      field.ariaDescription = "Press Enter to edit";
    }
  }
}

export const frame = new PageFrame();
