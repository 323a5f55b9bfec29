import { existsSync } from "node:fs";
import { copyFile, glob, readFile, rm } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import type { ResponsiveImage, Svg, Video } from "#app/content/types.ts";
import { FOLDERS } from "#app/site-map.ts";
import { paths } from "../../files/paths.ts";
import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { readPixels, type Variant, variantsOf, writeVariant } from "./image-files.ts";
import { fingerprint, placeholderOf, writeLedger } from "./ledger.ts";
import { readMp4 } from "./mp4.ts";
import type { Progress } from "./progress.ts";

/** The folder of a locked file, which is the slug of its study, or null for a public file. */
type LockedFolder = string | null;

interface Job {
  name: string;
  /** Runs only once. */
  run: (progress: Progress) => Promise<unknown>;
}

/** Collects all media of a build before it generates the missing files, so that it can report its progress. */
export class MediaBuilder {
  #writtenCount = 0;
  readonly #usedFiles = new Set<string>();
  readonly #jobs: Job[] = [];
  readonly #jobOfUrl = new Map<string, Job>();

  async image(source: string, folder: LockedFolder): Promise<ResponsiveImage> {
    const bytes = await readFile(source);
    const placeholder = await placeholderOf(bytes);
    const { avif, fallback } = variantsOf(placeholder.width);
    const name = nameFor(source, fingerprint(bytes));
    const locateVariant = ({ width, format }: Variant) => locateMedia(`${name}-${width}.${format}`, folder);

    const missingVariants = [...avif, fallback].filter((variant) =>
      this.#isMissing(locateVariant(variant).file),
    );
    if (missingVariants.length > 0) {
      const urls = missingVariants.map((variant) => locateVariant(variant).url);
      this.#addJob(source, urls, async () => {
        const pixels = await readPixels(await readFile(source));
        const writeMissingVariant = (variant: Variant) =>
          this.#write(locateVariant(variant).file, (temporary) => writeVariant(pixels, temporary, variant));
        await Promise.all(missingVariants.map(writeMissingVariant));
      });
    }
    const srcset = avif.map((variant) => `${locateVariant(variant).url} ${variant.width}w`).join(", ");
    return { ...placeholder, src: locateVariant(fallback).url, avif: srcset };
  }

  async video(source: string, folder: LockedFolder): Promise<Video> {
    const bytes = await readFile(source);
    const video = readMp4(bytes);
    if (!video) throw new Error(`${source} is not an MP4 video: convert it in npm run studio`);
    return { width: video.width, height: video.height, src: await this.#copy(source, bytes, folder) };
  }

  async document(source: string, folder: LockedFolder): Promise<string> {
    return this.#copy(source, await readFile(source), folder);
  }

  async svg(source: string, folder: LockedFolder): Promise<Svg> {
    const bytes = await readFile(source);
    const { width, height } = await sharp(bytes).metadata();
    return { width, height, src: await this.#copy(source, bytes, folder) };
  }

  /** Adds a public file and returns its path. `hash` must change with everything that the file depends on. */
  addGeneratedFile(
    source: string,
    hash: string,
    write: (temporary: string, progress: Progress) => Promise<unknown>,
  ): string {
    const { file, url } = locateMedia(nameFor(source, hash) + extname(source), null);
    if (this.#isMissing(file)) {
      this.#addJob(source, [url], (progress) => this.#write(file, (temporary) => write(temporary, progress)));
    }
    return url;
  }

  /** Writes a public font before `build` runs, because browsers do not retry a missing font. Returns its path. */
  async font(name: string, bytes: Buffer): Promise<string> {
    const { file, url } = locateMedia(`${name}-${fingerprint(bytes)}.woff2`, null);
    if (this.#isMissing(file)) await this.#write(file, bytes);
    return url;
  }

  /** Generates missing files and deletes unused ones, such as public files of an image that is now locked. */
  async build(progress: Progress): Promise<number> {
    await mapTwoAtATime(this.#jobs, async ({ name, run }, index) => {
      progress.image(index + 1, this.#jobs.length, name);
      await run(progress);
    });
    for await (const file of glob(`{${paths.publicMedia},${paths.lockedMedia}}/**/*.*`)) {
      if (!this.#usedFiles.has(file)) await rm(file);
    }
    await writeLedger();
    return this.#writtenCount;
  }

  /** Generates a missing file before the others. Returns false if this build does not contain the file. */
  async generateNow(url: string, progress: Progress): Promise<boolean> {
    const job = this.#jobOfUrl.get(url);
    await job?.run(progress);
    return job !== undefined;
  }

  #addJob(source: string, urls: string[], run: Job["run"]): void {
    let result: Promise<unknown> | undefined;
    const job: Job = {
      name: relative(paths.content, source),
      run(progress) {
        result ??= run(progress);
        return result;
      },
    };
    this.#jobs.push(job);
    for (const url of urls) this.#jobOfUrl.set(url, job);
  }

  async #copy(source: string, bytes: Buffer, folder: LockedFolder): Promise<string> {
    const name = nameFor(source, fingerprint(bytes)) + extname(source).toLowerCase();
    const { file, url } = locateMedia(name, folder);
    if (this.#isMissing(file)) await this.#write(file, (temporary) => copyFile(source, temporary));
    return url;
  }

  #isMissing(file: string): boolean {
    if (this.#usedFiles.has(file)) return false;
    this.#usedFiles.add(file);
    return !existsSync(file);
  }

  async #write(file: string, contents: Parameters<typeof writeFileAtomically>[1]): Promise<void> {
    await writeFileAtomically(file, contents);
    this.#writtenCount += 1;
  }
}

function locateMedia(name: string, folder: LockedFolder): { file: string; url: string } {
  if (folder === null) return { file: join(paths.publicMedia, name), url: FOLDERS.media + name };
  return { file: join(paths.lockedMedia, folder, name), url: `${FOLDERS.lockedMedia}${folder}/${name}` };
}

/** Returns a name such as "trade-hero-0f3a9c21d4". Browsers cache files forever, so new contents need a new hash. */
export function nameFor(source: string, hash: string): string {
  const folder = relative(paths.content, dirname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  const name = basename(source, extname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  return [folder, name, hash].filter(Boolean).join("-").toLowerCase();
}
