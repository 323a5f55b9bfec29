import { EventEmitter } from "node:events";
import type { Content } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { newestOnly } from "../pipeline/newest-only.ts";
import type { Progress } from "../pipeline/progress.ts";
import { schemaFields } from "../pipeline/read/content-fields.ts";
import { type ContentValues, contentFrom } from "../pipeline/read/content-files.ts";
import { type LoadedContent, readContent, withText } from "../pipeline/read/load-content.ts";
import type { Problem } from "../pipeline/read/problem.ts";
import type { Path } from "./files/splices.ts";
import { filesOf } from "./page/mark.ts";

const NO_PROGRESS: Progress = { image() {}, warn() {}, done() {} };

/** A dropped image, shown until its sizes are generated. */
interface Dropped {
  file: string;
  path: Path;
  digest: string;
  width: number;
  height: number;
}

/**
 * The content that the pages show, up to the last save. Checks the whole content and generates its media in the
 * background. Emits "change" when the content, its problems or the progress change.
 */
export class LiveContent extends EventEmitter<{ change: [] }> {
  readonly #siteUrl: string;
  #values: ContentValues = new Map();
  #content: Content;
  #problems: Problem[] = [];
  #dropped: Dropped[] = [];
  #isMaking = false;
  /** Whether `show` was called since the last run of `remake` began. */
  #isStale = false;

  /** @param content the snapshot of the last build */
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

  get isMaking(): boolean {
    return this.#isMaking;
  }

  /** Returns the content with another text in a file. A file with a problem keeps its last valid text. */
  async with(file: string, text: string): Promise<Content> {
    if (this.#values.size === 0) await this.remake();
    const files = contentFrom(withText(this.#values, file, text) ?? this.#values);
    if (!files) return this.#content;
    const { content } = await prepareContent(this.#siteUrl, { content: files, warnings: [] });
    for (const picture of this.#dropped) showDropped(content, picture);
    return content;
  }

  /** Shows a change at once. The watcher then rebuilds everything. */
  async show(file: string, text: string, dropped?: Dropped): Promise<void> {
    if (dropped) this.#dropped.push(dropped);
    const content = await this.with(file, text);
    this.#values = withText(this.#values, file, text) ?? this.#values;
    this.#content = content;
    this.#isStale = true;
  }

  /** Forgets dropped images that were removed. @param digests of their bytes */
  forget(digests: (string | null)[]): void {
    this.#dropped = this.#dropped.filter(({ digest }) => !digests.includes(digest));
  }

  readonly remake = newestOnly(() => this.#remakeAll());

  async #remakeAll(): Promise<void> {
    this.#isStale = false;
    const dropped = [...this.#dropped];
    try {
      const report = await readContent(paths.content, this.#values);
      this.#problems = report.problems;
      this.#values = report.values;
      if (report.content) await this.#make({ ...report, content: report.content }, dropped);
    } catch (error) {
      // A file was removed a moment ago: the watcher requests another run.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") console.error(error);
    }
    this.emit("change");
    if (this.#isStale) void this.remake();
  }

  async #make(loaded: LoadedContent, dropped: Dropped[]): Promise<void> {
    const { content, makeMedia, writeSnapshot } = await prepareContent(this.#siteUrl, loaded);
    this.#isMaking = true;
    await makeMedia(NO_PROGRESS).finally(() => {
      this.#isMaking = false;
    });
    await writeSnapshot();
    this.#dropped = this.#dropped.filter((picture) => !dropped.includes(picture));
    // If stale, the pages already show something newer.
    if (!this.#isStale) this.#content = content;
  }
}

function showDropped(content: Content, { file, path, digest, width, height }: Dropped): void {
  const source = filesOf(content).find((candidate) => candidate.file === file);
  const field = source && schemaFields(source.schema, source.data).find((one) => `${one.path}` === `${path}`);
  if (!field) return;
  const src = `/studio/blob/${digest}`;
  const srcset = `${src} ${width}w`;
  field.parent[field.key] = { width, height, color: null, src, avif: srcset };
}
