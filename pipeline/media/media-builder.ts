import { existsSync } from "node:fs";
import { copyFile, glob, readFile, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import type { ResponsiveImage, Svg, Video } from "#app/content/types.ts";
import { FOLDERS, PROTOTYPE_EXTENSION, prototypePath } from "#app/site-map.ts";
import { paths } from "../../files/paths.ts";
import { readOnce } from "../../files/read-once.ts";
import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { readPixels, type Variant, variantsOf, writeVariant } from "./image-files.ts";
import { fingerprint, fingerprintOfFile, placeholderOf, writeLedger } from "./ledger.ts";
import { readMp4 } from "./mp4.ts";
import type { Progress } from "./progress.ts";
import { withSandboxFixes } from "./prototype.ts";

/** The folder of a locked file, which is the slug of its study, or null for a public file. */
type LockedFolder = string | null;

interface Job {
  name: string;
  /** Runs only once. */
  run: (progress: Progress) => Promise<unknown>;
}

const readImage = readOnce(async (bytes) => ({
  hash: fingerprint(bytes),
  placeholder: await placeholderOf(bytes),
}));
const readVideo = readOnce(readMp4);
const readPrototype = readOnce((bytes) => fingerprint(withSandboxFixes(bytes)));
const readSvg = readOnce((bytes) => sharp(bytes).metadata());

/** Collects all media of a build before it generates the missing files, so that it can report its progress. */
export class MediaBuilder {
  #writtenCount = 0;
  readonly #usedFiles = new Set<string>();
  readonly #jobs: Job[] = [];
  readonly #jobOfUrl = new Map<string, Job>();
  /** Maps the name of each public file to the files in content/ that it is generated from. */
  readonly publicSources: Record<string, string[]> = {};

  async image(source: string, folder: LockedFolder): Promise<ResponsiveImage> {
    const { hash, placeholder } = await readImage(source);
    const { avif, fallback } = variantsOf(placeholder.width);
    const locateVariant = ({ width, format }: Variant) =>
      this.#locate(`${hash}-${width}.${format}`, folder, [source]);

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
    const video = await readVideo(source);
    if (!video) throw new Error(`${source} is not an MP4 video: convert it in npm run studio`);
    const src = await this.#copy(`${await fingerprintOfFile(source)}.mp4`, source, folder);
    return { width: video.width, height: video.height, src };
  }

  async document(source: string, folder: LockedFolder): Promise<string> {
    // Visitors see this name when they save the file.
    return this.#copy(`${await fingerprintOfFile(source)}-resume.pdf`, source, folder);
  }

  async svg(source: string, folder: LockedFolder): Promise<Svg> {
    const { width, height } = await readSvg(source);
    const src = await this.#copy(`${await fingerprintOfFile(source)}.svg`, source, folder);
    return { width, height, src };
  }

  /** Returns the path of the prototype's page, which does not show whether the file is public. */
  async prototype(source: string, folder: LockedFolder): Promise<string> {
    const id = await readPrototype(source);
    const { file } = this.#locate(id + PROTOTYPE_EXTENSION, folder, [source]);
    if (this.#isMissing(file)) await this.#write(file, withSandboxFixes(await readFile(source)));
    return prototypePath(id);
  }

  /** Adds a public image and returns its path. `hash` must change with everything that the image depends on. */
  shareImage(
    { page, hash, sources }: { page: string; hash: string; sources: string[] },
    write: (temporary: string, progress: Progress) => Promise<unknown>,
  ): string {
    const { file, url } = this.#locate(`${hash}.jpg`, null, sources);
    if (this.#isMissing(file)) {
      const run = (progress: Progress) => this.#write(file, (temporary) => write(temporary, progress));
      this.#addJob(join(page, "share.jpg"), [url], run);
    }
    return url;
  }

  /** Writes a public font before `build` runs, because browsers do not retry a missing font. Returns its path. */
  async font(bytes: Buffer): Promise<string> {
    const { file, url } = this.#locate(`${fingerprint(bytes)}.woff2`, null, []);
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

  async #copy(name: string, source: string, folder: LockedFolder): Promise<string> {
    const { file, url } = this.#locate(name, folder, [source]);
    if (this.#isMissing(file)) await this.#write(file, (temporary) => copyFile(source, temporary));
    return url;
  }

  /** Browsers cache files forever, so each name contains the hash of the source, and nothing that describes it. */
  #locate(name: string, folder: LockedFolder, sources: string[]): { file: string; url: string } {
    if (folder !== null)
      return { file: join(paths.lockedMedia, folder, name), url: `${FOLDERS.lockedMedia}${folder}/${name}` };
    const newSources = sources.map((source) => source.replaceAll(sep, "/"));
    this.publicSources[name] = [...new Set([...(this.publicSources[name] ?? []), ...newSources])];
    return { file: join(paths.publicMedia, name), url: FOLDERS.media + name };
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
