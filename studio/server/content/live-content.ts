import { EventEmitter } from "node:events";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { coalesceCalls } from "../../../pipeline/coalesce-calls.ts";
import {
  type ContentReport,
  type LoadedContent,
  readContent,
  sourcesWithText,
} from "../../../pipeline/load-content.ts";
import type { Progress } from "../../../pipeline/media/progress.ts";
import { schemaFields } from "../../../pipeline/read/content-fields.ts";
import { type ContentSources, contentFrom } from "../../../pipeline/read/content-files.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { TypefaceError } from "../../../pipeline/theme/typeface.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import { contentFiles } from "../page/markers.ts";

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
  #siteUrl: string;
  readonly #progress: Progress;
  #sources: ContentSources;
  #content: Content;
  /** The pages show these sources. */
  #shownSources: ContentSources;
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
    { sources, problems, warnings }: ContentReport,
    progress: Progress,
  ) {
    super();
    this.#siteUrl = siteUrl;
    this.#progress = progress;
    this.#content = content;
    this.#sources = sources;
    this.#shownSources = sources;
    this.#problems = problems;
    this.#warnings = warnings;
  }

  /** Shows the address of the site on pages. */
  set siteUrl(siteUrl: string) {
    if (siteUrl === this.#siteUrl) return;
    this.#siteUrl = siteUrl;
    void this.rebuild();
  }

  get content(): Content {
    return this.#content;
  }

  /** Slugs of the studies that only invitations open. */
  get invitedStudies(): string[] {
    const studies = contentFrom(this.#sources)?.caseStudies ?? [];
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

  /** Returns the value of a field as in the version of the file that the pages show. */
  shownValue(file: string, path: Path): unknown {
    return dataAt(this.#shownSources.get(file)?.yaml.data, path);
  }

  /** Returns the content as if `file` contained `text`. If the text has a problem, uses the current text instead. */
  contentWith(file: string, text: string): Promise<Content> {
    return this.#contentOf(sourcesWithText(this.#sources, file, text) ?? this.#sources);
  }

  /** Shows a change immediately; a rebuild follows when the watcher reports the change. Never throws, because the change is saved. */
  async show(file: string, text: string, newImage?: NewImage | null): Promise<void> {
    if (newImage) this.#newImages.push(newImage);
    this.#isStale = true;
    this.#sources = sourcesWithText(this.#sources, file, text) ?? this.#sources;
    let sources: ContentSources;
    do {
      sources = this.#sources;
      const content = await this.#contentOf(sources).catch(console.error);
      if (content) this.#showContent(content, sources);
      // A rebuild can read newer files in the meantime.
    } while (sources !== this.#sources);
  }

  forgetImages(hashes: (string | null)[]): void {
    this.#newImages = this.#newImages.filter(({ hash }) => !hashes.includes(hash));
  }

  /** Forgets the new images of a file, because a change of a list changes the paths of its fields. */
  forgetImagesIn(file: string): void {
    this.#newImages = this.#newImages.filter((image) => image.file !== file);
  }

  /** Shows added and removed files immediately, and generates their media in the background. Never throws. */
  async reload(): Promise<void> {
    this.#isStale = true;
    try {
      const loaded = this.#use(await readContent(paths.content, { earlier: this.#sources }));
      const sources = this.#sources;
      const prepared = loaded && (await prepareContent(this.#siteUrl, { loaded, isPreview: true }));
      // React Router reads its routes from the snapshot.
      await prepared?.writeSnapshot();
      if (prepared) this.#showContent(prepared.content, sources);
    } catch (error) {
      this.#showTextsAfter(error);
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
    try {
      let report: ContentReport;
      do {
        this.#isStale = false;
        report = await readContent(paths.content, { earlier: this.#sources });
        // A change in the meantime is newer than this report.
      } while (this.#isStale);
      const newImages = [...this.#newImages];
      const loaded = this.#use(report);
      if (loaded) await this.#generateMedia(loaded, newImages);
    } catch (error) {
      this.#showTextsAfter(error);
    }
    this.emit("change");
    if (this.#isStale) void this.rebuild();
  }

  #use({ problems, warnings, sources, content }: ContentReport): LoadedContent | null {
    this.#problems = problems;
    this.#warnings = warnings;
    this.#sources = sources;
    return content && { content, warnings };
  }

  async #contentOf(sources: ContentSources): Promise<Content> {
    const files = contentFrom(sources);
    if (!files) return this.#content;
    const loaded = { content: files, warnings: [] };
    try {
      const { content } = await prepareContent(this.#siteUrl, { loaded, isPreview: true });
      for (const image of this.#newImages) showOriginal(content, image);
      return content;
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      return withTexts(this.#content, sources);
    }
  }

  async #generateMedia(loaded: LoadedContent, newImages: NewImage[]): Promise<void> {
    const sources = this.#sources;
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
    if (!this.#isStale) this.#showContent(content, sources);
  }

  #showTextsAfter(error: unknown): void {
    if (isMissingFile(error)) this.#showContent(withTexts(this.#content, this.#sources), this.#sources);
    else console.error(error);
  }

  #showContent(content: Content, sources: ContentSources): void {
    this.#content = content;
    this.#shownSources = sources;
  }
}

/** The page keeps showing its last images and typefaces while a file is missing that the content names. */
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

/** Replaces only texts, unless the sources have other fields than the content. */
function withTexts(content: Content, sources: ContentSources): Content {
  const newContent = structuredClone(content);
  for (const { file, schema, data } of contentFiles(newContent)) {
    const fields = schemaFields(schema, data);
    // The content has slides and notes in another place.
    const newFields = schemaFields(schema, sources.get(file)?.value).filter(
      ({ path: [, , key] }) => key !== "slide" && key !== "notes",
    );
    if (fields.map(({ path }) => path).join() !== newFields.map(({ path }) => path).join()) continue;
    for (const [index, { kind, parent, key }] of fields.entries()) {
      const value = newFields[index]?.value;
      if (kind === "markdown") parent[key] = parseRichText(String(value));
      else if (typeof value === typeof parent[key]) parent[key] = value;
    }
  }
  return newContent;
}
