import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ProfileFile } from "#app/content/schema.ts";
import { stylesOnColor } from "#app/ui/on-color.ts";
import { paths } from "../../files/paths.ts";
import { readOnce } from "../../files/read-once.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { DEFAULT_PALETTE } from "../theme/palette.ts";

const { ink: INK, paper: PAPER } = DEFAULT_PALETTE.light;
/** app/root.tsx declares this size. `inset` is the margin around a transparent icon, as a share of its width. */
const SMALL_ICON = { size: 32, inset: 0.07 };
const TOUCH_ICON = { size: 180, inset: 0.21 };

export async function buildIcons({ name, lang }: ProfileFile, color = INK): Promise<void> {
  const svg = (await customIcon()) ?? letterIcon(initials(name, lang), color);
  const { small, touch } = await drawIcons(svg);
  await writeIfChanged("favicon.svg", Buffer.from(svg));
  await writeIfChanged("favicon.ico", toIco(small));
  await writeIfChanged("apple-touch-icon.png", touch);
}

const readIcon = readOnce((bytes) => bytes);

async function customIcon(): Promise<string | null> {
  const readIconSource = (name: string) => readIcon(join(paths.content, name)).catch(() => null);
  const [svg, png] = [await readIconSource("favicon.svg"), await readIconSource("favicon.png")];
  return svg?.toString() ?? (png && svgWithImage(png.toString("base64")));
}

/** Draws an icon in its dark scheme. Transparent icons get a contrasting background. @throws if `svg` is not an SVG */
async function drawIcons(svg: string): Promise<{ small: Buffer; touch: Buffer }> {
  const source = Buffer.from(svg.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, "@media all"));
  const { width = 64 } = await sharp(source).metadata();
  const renderAtSize = (size: number) =>
    sharp(source, { density: Math.min(100_000, Math.max(1, (72 * size) / width)) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
  const smallPreview = sharp(await renderAtSize(64));
  const { isOpaque } = await smallPreview.stats();
  const meanPixel = await smallPreview.resize(1, 1).raw().toBuffer();
  const { colorScheme } = stylesOnColor(`#${meanPixel.toString("hex", 0, 3)}`);
  const background = colorScheme === "light" ? INK : PAPER;

  async function drawIcon({ size, inset }: typeof SMALL_ICON): Promise<Buffer> {
    const resizedIcon = await renderAtSize(Math.round(size * (isOpaque ? 1 : 1 - 2 * inset)));
    const backgroundImage = sharp({ create: { width: size, height: size, channels: 4, background } });
    return backgroundImage
      .composite([{ input: resizedIcon }])
      .png()
      .toBuffer();
  }
  return { small: await drawIcon(SMALL_ICON), touch: await drawIcon(TOUCH_ICON) };
}

function svgWithImage(png: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png}"/></svg>`;
}

export function initials(name: string, lang: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? []);
  const [first = "•"] = letters;
  return (first + (letters.length > 1 ? letters.at(-1) : "")).toLocaleUpperCase(lang);
}

function letterIcon(letters: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/><text x="32" y="33" fill="${stylesOnColor(color).color}" font-family="system-ui, sans-serif" font-weight="600" font-size="${letters.length > 1 ? 32 : 42}" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}

/** Skips unchanged files, because the development server reloads after each write. */
async function writeIfChanged(name: string, bytes: Buffer): Promise<void> {
  const file = join(paths.public, name);
  const currentBytes = await readFile(file).catch(() => null);
  if (!currentBytes?.equals(bytes)) await writeFileAtomically(file, bytes);
}

function toIco(png: Buffer): Buffer {
  const icoHeader = Buffer.alloc(22);
  // The header describes one image: width, height, no palette, one color plane and 32 bits per pixel.
  icoHeader.set([0, 0, 1, 0, 1, 0, SMALL_ICON.size, SMALL_ICON.size, 0, 0, 1, 0, 32, 0]);
  icoHeader.writeUInt32LE(png.length, 14);
  icoHeader.writeUInt32LE(icoHeader.length, 18);
  return Buffer.concat([icoHeader, png]);
}
