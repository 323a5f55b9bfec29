import type { Update } from "../../server/http/updates.ts";
import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { VIEWS, type View } from "../../shared/views.ts";
import { createModelContext, createState } from "../state/model.ts";
import type { Site } from "../state/site.ts";
import { BoxFollower } from "./box-follower.ts";
import { type Mark, marksOf } from "./marks.ts";
import { PageFrame } from "./page-frame.ts";

/** The key in localStorage for the page that the owner saw last. */
const LAST_PAGE = "studio-page";
/** The key in sessionStorage for the visitor as whom this tab shows the page. */
const VIEW = "studio-view";

export type Scheme = "light" | "dark";

interface PageOptions {
  site: Pick<Site, "value">;
  onLoad: () => void;
  /** Receives the new HTML of a text that an update keeps, because the owner is editing it. */
  onKept: (element: Element, newHtml: string) => void;
  /** Runs after elements of the page have moved. */
  onMove: () => void;
}

export const [PageProvider, usePage] = createModelContext<Page>();

/** The page in the frame: which page it is, how the owner looks at it, and the marks around its elements. */
export class Page {
  readonly state = createState({
    /** The path of the page. */
    address: localStorage.getItem(LAST_PAGE) ?? "/",
    view: VIEWS.find((view) => view === sessionStorage.getItem(VIEW)) ?? "inside",
    /** The page is older than the content, so its parts can be in other places. The owner cannot click it. */
    isOutdated: false,
    scheme: (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") as Scheme,
    width: "desktop" as "phone" | "tablet" | "desktop",
    marks: [] as Mark[],
    /** True while the owner holds Alt to see the page as visitors see it. */
    isPlain: false,
  });
  readonly frame: PageFrame;
  readonly #options: PageOptions;
  readonly #follower: BoxFollower;
  #hovered: HTMLElement | null = null;
  #field: FieldPath | null = null;
  #changeCount = 0;

  constructor(options: PageOptions) {
    this.#options = options;
    this.#follower = new BoxFollower(options.onMove);
    this.frame = new PageFrame({
      view: () => this.state.getState().view,
      onLoad: () => this.#showLoaded(),
      onKept: options.onKept,
    });
  }

  get address(): string {
    return this.state.getState().address;
  }

  /** The address that the frame has loaded, with the visitor, or "" before it has loaded a page. */
  get shownAddress(): string {
    return this.frame.shownAddress;
  }

  go(address: string): void {
    this.frame.go(address);
  }

  /** Resolves after the page has loaded. */
  async load(address: string): Promise<void> {
    const loaded = new Promise((resolve) =>
      this.frame.element.addEventListener("load", resolve, { once: true }),
    );
    this.go(address);
    await loaded;
  }

  /** Shows the new HTML of the page. Returns false if the frame shows another page in the meantime. */
  show({ path, html }: NonNullable<Update["page"]>): boolean {
    if (path !== this.shownAddress) return false;
    this.frame.update(html);
    return true;
  }

  showView(view: View): void {
    sessionStorage.setItem(VIEW, view);
    this.state.setState({ view });
    this.go(this.frame.address);
  }

  showScheme(scheme: Scheme): void {
    this.state.setState({ scheme });
    this.frame.showScheme(scheme);
  }

  showPlain(isPlain: boolean): void {
    if (isPlain === this.state.getState().isPlain) return;
    this.state.setState({ isPlain });
    this.frame.showPlain(isPlain);
  }

  /** Prevents clicks on the page until a change of its parts is visible. */
  async whileOutdated<Value>(change: () => Promise<Value>): Promise<Value> {
    this.#changeCount += 1;
    this.state.setState({ isOutdated: true });
    return change().finally(() => {
      this.#changeCount -= 1;
      this.state.setState({ isOutdated: this.#changeCount > 0 });
    });
  }

  showHovered(element: HTMLElement | null): void {
    if (element === this.#hovered) return;
    this.#hovered = element;
    this.frame.highlight(element);
    this.placeMarks();
  }

  /** Marks the part of the page whose setting has the focus, and scrolls to it. */
  markField(field: FieldPath | null): void {
    this.#field = field;
    if (field) this.scrollTo(field);
    this.placeMarks();
  }

  scrollTo(field: FieldPath): void {
    this.frame.partOf(fieldName(field))?.scrollIntoView({ block: "nearest" });
  }

  placeMarks(): void {
    const marked = { hovered: this.#hovered, field: this.#field };
    this.state.setState({ marks: marksOf(this.frame, marked, this.#options.site.value) });
    this.#follower.follow(this.frame.markedElements());
  }

  #showLoaded(): void {
    localStorage.setItem(LAST_PAGE, this.frame.address);
    this.state.setState({ address: this.frame.document.location.pathname });
    this.frame.showScheme(this.state.getState().scheme);
    this.#hovered = null;
    this.#options.onLoad();
  }
}
