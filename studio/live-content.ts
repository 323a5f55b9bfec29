import { EventEmitter } from "node:events";
import type { Content } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { coalesceCalls } from "../pipeline/coalesce-calls.ts";
import type { Progress } from "../pipeline/progress.ts";
import { schemaFields } from "../pipeline/read/content-fields.ts";
import { type ContentValues, contentFrom } from "../pipeline/read/content-files.ts";
import { type LoadedContent, readContent, valuesWithText } from "../pipeline/read/load-content.ts";
import type { Problem } from "../pipeline/read/problem.ts";
import type { Path } from "./files/splices.ts";
import { contentFiles } from "./page/mark.ts";

const NO_PROGRESS: Progress = { image() {}, warn() {}, done() {} };

/** Describes a new image. Pages show its original until its sizes are generated. */
interface NewImage {
  file: string;
  path: Path;
  hash: string;
  width: number;
  height: number;
}

/** Checks content and generates media in the background. Emits "change" after the content or its problems change. */
export class LiveContent extends EventEmitter<{ change: [] }> {
  readonly #siteUrl: string;
  #values: ContentValues = new Map();
  #content: Content;
  #problems: Problem[] = [];
  #newImages: NewImage[] = [];
  #isGenerating = false;
  /** `#isStale` is true if the content has changed since the current run of `rebuild` began. */
  #isStale = false;

  constructor(siteUrl: string, content: Content) {
    super();
    this.#siteUrl = siteUrl;
    this.#content = content;
  }

  get content(): Content {
    return this.#content;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get isGenerating(): boolean {
    return this.#isGenerating;
  }

  /** Returns the content as if `file` contained `text`. If the text has a problem, uses the current text instead. */
  async contentWith(file: string, text: string): Promise<Content> {
    if (this.#values.size === 0) await this.rebuild();
    const files = contentFrom(valuesWithText(this.#values, file, text) ?? this.#values);
    if (!files) return this.#content;
    const { content } = await prepareContent(this.#siteUrl, {
      loaded: { content: files, warnings: [] },
      showsDrafts: true,
    });
    for (const image of this.#newImages) showOriginal(content, image);
    return content;
  }

  /** Shows a change immediately; a rebuild follows when the watcher reports the change. */
  async show(file: string, text: string, newImage?: NewImage): Promise<void> {
    if (newImage) this.#newImages.push(newImage);
    const content = await this.contentWith(file, text);
    this.#values = valuesWithText(this.#values, file, text) ?? this.#values;
    this.#content = content;
    this.#isStale = true;
  }

  forgetImages(hashes: (string | null)[]): void {
    this.#newImages = this.#newImages.filter(({ hash }) => !hashes.includes(hash));
  }

  readonly rebuild = coalesceCalls(() => this.#rebuildAll());

  async #rebuildAll(): Promise<void> {
    this.#isStale = false;
    const newImages = [...this.#newImages];
    try {
      const report = await readContent(paths.content, this.#values);
      this.#problems = report.problems;
      this.#values = report.values;
      if (report.content) await this.#generateMedia({ ...report, content: report.content }, newImages);
    } catch (error) {
      // Ignore ENOENT: a file was removed during this run, and the watcher starts a new run.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") console.error(error);
    }
    this.emit("change");
    if (this.#isStale) void this.rebuild();
  }

  async #generateMedia(loaded: LoadedContent, newImages: NewImage[]): Promise<void> {
    const { content, makeMedia, writeSnapshot } = await prepareContent(this.#siteUrl, {
      loaded,
      showsDrafts: true,
    });
    this.#isGenerating = true;
    await makeMedia(NO_PROGRESS).finally(() => {
      this.#isGenerating = false;
    });
    await writeSnapshot();
    this.#newImages = this.#newImages.filter((image) => !newImages.includes(image));
    if (!this.#isStale) this.#content = content;
  }
}

function showOriginal(content: Content, { file, path, hash, width, height }: NewImage): void {
  const source = contentFiles(content).find((candidate) => candidate.file === file);
  const field =
    source &&
    schemaFields(source.schema, source.data).find((mediaField) => `${mediaField.path}` === `${path}`);
  if (!field) return;
  const src = `/studio/blob/${hash}`;
  const srcset = `${src} ${width}w`;
  field.parent[field.key] = { width, height, color: null, src, avif: srcset };
}
