import { addView, MOTION_QUERY, NEVER_QUERY, removeView, type View } from "../../shared/views.ts";
import { MARK_STYLES } from "./mark-styles.ts";
import { updatePage } from "./update-page.ts";

export const TEXT_SELECTOR = "[data-studio], [data-studio-markdown]";
/** Matches elements whose values the owner edits in the settings: part of a sentence, or an address. */
export const SETTINGS_SELECTOR = "[data-studio-part], [data-studio-href]";

export const EDITABLE_SELECTOR = `${TEXT_SELECTOR}, ${SETTINGS_SELECTOR}, [data-studio-src]`;

export const FIELD_ATTRIBUTES = "studio studio-markdown studio-src studio-alt studio-part studio-href"
  .split(" ")
  .map((name) => `data-${name}`);
/** @param test compares the name, for example `^="profile.yaml#"` */
export const fieldSelector = (test = "") => FIELD_ATTRIBUTES.map((name) => `[${name}${test}]`).join();

interface FrameOptions {
  /** The visitor as whom this tab shows the page. */
  view: () => View;
  onLoad: () => void;
  /** Receives the new HTML of a text that an update keeps, because the owner is editing it. */
  onKept: (element: Element, newHtml: string) => void;
}

/** Shows the edited page in a frame without scripts. */
export class PageFrame {
  readonly #options: FrameOptions;
  #element: HTMLIFrameElement | null = null;

  constructor(options: FrameOptions) {
    this.#options = options;
  }

  get element(): HTMLIFrameElement {
    if (!this.#element) throw new Error("The frame is not shown yet.");
    return this.#element;
  }

  attach(element: HTMLIFrameElement): void {
    this.#element = element;
    element.addEventListener("load", () => {
      const sheet = new this.#window.CSSStyleSheet();
      sheet.replaceSync(MARK_STYLES);
      this.document.adoptedStyleSheets.push(sheet);
      this.#makeReachable();
      this.#options.onLoad();
    });
  }

  get document(): Document {
    return this.element.contentDocument as Document;
  }

  get address(): string {
    const { pathname, search } = this.document.location;
    return removeView(pathname + search);
  }

  /** The address with the visitor, or "" before the frame has loaded a page. */
  get shownAddress(): string {
    const isLoaded = this.#element?.contentDocument && this.document.location.protocol !== "about:";
    return isLoaded ? addView(this.address, this.#options.view()) : "";
  }

  go(address: string): void {
    this.element.src = addView(address, this.#options.view());
  }

  /** Shows a color scheme, unless the theme has only one. */
  showScheme(scheme: "light" | "dark"): void {
    this.element.style.colorScheme = scheme;
    this.document.documentElement.style.setProperty("--studio-scheme", scheme);
  }

  /** Updates the shown page. */
  update(html: string): void {
    updatePage(this.document, html, this.#options.onKept);
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
      const boxes = (text.firstChild ? range : text).getClientRects();
      // A text for screen readers in the link of a title can be outside the link's box, above another text.
      if (isNear(text.getBoundingClientRect()) && [...boxes].some(isNear)) return text;
    }
    // The point can be in an empty area of the text's element.
    return elements[0]?.closest("a") ? null : (elements[0]?.closest<HTMLElement>(TEXT_SELECTOR) ?? null);
  }

  /** Returns the element that a click edits: a text, an image, a video, or an element with settings. */
  targetAt(x: number, y: number): HTMLElement | null {
    const settingAt = () =>
      this.document.elementFromPoint(x, y)?.closest<HTMLElement>(SETTINGS_SELECTOR) ?? null;
    return this.textAt(x, y) ?? this.mediaAt(x, y) ?? settingAt();
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

  /** Switches between the editable page and the page as visitors see it: without marks and with motion. */
  showPlain(isPlain: boolean): void {
    this.document.documentElement.toggleAttribute("data-studio-plain", isPlain);
    for (const style of this.document.querySelectorAll("style")) {
      const text = style.textContent
        .replaceAll(NEVER_QUERY, MOTION_QUERY)
        .replaceAll(MOTION_QUERY, isPlain ? MOTION_QUERY : NEVER_QUERY);
      if (text !== style.textContent) style.textContent = text;
    }
  }

  /** Returns the image or video at a point, even if a link covers it. */
  mediaAt(x: number, y: number): HTMLElement | null {
    const elements = this.document.elementsFromPoint(x, y);
    const media = elements.map((element) => element.closest<HTMLElement>("[data-studio-src]"));
    return media.find((element) => element) ?? null;
  }

  neighborText(text: Element, direction: 1 | -1): HTMLElement | null {
    const texts = [...this.document.body.querySelectorAll<HTMLElement>(TEXT_SELECTOR)].filter((other) => {
      // Visually hidden text is one pixel wide.
      const isVisible = other.checkVisibility({ visibilityProperty: true }) && other.offsetWidth > 1;
      return isVisible && !other.closest("[aria-hidden=true], nav");
    });
    return texts[texts.indexOf(text as HTMLElement) + direction] ?? null;
  }

  /** Returns true if a box of `size`, above an element and at its right edge, would cover another text. */
  hasTextAbove(element: Element, size: { width: number; height: number }): boolean {
    const { top, right } = element.getBoundingClientRect();
    return Array.from(this.document.body.querySelectorAll(TEXT_SELECTOR)).some((other) => {
      if (other.contains(element) || element.contains(other)) return false;
      const box = other.getBoundingClientRect();
      const isBeside = box.right <= Math.min(right - size.width, box.left) || box.left >= right;
      return !isBeside && box.width > 1 && box.top < top && box.bottom > top - size.height;
    });
  }

  /** Returns true if the window shows at least part of an element. */
  isInView(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < this.element.offsetHeight;
  }

  /** The lower edge of the page's own bar in the window, or 0. */
  get barBottom(): number {
    const bar = this.document.querySelector(".back-bar");
    return bar ? this.boxOf(bar).bottom : 0;
  }

  boxOf(element: Element): DOMRect {
    return this.boxAt(element.getBoundingClientRect());
  }

  /** Converts a box in the frame to window coordinates. */
  boxAt({ x, y, width, height }: DOMRect): DOMRect {
    const frame = this.element.getBoundingClientRect();
    const scale = frame.width / this.element.offsetWidth;
    return new DOMRect(frame.x + x * scale, frame.y + y * scale, width * scale, height * scale);
  }

  /** Returns the elements that have a mark or tools next to them. */
  markedElements(): Iterable<Element> {
    return this.document.querySelectorAll("[contenteditable], [data-studio-hover], [data-studio-chosen]");
  }

  focus(): void {
    this.#window.focus();
    const texts = this.document.body.querySelectorAll<HTMLElement>("[data-studio][tabindex='0']");
    [...texts].find((text) => text.checkVisibility())?.focus();
  }

  find(name: string): HTMLElement | null {
    const test = `="${CSS.escape(name)}"`;
    return this.document.querySelector(
      ["", "-markdown", "-src"].map((one) => `[data-studio${one}${test}]`).join(),
    );
  }

  /** Returns the elements of a field, or with `isGroup`, of all fields in a group. */
  fieldsOf(name: string, isGroup = false): HTMLElement[] {
    const test = isGroup ? `^="${CSS.escape(`${name}.`)}"` : `="${CSS.escape(name)}"`;
    return [...this.document.body.querySelectorAll<HTMLElement>(fieldSelector(test))];
  }

  /** Returns the element of a field, or the item that contains a group's first field. */
  partOf(name: string): HTMLElement | null {
    const [field] = this.fieldsOf(name);
    return field ?? this.fieldsOf(name, true)[0]?.closest<HTMLElement>("li, tr, article, section") ?? null;
  }

  get #window(): Window & typeof globalThis {
    return this.element.contentWindow as Window & typeof globalThis;
  }

  #makeReachable(): void {
    for (const field of this.document.body.querySelectorAll<HTMLElement>(
      `${TEXT_SELECTOR}, [data-studio-src]`,
    )) {
      if (field.closest("a, button, [contenteditable], [aria-hidden=true]")) continue;
      field.tabIndex = 0;
      const { studioMarkdown, studioLabel } = field.dataset;
      // Firefox does not read the paragraphs of a text that gets the focus.
      const names = studioMarkdown === undefined ? [] : [studioLabel];
      field.ariaDescription = [...names, "Press Enter to edit"].filter(Boolean).join(". ");
      // A background image has no alt text.
      if (field.dataset.studioSrc && !field.getAttribute("alt"))
        field.ariaLabel ??= field.dataset.studioLabel ?? null;
    }
  }
}
