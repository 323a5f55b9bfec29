import type { StoreApi } from "zustand/vanilla";
import { isSampleAlt } from "../../shared/sample-texts.ts";
import { createState } from "../state/model.ts";
import type { ConversionParts, Cut, Recording } from "./convert-video.ts";
import type { MediaTarget } from "./media-target.ts";

export interface MediaState {
  /** Null keeps the current file. */
  file: File | null;
  /** The address of the file for the preview. */
  url: string | null;
  /** The new poster of a prototype, or null to keep the image. */
  poster: File | null;
  alt: string;
  /** The focal point of an image. */
  focus: string | undefined;
  /** "whole" shows all of a tall image. If undefined, visitors scroll the image. */
  tall: string | undefined;
  isTall: boolean;
  /** A video's recording, and the part of it that visitors see. */
  clip: { recording: Recording; cut: Cut } | null;
  notes: string[];
  /** The reason why the site cannot use the chosen file, or why it needs one. */
  fileError: string;
  error: string;
  task: "reading" | "saving" | null;
  /** The percentage of the running conversion. */
  progress: number | null;
}

/** Reads and saves the files of a media dialog. */
export interface MediaSource {
  /** Reads a file for the preview. @throws if the browser cannot show the file */
  read: (file: File) => Promise<Pick<MediaState, "clip"> & { file: File }>;
  /** Returns notes about a file. @throws if the site cannot use the file */
  check: (file: File) => Promise<string[]>;
  /** The signal can stop only the conversion of a video. */
  save: (state: MediaState, parts: ConversionParts) => Promise<void>;
}

type ReplacedMedia = Pick<
  MediaTarget,
  "kind" | "hasPoster" | "isForPhones" | "noun" | "hasFile" | "notes" | "oldAlt" | "oldFocus" | "oldTall"
>;

/** Holds the state of a media dialog. */
export class MediaChoice {
  readonly #target: ReplacedMedia;
  readonly #source: MediaSource;
  readonly state: StoreApi<MediaState>;
  #latestFile: File | null = null;
  #conversion = new AbortController();

  constructor(target: ReplacedMedia, source: MediaSource) {
    this.#target = target;
    this.#source = source;
    const { oldAlt: alt = "", oldFocus: focus, oldTall: tall, notes } = target;
    const noFile = { file: null, poster: null, url: null, clip: null, isTall: false };
    this.state = createState({
      ...noFile,
      alt,
      focus,
      tall,
      notes,
      fileError: "",
      error: "",
      task: null,
      progress: null,
    });
  }

  /** The previous alt text, or "" if the studio wrote it for a placeholder. */
  get reusableAlt(): string {
    const { oldAlt = "" } = this.#target;
    return isSampleAlt(oldAlt) ? "" : oldAlt;
  }

  get isChanged(): boolean {
    const { file, poster, alt, focus, tall } = this.#current;
    const { oldAlt = "", oldFocus, oldTall } = this.#target;
    return Boolean(file ?? poster) || alt.trim() !== oldAlt || focus !== oldFocus || tall !== oldTall;
  }

  /** The alt text that the owner has typed, or "". */
  get #ownAlt(): string {
    const { alt } = this.#current;
    return alt === this.#target.oldAlt ? "" : alt;
  }

  get #current(): MediaState {
    return this.state.getState();
  }

  /** Previews a file, and requests its problems and notes before the owner writes the alt text. */
  async choose(chosen: File | undefined): Promise<void> {
    if (!chosen || this.#current.task === "saving") return;
    if (this.#target.kind === "prototype" && chosen.type.startsWith("image/"))
      return this.state.setState({ poster: chosen, alt: this.#ownAlt, fileError: "" });
    this.#latestFile = chosen;
    const isOutdated = () => this.#latestFile !== chosen;
    this.#showCurrent({ task: "reading", notes: [], fileError: "", error: "" });
    this.state.setState({ alt: this.#ownAlt });
    try {
      const { file, clip } = await this.#source.read(chosen);
      if (isOutdated()) return;
      // Browsers play .mov files only as MP4, and .mkv files only as WebM.
      const type = file.type.replace("quicktime", "mp4").replace(/(x-)?matroska/, "webm");
      const playableFile = new Blob([file], { type });
      const url = URL.createObjectURL(playableFile);
      this.state.setState({ file, url, clip, focus: undefined, tall: undefined, task: null });
      const notes = await this.#source.check(file);
      if (!isOutdated()) this.state.setState({ notes });
    } catch (reason) {
      if (isOutdated()) return;
      const alt = this.#current.alt || (this.#target.oldAlt ?? "");
      this.#showCurrent({ task: null, fileError: (reason as Error).message, alt });
    }
  }

  /** Chooses the current video at an address, to trim it or to choose another poster. Keeps the alt text. */
  async chooseAgain(src: string): Promise<void> {
    const video = await (await fetch(src)).blob();
    await this.choose(new File([video], "video.mp4", { type: "video/mp4" }));
    this.state.setState({ alt: this.#target.oldAlt ?? "" });
  }

  /** Saves the file, or only changed texts. Returns false after an error, or if the owner stops the conversion. */
  async save(): Promise<boolean> {
    if (this.#current.task) return false;
    const state = { ...this.#current, alt: this.#current.alt.trim() };
    const fileError = state.fileError || this.#missingFile(state);
    const { noun, oldAlt, isForPhones } = this.#target;
    const lacksAlt = !fileError && oldAlt !== undefined && !isForPhones && state.alt === "";
    const error = lacksAlt ? `Enter a description of the ${noun}.` : "";
    this.state.setState({ fileError, error });
    if (fileError || error) return false;
    this.#conversion = new AbortController();
    const { signal } = this.#conversion;
    this.state.setState({ task: "saving" });
    try {
      const onProgress = (share: number | null) =>
        this.state.setState({ progress: share === null ? null : Math.floor(share * 100) });
      await this.#source.save(state, { onProgress, signal });
      return true;
    } catch (reason) {
      if (!signal.aborted) this.state.setState({ error: (reason as Error).message });
      return false;
    } finally {
      this.state.setState({ task: null, progress: null });
    }
  }

  /** Stops a conversion. The dialog keeps the file and its alt text. */
  stop(): void {
    this.#conversion.abort();
  }

  /** Stops all work, and frees the file. */
  close(): void {
    this.stop();
    this.#latestFile = null;
    this.#showCurrent();
  }

  /** Shows the current file instead of the chosen one. */
  #showCurrent(change: Partial<MediaState> = {}): void {
    if (this.#current.url) URL.revokeObjectURL(this.#current.url);
    const { oldFocus: focus, oldTall: tall } = this.#target;
    this.state.setState({ file: null, url: null, clip: null, focus, tall, isTall: false, ...change });
  }

  #missingFile({ file, poster }: MediaState): string {
    const { kind, hasFile, hasPoster } = this.#target;
    if (!file && !hasFile) return "Choose a file.";
    return kind === "prototype" && !hasPoster && !poster ? "Choose a screenshot of the prototype." : "";
  }
}
