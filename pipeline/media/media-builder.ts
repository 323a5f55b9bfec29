import { statSync } from "node:fs";
import { copyFile, glob, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import type { ResponsiveImage, Svg, Video } from "#app/content/types.ts";
import { lockedMediaAddress, mediaAddress } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { writeFileAtomically } from "../../write-file.ts";
import type { Progress } from "../progress.ts";
import { readMp4 } from "./mp4.ts";
import { type Format, readPixels, writeVariant } from "./picture-files.ts";
import { fingerprint, type Ledger, openLedger, placeholderOf, writeLedger } from "./picture-ledger.ts";
import { pictureNote } from "./picture-problem.ts";
import { twoAtATime } from "./two-at-a-time.ts";

/** Pixels. 640, 800 and 1080 are a phone at less than 2×, 2× and 3× its density, 2240 a hero at twice its size. */
const WIDTHS = {
  avif: { below: [400, 640, 800, 1080, 1600, 2240], largest: Number.POSITIVE_INFINITY },
  // For the few browsers without AVIF: docs/decisions/0010-first-start.md.
  webp: { below: [], largest: 1080 },
};

export type Audience = { kind: "public" } | { kind: "locked"; slug: string };

interface Variant {
  file: string;
  width: number;
  format: Format;
}

/** Is told of all media first and then makes what is missing, so that it can say how much there is to do. */
export class MediaBuilder {
  #written = 0;
  readonly #wanted = new Set<string>();
  readonly #jobs: { name: string; run: (progress: Progress) => Promise<void> }[] = [];
  readonly #ledger: Ledger;

  private constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  static async open(): Promise<MediaBuilder> {
    return new MediaBuilder(await openLedger());
  }

  async picture(source: string, audience: Audience): Promise<ResponsiveImage> {
    const bytes = await readFile(source);
    const placeholder = await placeholderOf(bytes);
    const name = nameFor(source, fingerprint(bytes));
    const missing: Variant[] = [];
    const variants = (format: Format) =>
      widthsOf(placeholder.width, format).map((width) => {
        const { file, url } = place(`${name}-${width}.${format}`, audience);
        if (this.#isMissing(file)) missing.push({ file, width, format });
        return { width, url };
      });

    const [avif, webp] = [variants("avif"), variants("webp")];
    if (missing.length > 0) {
      const run = (progress: Progress) => this.#makePicture(source, missing, progress);
      this.#jobs.push({ name: relative(paths.content, source), run });
    }
    return { ...placeholder, src: webp[0]?.url ?? "", avif: toSrcset(avif), webp: toSrcset(webp) };
  }

  async video(source: string, audience: Audience): Promise<Video> {
    const bytes = await readFile(source);
    const film = readMp4(bytes);
    if (!film) throw new Error(`${source} is no mp4 film: npm run film makes one of any recording`);
    return { width: film.width, height: film.height, src: await this.#copy(source, bytes, audience) };
  }

  /** Gives its address. */
  async document(source: string, audience: Audience): Promise<string> {
    return this.#copy(source, await readFile(source), audience);
  }

  async drawing(source: string, audience: Audience): Promise<Svg> {
    const bytes = await readFile(source);
    const { width, height } = await sharp(bytes).metadata();
    return { width, height, src: await this.#copy(source, bytes, audience) };
  }

  /** A public file that is written when there is none yet for this fingerprint. Gives its address. */
  made(source: string, hash: string, write: (file: string, progress: Progress) => Promise<unknown>): string {
    const { file, url } = place(nameFor(source, hash) + extname(source), { kind: "public" });
    if (this.#isMissing(file)) {
      const run = (progress: Progress) => this.#write(file, (unfinished) => write(unfinished, progress));
      this.#jobs.push({ name: relative(paths.content, source), run });
    }
    return url;
  }

  /**
   * Gives how many files were made. Also removes what this build no longer names: above all, public files of a picture
   * that is now locked.
   */
  async make(progress: Progress): Promise<number> {
    await twoAtATime(this.#jobs, async ({ name, run }, index) => {
      progress.image(index + 1, this.#jobs.length, name);
      await run(progress);
    });
    for await (const file of glob(`{${paths.publicMedia},${paths.lockedMedia}}/**/*.*`)) {
      const source = file.replace(/\.(br|gz)$/, "");
      if (this.#wanted.has(source)) continue;
      await rm(file);
      delete this.#ledger.sizes[file];
    }
    await writeLedger(this.#ledger);
    return this.#written;
  }

  /** Gives the address of a file that pages show as it is. */
  async #copy(source: string, bytes: Buffer, audience: Audience): Promise<string> {
    const name = nameFor(source, fingerprint(bytes)) + extname(source).toLowerCase();
    const { file, url } = place(name, audience);
    if (this.#isMissing(file)) await this.#write(file, (unfinished) => copyFile(source, unfinished));
    return url;
  }

  async #makePicture(source: string, variants: Variant[], progress: Progress): Promise<void> {
    const bytes = await readFile(source);
    const pixels = await readPixels(bytes);
    await Promise.all(
      variants.map(({ file, width, format }) =>
        this.#write(file, (unfinished) => writeVariant(pixels, unfinished, width, format)),
      ),
    );
    const note = await pictureNote(source, bytes, pixels.info.width);
    if (note) progress.warn(note);
  }

  /** So is one that was cut off after it was made. */
  #isMissing(file: string): boolean {
    const isNew = !this.#wanted.has(file);
    this.#wanted.add(file);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return isNew && (size === 0 || size !== (this.#ledger.sizes[file] ?? size));
  }

  async #write(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
    await writeFileAtomically(file, write);
    this.#ledger.sizes[file] = (await stat(file)).size;
    this.#written += 1;
  }
}

function widthsOf(own: number, format: Format): number[] {
  const { below, largest } = WIDTHS[format];
  const last = Math.min(own, largest);
  return [...below.filter((width) => width < last * 0.85), last];
}

function toSrcset(variants: { width: number; url: string }[]): string {
  return variants.map(({ width, url }) => `${url} ${width}w`).join(", ");
}

function place(name: string, audience: Audience): { file: string; url: string } {
  if (audience.kind === "public") return { file: join(paths.publicMedia, name), url: mediaAddress(name) };
  const { slug } = audience;
  return { file: join(paths.lockedMedia, slug, name), url: lockedMediaAddress(slug, name) };
}

/** "case-studies-trade-hero-0f3a9c21d4": files are cached for good, so one that changes needs another name. */
export function nameFor(source: string, hash: string): string {
  const folder = relative(paths.content, dirname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  const name = basename(source, extname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  return [folder, name, hash].filter(Boolean).join("-").toLowerCase();
}
