import type { SectionKind, SectionMedia } from "../../server/edits/section-kinds.ts";
import type { FieldPath, Path } from "../../shared/field-path.ts";
import type { Page } from "../frame/page.ts";
import { createState } from "../state/model.ts";
import type { Site } from "../state/site.ts";
import { findGap, type Gap } from "./gaps.ts";
import { elementOfPart, pathOfPart, type Row } from "./parts.ts";

export interface SelectionOptions {
  page: Pick<Page, "address" | "frame" | "placeMarks">;
  site: Pick<Site, "pageAt">;
  replaceMedia: (place: FieldPath, isVideo: boolean, file?: File) => Promise<void>;
  /** Runs after the outline opens. */
  onOpen: () => void;
}

export interface SelectionState {
  /** True if the outline is open. */
  isOpen: boolean;
  rows: Row[];
  /** The kinds of sections that the owner can add. */
  kinds: SectionKind[];
  /** The path of the selected part. */
  part: Path | null;
  /** Null while the window does not show the part. */
  partBox: DOMRect | null;
  /** The position of the "+" between two sections. */
  gap: Gap | null;
  /** The last copied part. */
  copied: { yaml: string; fromFile: string; noun: string } | null;
}

/** Tracks the sections, cards, bullets and figures of the page in the frame, and the selected one. */
export class PartSelection {
  readonly state = createState<SelectionState>({
    isOpen: false,
    rows: [],
    kinds: [],
    part: null,
    partBox: null,
    gap: null,
    copied: null,
  });
  readonly #options: SelectionOptions;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** The file of the shown page, or an empty string if the page has no parts. */
  get file(): string {
    const { site, page } = this.#options;
    return site.pageAt(page.address)?.file ?? "";
  }

  get list(): Path {
    return this.file === "projects.yaml" ? ["cards"] : ["sections"];
  }

  get selectedPlace(): FieldPath | null {
    const { part } = this.state.getState();
    return part && { file: this.file, path: part };
  }

  toggle(): void {
    this.state.setState(({ isOpen }) => ({ isOpen: !isOpen }));
    if (this.state.getState().isOpen) this.#options.onOpen();
  }

  close(): void {
    this.state.setState({ isOpen: false });
  }

  showOutline(outline: Pick<SelectionState, "rows" | "kinds">): void {
    this.state.setState(outline);
  }

  siblingsOf(path: Path): Row[] {
    const { rows } = this.state.getState();
    return path.length === 2 ? rows : (rows[Number(path[1])]?.children ?? []);
  }

  rowAt(path: Path): Row | undefined {
    return this.siblingsOf(path)[indexOf(path)];
  }

  elementOf(path: Path): HTMLElement | null {
    return elementOfPart(this.#options.page.frame, this.file, path);
  }

  select(part: Path | null, isScrolled = false): void {
    this.state.setState({ part });
    if (part && isScrolled) this.elementOf(part)?.scrollIntoView({ block: "nearest" });
    this.placeTools();
  }

  selectAround(element: Element): void {
    this.select(pathOfPart(this.file, element));
  }

  /** Adds a file to the hero or the part around an element. Returns false if neither can have an image or a video. */
  addMedia(element: Element, file: File): boolean {
    this.selectAround(element);
    const { part } = this.state.getState();
    const media = part && this.mediaOf(this.rowAt(part)?.kind);
    if (part && media) void this.chooseMedia(part, media, file);
    else if (element.closest("#hero")) this.chooseHeroImage(file);
    else return false;
    return true;
  }

  /** Returns the field that holds the image or video in sections of this kind, or null if they have neither. */
  mediaOf(kind: string | undefined): SectionMedia | null {
    return this.state.getState().kinds.find(({ name }) => name === kind)?.media ?? null;
  }

  chooseHeroImage(file?: File): void {
    void this.chooseMedia(["hero"], { field: "imgLink", isVideo: false }, file);
  }

  async chooseMedia(part: Path, { field, isVideo }: SectionMedia, file?: File): Promise<void> {
    await this.#options.replaceMedia({ file: this.file, path: [...part, field] }, isVideo, file);
  }

  /** Marks the selected part on the page, and places its tools. */
  placeTools(): void {
    const { part } = this.state.getState();
    const { frame } = this.#options.page;
    const element = part && this.rowAt(part) ? this.elementOf(part) : null;
    for (const old of frame.document.querySelectorAll("[data-studio-chosen]"))
      if (old !== element) old.removeAttribute("data-studio-chosen");
    element?.setAttribute("data-studio-chosen", "");
    this.#options.page.placeMarks();
    this.state.setState({ partBox: element && frame.isInView(element) ? frame.boxOf(element) : null });
    this.showGap();
  }

  /** Shows the "+" in the gap near the pointer. If there is none, uses a visible gap next to the selected section. */
  showGap(pointerY = Number.NaN): void {
    const { rows, part } = this.state.getState();
    if (document.querySelector("[role=dialog], [role=menu]")) return;
    const { frame } = this.#options.page;
    const sections = this.list[0] === "sections" ? rows : [];
    const boxes = sections.flatMap(({ path }) => this.elementOf(path)?.getBoundingClientRect() ?? []);
    const gap = findGap(boxes, { pointerY, selected: Number(part?.[1]), height: frame.element.offsetHeight });
    const box = gap && frame.boxAt(new DOMRect(gap.x, gap.y));
    this.state.setState({ gap: box && { index: gap.index, x: box.x, y: box.y } });
  }
}

export function indexOf(path: Path): number {
  return Number(path.at(-1));
}
