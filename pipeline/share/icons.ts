import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ProfileFile } from "#app/content/schema.ts";
import { onColor } from "#app/styles/on-color.ts";
import { paths } from "../../paths.ts";
import { writeFileAtomically } from "../../write-file.ts";
import { DEFAULT_PALETTE } from "../theme/palette.ts";

const { ink: INK, paper: PAPER } = DEFAULT_PALETTE.light;
/** app/root.tsx declares this size. `inset` is the margin around a transparent icon, as a share of its width. */
const ICO = { size: 32, inset: 0.07 };
const TOUCH = { size: 180, inset: 0.21 };

export async function buildIcons({ name, lang }: ProfileFile, color = INK): Promise<void> {
  const svg = (await ownIcon()) ?? letterIcon(initials(name, lang), color);
  const { small, touch } = await drawIcons(svg);
  await write("favicon.svg", Buffer.from(svg));
  await write("favicon.ico", ico(small));
  await write("apple-touch-icon.png", touch);
}

async function ownIcon(): Promise<string | null> {
  const read = (name: string) => readFile(join(paths.content, name)).catch(() => null);
  const [svg, png] = [await read("favicon.svg"), await read("favicon.png")];
  return svg?.toString() ?? (png && svgWithImage(png.toString("base64")));
}

/** Draws an icon in its dark scheme. Transparent icons get a contrasting background. @throws if it is not an SVG */
async function drawIcons(svg: string): Promise<{ small: Buffer; touch: Buffer }> {
  const source = Buffer.from(svg.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, "@media all"));
  const { width = 64 } = await sharp(source).metadata();
  const raster = (size: number) =>
    sharp(source, { density: Math.min(100_000, Math.max(1, (72 * size) / width)) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
  const preview = sharp(await raster(64));
  const { isOpaque } = await preview.stats();
  const mean = await preview.resize(1, 1).raw().toBuffer();
  const { colorScheme } = onColor(`#${mean.toString("hex", 0, 3)}`);
  const background = colorScheme === "light" ? INK : PAPER;

  async function draw({ size, inset }: typeof ICO): Promise<Buffer> {
    const input = await raster(Math.round(size * (isOpaque ? 1 : 1 - 2 * inset)));
    const ground = sharp({ create: { width: size, height: size, channels: 4, background } });
    return ground.composite([{ input }]).png().toBuffer();
  }
  return { small: await draw(ICO), touch: await draw(TOUCH) };
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/><text x="32" y="33" fill="${onColor(color).color}" font-family="system-ui, sans-serif" font-weight="600" font-size="${letters.length > 1 ? 32 : 42}" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}

/** Skips unchanged files, because the development server reloads after each write. */
async function write(name: string, bytes: Buffer): Promise<void> {
  const file = join(paths.public, name);
  const known = await readFile(file).catch(() => null);
  if (!known?.equals(bytes)) await writeFileAtomically(file, bytes);
}

function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // The header describes one image: width, height, no palette, one color plane and 32 bits per pixel.
  head.set([0, 0, 1, 0, 1, 0, ICO.size, ICO.size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
