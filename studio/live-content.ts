import { EventEmitter } from "node:events";
import type { Content } from "#app/content/types.ts";
import { paths } from "../files/paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { coalesceCalls } from "../pipeline/coalesce-calls.ts";
import {
  type ContentReport,
  type LoadedContent,
  readContent,
  valuesWithText,
} from "../pipeline/load-content.ts";
import type { Progress } from "../pipeline/media/progress.ts";
import { schemaFields } from "../pipeline/read/content-fields.ts";
import { type ContentValues, contentFrom } from "../pipeline/read/content-files.ts";
import type { Problem } from "../pipeline/read/problem.ts";
import { TypefaceError } from "../pipeline/theme/typeface.ts";
import type { Path } from "./files/splices.ts";
import { contentFiles } from "./page/mark.ts";

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
  readonly #progress: Progress;
  #values: ContentValues;
  #content: Content;
  #problems: Problem[];
  #warnings: Problem[];
  #newImages: NewImage[] = [];
  #isGenerating = false;
  #makeFile: Awaited<ReturnType<typeof prepareContent>>["makeFile"] | undefined;
  /** True if the content has changed since the current run of `rebuild` began. */
  #isStale = false;

  /** @param content the last valid content; the report can describe newer content with problems */
  constructor(
    siteUrl: string,
    content: Content,
    { values, problems, warnings }: ContentReport,
    progress: Progress,
  ) {
    super();
    this.#siteUrl = siteUrl;
    this.#progress = progress;
    this.#content = content;
    this.#values = values;
    this.#problems = problems;
    this.#warnings = warnings;
  }

  get content(): Content {
    return this.#content;
  }

  /** Slugs of the studies that only invitations open. */
  get invitedStudies(): string[] {
    const studies = contentFrom(this.#values)?.caseStudies ?? [];
    return studies.filter(({ access }) => access === "invited").map(({ slug }) => slug);
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get warnings(): readonly Problem[] {
    return this.#warnings;
  }

  get isGenerating(): boolean {
    return this.#isGenerating;
  }

  /** Returns the content as if `file` contained `text`. If the text has a problem, uses the current text instead. */
  async contentWith(file: string, text: string): Promise<Content> {
    const files = contentFrom(valuesWithText(this.#values, file, text) ?? this.#values);
    if (!files) return this.#content;
    const { content } = await prepareContent(this.#siteUrl, {
      loaded: { content: files, warnings: [] },
      isPreview: true,
    });
    for (const image of this.#newImages) showOriginal(content, image);
    return content;
  }

  /** Shows a change immediately; a rebuild follows when the watcher reports the change. */
  async show(file: string, text: string, newImage?: NewImage | null): Promise<void> {
    if (newImage) this.#newImages.push(newImage);
    const content = await this.contentWith(file, text);
    this.#values = valuesWithText(this.#values, file, text) ?? this.#values;
    this.#content = content;
    this.#isStale = true;
  }

  forgetImages(hashes: (string | null)[]): void {
    this.#newImages = this.#newImages.filter(({ hash }) => !hashes.includes(hash));
  }

  /** Forgets the new images of a file, because a change of a list changes the paths of its fields. */
  forgetImagesIn(file: string): void {
    this.#newImages = this.#newImages.filter((image) => image.file !== file);
  }

  /** Shows added and removed files immediately, and generates their media in the background. */
  async reload(): Promise<void> {
    try {
      const loaded = await this.#readContent();
      const prepared = loaded && (await prepareContent(this.#siteUrl, { loaded, isPreview: true }));
      // React Router reads its routes from the snapshot.
      await prepared?.writeSnapshot();
      this.#content = prepared?.content ?? this.#content;
    } catch (error) {
      if (!isMissingFile(error)) throw error;
    }
    this.#isStale = true;
    void this.rebuild();
  }

  /** Resolves when a file that a page requests has been generated. Other files wait. */
  async generateNow(url: string): Promise<void> {
    const isGenerated = await this.#makeFile?.(url, this.#progress);
    if (!isGenerated) await this.rebuild();
  }

  readonly rebuild = coalesceCalls(() => this.#rebuildAll());

  async #rebuildAll(): Promise<void> {
    this.#isStale = false;
    const newImages = [...this.#newImages];
    try {
      const loaded = await this.#readContent();
      if (loaded) await this.#generateMedia(loaded, newImages);
    } catch (error) {
      if (!isMissingFile(error)) console.error(error);
    }
    this.emit("change");
    if (this.#isStale) void this.rebuild();
  }

  async #readContent(): Promise<LoadedContent | null> {
    const { problems, warnings, values, content } = await readContent(paths.content, this.#values);
    this.#problems = problems;
    this.#warnings = warnings;
    this.#values = values;
    return content && { content, warnings };
  }

  async #generateMedia(loaded: LoadedContent, newImages: NewImage[]): Promise<void> {
    const { content, makeFile, makeMedia, writeSnapshot } = await prepareContent(this.#siteUrl, {
      loaded,
      isPreview: true,
    });
    this.#makeFile = makeFile;
    this.#isGenerating = true;
    await makeMedia(this.#progress).finally(() => {
      this.#isGenerating = false;
    });
    await writeSnapshot();
    this.#newImages = this.#newImages.filter((image) => !newImages.includes(image));
    if (!this.#isStale) this.#content = content;
  }
}

/** The page keeps showing its last version while a file with problems names a missing image or typeface. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypefaceError || (error as NodeJS.ErrnoException).code === "ENOENT";
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
