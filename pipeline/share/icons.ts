import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ProfileFile } from "#app/content/schema.ts";
import { onColor } from "#app/styles/on-color.ts";
import { paths } from "../../paths.ts";
import { writeFileAtomically } from "../../write-file.ts";

const INK = "#15161a";
const PAPER = "#fbfbf9";
/** The size that app/root.tsx names; the share of its width that stays free around a mark without ground. */
const ICO = { size: 32, inset: 0.07 };
/** What Apple's home screens show. */
const TOUCH = { size: 180, inset: 0.21 };

/** favicon.svg, favicon.ico and apple-touch-icon.png from the owner's own, else from her initials. */
export async function buildIcons({ name, lang }: ProfileFile, colour = INK): Promise<void> {
  const { svg } = (await ownIcon(paths.content)) ?? { svg: lettered(initials(name, lang), colour) };
  const { small, touch } = await drawIcons(svg);
  await write("favicon.svg", Buffer.from(svg));
  await write("favicon.ico", ico(small));
  await write("apple-touch-icon.png", touch);
}

export async function ownIcon(folder: string): Promise<{ file: string; svg: string } | null> {
  const svgFile = join(folder, "favicon.svg");
  const svg = await readFile(svgFile, "utf8").catch(() => null);
  if (svg !== null) return { file: svgFile, svg };
  const pngFile = join(folder, "favicon.png");
  const png = await readFile(pngFile, "base64").catch(() => null);
  return png === null ? null : { file: pngFile, svg: framed(png) };
}

/**
 * A mark without ground is drawn as it is in the dark and put on ink, or on paper if it is dark even then.
 * @throws when it is no drawing
 */
export async function drawIcons(svg: string): Promise<{ small: Buffer; touch: Buffer }> {
  const source = Buffer.from(svg.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, "@media all"));
  const { width = 64 } = await sharp(source).metadata();
  const raster = (size: number) =>
    sharp(source, { density: Math.min(100_000, Math.max(1, (72 * size) / width)) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
  const { isOpaque } = await sharp(await raster(64)).stats();
  const [red = 0, green = 0, blue = 0] = await sharp(await raster(64))
    .resize(1, 1)
    .raw()
    .toBuffer();
  const { colorScheme } = onColor(`#${Buffer.of(red, green, blue).toString("hex")}`);
  const background = colorScheme === "light" ? INK : PAPER;

  async function draw({ size, inset }: typeof ICO): Promise<Buffer> {
    const input = await raster(Math.round(size * (isOpaque ? 1 : 1 - 2 * inset)));
    const ground = sharp({ create: { width: size, height: size, channels: 4, background } });
    return ground.composite([{ input }]).png().toBuffer();
  }
  return { small: await draw(ICO), touch: await draw(TOUCH) };
}

function framed(png: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png}"/></svg>`;
}

export function initials(name: string, lang: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? []);
  const [first = "•"] = letters;
  return (first + (letters.length > 1 ? letters.at(-1) : "")).toLocaleUpperCase(lang);
}

function lettered(letters: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/><text x="32" y="33" fill="${onColor(colour).color}" font-family="system-ui, sans-serif" font-weight="600" font-size="${letters.length > 1 ? 32 : 42}" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}

/** Only what changed, as the development server reloads at each write. */
async function write(name: string, bytes: Buffer): Promise<void> {
  const file = join(paths.public, name);
  const known = await readFile(file).catch(() => null);
  if (!known?.equals(bytes)) await writeFileAtomically(file, bytes);
}

/** An icon file of one picture: six bytes, sixteen that tell of it, then the picture as PNG. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    ICO.size,
    ICO.size,
    0,
    0,
    1,
    0,
    32,
    0,
    0,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
  ]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}
