import { Idiomorph } from "idiomorph";
import { MOVING, STILL } from "../views.ts";
import { ask } from "./ask.ts";
import { byId } from "./element.ts";

/** Styles of the marks on the page, which do not change its layout. */
const MARKS = `
  :root { --studio-mark: light-dark(#3155d4, #8ea8ff); }
  :root:not([data-studio-plain]) [data-studio-hover] { outline: 2px dashed var(--studio-mark); outline-offset: 3px; }
  :root[data-studio-text] * { cursor: text; }
  [contenteditable] { position: relative; z-index: 40; outline: 2px solid var(--studio-mark) !important; outline-offset: 3px; hyphens: manual;
    white-space: pre-wrap !important; scroll-margin: 0 !important; }
  /* The site's focus ring covers a whole card. */
  [contenteditable]::after { content: none !important; }
  [data-studio-unsaved]:not([data-studio-unsaved=""], [contenteditable]) { outline: 2px solid light-dark(#b3261e, #ff8a80);
    outline-offset: 3px; }
  [data-studio-source] { font-family: ui-monospace, monospace; }
`;

const KEPT = "open tabindex aria-description data-studio-hover data-studio-plain data-studio-text".split(" ");
const EDITED = "[contenteditable], [data-studio-unsaved]";
const TEXTS = "[data-studio], [data-studio-markdown]";
/** Matches elements whose values are changed in the settings: part of a sentence, an address, or a video. */
export const SETTINGS = "[data-studio-part], [data-studio-href], video";

/** The page that is edited: the real page in a frame without script. */
class PageFrame {
  readonly element = byId<HTMLIFrameElement>("page");
  /** Number of the newest request for the page. */
  #asked = 0;

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

  /** Updates the page, except for the parts that are the same or being edited. */
  async refresh(): Promise<void> {
    // The first page is not loaded yet.
    if (this.document.location.protocol === "about:") return;
    this.#asked += 1;
    const own = this.#asked;
    const { address } = this;
    const html = await (await ask(`page?path=${encodeURIComponent(address)}`)).text();
    if (own !== this.#asked || address !== this.address) return;
    const next = new DOMParser().parseFromString(html, "text/html");
    const { Element } = this.#window;
    // An id can belong to another element now.
    for (const old of this.document.querySelectorAll("[id]"))
      if (!next.getElementById(old.id)) old.removeAttribute("id");
    Idiomorph.morph(this.document.documentElement, next.documentElement, {
      head: { style: "morph" },
      callbacks: {
        beforeNodeMorphed: (node: Node, other: Node) => {
          if (!(node instanceof Element && node.closest(EDITED))) return true;
          // The edited text stays, and moves with its section.
          for (const { name, value } of (other as Element).attributes ?? [])
            if (name.startsWith("data-studio")) node.setAttribute(name, value);
          return false;
        },
        beforeNodeRemoved: (node: Node) =>
          !(node instanceof Element && (node.matches(EDITED) || node.querySelector(EDITED))),
        // Elements that the user opened or played stay so.
        beforeAttributeUpdated: (name: string, node: Element) =>
          !(KEPT.includes(name) || (name === "style" && node === this.document.documentElement)),
      },
    });
    this.#makeReachable();
  }

  /** Returns the text at a point of the page. A link can cover a whole card. */
  textAt(x: number, y: number): HTMLElement | null {
    const elements = this.document.elementsFromPoint(x, y);
    for (const element of elements) {
      const text = element.closest<HTMLElement>(TEXTS);
      if (!text) continue;
      const range = this.document.createRange();
      range.selectNodeContents(text);
      const isNear = ({ left, right, top, bottom }: DOMRect) =>
        x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;
      if ([...range.getClientRects()].some(isNear)) return text;
    }
    // Next to the characters, if nothing else is there.
    return elements[0]?.closest("a") ? null : (elements[0]?.closest<HTMLElement>(TEXTS) ?? null);
  }

  /** Returns the element that a click changes: a text, an image, or one with settings. */
  targetAt(x: number, y: number): HTMLElement | null {
    const setting = () => this.document.elementFromPoint(x, y)?.closest<HTMLElement>(SETTINGS) ?? null;
    return this.textAt(x, y) ?? this.pictureAt(x, y) ?? setting();
  }

  point(target: HTMLElement | null): void {
    const before = this.document.querySelector("[data-studio-hover]");
    this.document.documentElement.toggleAttribute("data-studio-text", target?.matches(TEXTS) === true);
    if (target === before) return;
    before?.removeAttribute("data-studio-hover");
    target?.setAttribute("data-studio-hover", "");
  }

  /** Shows the page as visitors see it, without marks and with motion, while Alt is held. */
  showPlain(isPlain: boolean): void {
    this.document.documentElement.toggleAttribute("data-studio-plain", isPlain);
    for (const style of this.document.querySelectorAll("style")) {
      const text = style.textContent.replaceAll(STILL, MOVING).replaceAll(MOVING, isPlain ? MOVING : STILL);
      if (text !== style.textContent) style.textContent = text;
    }
  }

  pictureAt(x: number, y: number): HTMLElement | null {
    for (const element of this.document.elementsFromPoint(x, y)) {
      const picture = element.closest<HTMLElement>("[data-studio-src]");
      if (picture) return picture.matches("video") ? null : picture;
    }
    return null;
  }

  /** Returns the next or previous visible text of the page, or null. */
  textBeside(text: Element, direction: 1 | -1): HTMLElement | null {
    const texts = [...this.document.body.querySelectorAll<HTMLElement>(TEXTS)].filter((other) => {
      // Text for screen readers only is one pixel wide.
      const isSeen = other.checkVisibility({ visibilityProperty: true }) && other.offsetWidth > 1;
      return isSeen && !other.closest("[aria-hidden=true], nav");
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
    sheet.replaceSync(MARKS);
    this.document.adoptedStyleSheets.push(sheet);
    this.#makeReachable();
    this.onLoad();
  }

  /** Makes texts and images reachable with Tab, in the order of the page. */
  #makeReachable(): void {
    for (const field of this.document.body.querySelectorAll<HTMLElement>(`${TEXTS}, [data-studio-src]`)) {
      if (field.closest("a, button, [contenteditable], [aria-hidden=true]")) continue;
      field.tabIndex = 0;
      field.ariaDescription = "Press Enter to change it";
    }
  }
}

export const frame = new PageFrame();
