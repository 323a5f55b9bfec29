import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import { lockedMediaAddress, mediaAddress } from "#app/addresses.ts";
import type { Film, Picture } from "#app/content/types.ts";
import { paths } from "../paths.ts";
import { readMp4 } from "./mp4.ts";
import { type Placeholder, readPlaceholder, writeVariant } from "./picture-files.ts";

/** Pixels. 640, 800 and 1080 are a phone at less than 2×, 2× and 3× its density, 2240 a hero at twice its size. */
const WIDTHS = [400, 640, 800, 1080, 1600, 2240];
/** Change it with the encoder settings: it is part of every name, so that nothing old is reused. */
const ENCODER_VERSION = "2";

export type Audience = { kind: "public" } | { kind: "locked"; slug: string };

export class MediaBuilder {
  written = 0;
  readonly #wanted = new Set<string>();
  readonly #ledger: Record<string, Placeholder>;

  private constructor(ledger: Record<string, Placeholder>) {
    this.#ledger = ledger;
  }

  static async open(): Promise<MediaBuilder> {
    const text = await readFile(paths.mediaLedger, "utf8").catch(() => "{}");
    return new MediaBuilder(JSON.parse(text));
  }

  async picture(source: string, audience: Audience): Promise<Picture> {
    const { name, placeholder } = await this.#read(source);
    const widths = [...WIDTHS.filter((width) => width < placeholder.width * 0.9), placeholder.width];

    const srcset = async (format: "avif" | "webp") => {
      const urls = widths.map(async (width) => {
        const { file, url } = place(`${name}-${width}.${format}`, audience);
        await this.#once(file, () => writeVariant(source, file, width, format));
        return `${url} ${width}w`;
      });
      return (await Promise.all(urls)).join(", ");
    };

    const [avif, webp] = await Promise.all([srcset("avif"), srcset("webp")]);
    const middle = widths.findLast((width) => width <= 1080) ?? placeholder.width;
    const { url: src } = place(`${name}-${middle}.webp`, audience);
    return { ...placeholder, src, avif, webp };
  }

  async video(source: string, audience: Audience): Promise<Film> {
    const film = readMp4(await readFile(source));
    if (!film) throw new Error(`${source} is no mp4 film: npm run film makes one of any recording`);
    const { file, url } = place(`${await hashedName(source)}.mp4`, audience);
    await this.#once(file, () => copyFile(source, file));
    return { width: film.width, height: film.height, src: url };
  }

  async share(source: string): Promise<string | null> {
    if (!existsSync(source)) return null;
    const { file, url } = place(`${await hashedName(source)}.jpg`, { kind: "public" });
    await this.#once(file, () => sharp(source).jpeg({ quality: 84, mozjpeg: true }).toFile(file));
    return url;
  }

  /** Removes what this build no longer names: above all, public files of a picture that is now locked. */
  async finish(): Promise<void> {
    for await (const file of glob(`{${paths.publicMedia},${paths.lockedMedia}}/**/*.*`)) {
      const source = file.replace(/\.(br|gz)$/, "");
      if (!this.#wanted.has(source)) await rm(file);
    }
    await mkdir(dirname(paths.mediaLedger), { recursive: true });
    await writeFile(paths.mediaLedger, JSON.stringify(this.#ledger));
  }

  async #read(source: string): Promise<{ name: string; placeholder: Placeholder }> {
    const name = await hashedName(source);
    const placeholder = this.#ledger[name] ?? (await readPlaceholder(source));
    this.#ledger[name] = placeholder;
    return { name, placeholder };
  }

  async #once(file: string, write: () => Promise<unknown>): Promise<void> {
    if (this.#wanted.has(file)) return;
    this.#wanted.add(file);
    if (existsSync(file)) return;
    await mkdir(dirname(file), { recursive: true });
    await write();
    this.written += 1;
  }
}

function place(name: string, audience: Audience): { file: string; url: string } {
  if (audience.kind === "public") return { file: join(paths.publicMedia, name), url: mediaAddress(name) };
  const { slug } = audience;
  return { file: join(paths.lockedMedia, slug, name), url: lockedMediaAddress(slug, name) };
}

/** "case-studies-trade-hero-0f3a9c21d4": files are cached for good, so one that changes needs another name. */
async function hashedName(source: string): Promise<string> {
  const bytes = await readFile(source);
  const hash = createHash("sha256").update(ENCODER_VERSION).update(bytes).digest("hex").slice(0, 10);
  const folder = relative(paths.content, dirname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  const name = basename(source, extname(source)).replaceAll(/[^a-z0-9]+/gi, "-");
  return [folder, name, hash].filter(Boolean).join("-").toLowerCase();
}
