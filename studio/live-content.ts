import { EventEmitter } from "node:events";
import { parse } from "yaml";
import type { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { newestOnly } from "../pipeline/newest-only.ts";
import type { Progress } from "../pipeline/progress.ts";
import { schemaFields } from "../pipeline/read/content-fields.ts";
import { SCHEMAS } from "../pipeline/read/editor-schemas.ts";
import { ContentError, type ContentFiles, loadContent } from "../pipeline/read/load-content.ts";
import type { Problem } from "../pipeline/read/problem.ts";
import type { Path } from "./files/splices.ts";
import { filesOf } from "./page/mark.ts";

/** Quiet: the studio says itself what there is to say. */
const NO_PROGRESS: Progress = { picture() {}, note() {}, done() {} };

/** @param file below content/ */
export function schemaOf(file: string): z.ZodType | undefined {
  const name =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.yaml$/, "") ?? "";
  return name in SCHEMAS ? SCHEMAS[name as keyof typeof SCHEMAS] : undefined;
}

/** A picture as it was dropped, shown until its sizes are made. */
interface Dropped {
  file: string;
  path: Path;
  /** Of its bytes. */
  digest: string;
  width: number;
  height: number;
}

/**
 * What the pages show, as of the last save. The whole content is checked, and its media are made, behind; "change" is
 * emitted whenever something else is shown or known of it.
 */
export class LiveContent extends EventEmitter<{ change: [] }> {
  readonly #siteUrl: string;
  readonly #sound = new Map<string, unknown>();
  #files: ContentFiles | null = null;
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

  /** Whether sizes of pictures are being made. */
  get isMaking(): boolean {
    return this.#isMaking;
  }

  /** What pages would show if a file said `text`; what they show now where it has a mistake. */
  async with(file: string, text: string): Promise<Content> {
    if (!this.#files) await this.remake();
    const files = this.#files && withFile(this.#files, file, text);
    if (!files) return this.#content;
    const { content } = await prepareContent(this.#siteUrl, files);
    for (const picture of this.#dropped) showDropped(content, picture);
    return content;
  }

  /** Shows what was written at once. Whoever watches the files has all of it made anew. */
  async show(file: string, text: string, dropped?: Dropped): Promise<void> {
    if (dropped) this.#dropped.push(dropped);
    const content = await this.with(file, text);
    if (this.#files) this.#files = withFile(this.#files, file, text);
    this.#content = content;
    this.#isStale = true;
  }

  /** Dropped pictures that are not there any more. @param digests of their bytes */
  forget(digests: (string | null)[]): void {
    this.#dropped = this.#dropped.filter(({ digest }) => !digests.includes(digest));
  }

  /** Reads and checks all of content/ and makes what is missing. Resolves when nothing more is to be done. */
  readonly remake = newestOnly(() => this.#remakeAll());

  async #remakeAll(): Promise<void> {
    this.#isStale = false;
    const dropped = [...this.#dropped];
    try {
      const files = await this.#load();
      if (files) await this.#make(files, dropped);
    } catch (error) {
      // A file was removed a moment ago: the watcher requests another run.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") console.error(error);
    }
    this.emit("change");
    if (this.#isStale) void this.remake();
  }

  async #make(files: ContentFiles, dropped: Dropped[]): Promise<void> {
    this.#files = files;
    const { content, makeMedia, writeSnapshot } = await prepareContent(this.#siteUrl, files);
    this.#isMaking = true;
    await makeMedia(NO_PROGRESS).finally(() => {
      this.#isMaking = false;
    });
    await writeSnapshot();
    this.#dropped = this.#dropped.filter((picture) => !dropped.includes(picture));
    // If stale, the pages already show something newer.
    if (!this.#isStale) this.#content = content;
  }

  async #load(): Promise<ContentFiles | null> {
    try {
      const files = await loadContent(paths.content, this.#sound);
      this.#problems = [];
      return files;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#problems = error.problems;
      return error.meanwhile;
    }
  }
}

function withFile(files: ContentFiles, file: string, text: string): ContentFiles {
  const read = schemaOf(file)?.safeParse(parse(text) ?? {});
  if (!read?.success) return files;
  const value = read.data;
  const [folder, slug] = file.split("/");
  const placed = <T extends { slug: string }>(items: T[]) =>
    items.map((item) => (item.slug === slug ? ({ ...(value as object), slug } as T) : item));
  if (folder === "case-studies") return { ...files, caseStudies: placed(files.caseStudies) };
  if (folder === "pages") return { ...files, pages: placed(files.pages) };
  if (file === "projects.yaml") return { ...files, cards: (value as Pick<ContentFiles, "cards">).cards };
  const name = { "profile.yaml": "profile", "interface.yaml": "words", "theme.yaml": "theme" }[file];
  return name ? { ...files, [name]: value } : files;
}

function showDropped(content: Content, { file, path, digest, width, height }: Dropped): void {
  const source = filesOf(content).find((candidate) => candidate.file === file);
  const field = source && schemaFields(source.schema, source.data).find((one) => `${one.path}` === `${path}`);
  if (!field) return;
  const src = `/studio/blob/${digest}`;
  const srcset = `${src} ${width}w`;
  field.parent[field.key] = { width, height, color: null, src, avif: srcset, webp: srcset };
}
