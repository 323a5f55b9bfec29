import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path/posix";
import sharp from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { pageAddress } from "#app/site-map.ts";
import { cardsInRow, cardWidth } from "#app/ui/card-geometry.ts";
import { type ContentField, contentFields } from "../read/content-fields.ts";
import type { ContentFiles, SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Problem, wholeFile } from "../read/problem.ts";
import { ownShares } from "./own-images.ts";

/** Shape of a card that fills its row. */
const WIDE = [21, 9] as const;

/** How far a `scroll` moves its image, as a share of the card's height: app/styles/card-motion.css. */
const SCROLLED = 0.48;

const MAX_CROP = 0.1;

/** Pixels: half the width of a section's panel. */
const SMALL = 448;

const ICON_ADVICE = "keep one icon, favicon.svg or favicon.png";
const SHARE_ADVICE = "keep one share.png (or .jpg, .webp, .avif) next to a page's YAML file";

/** Finds likely mistakes, which do not fail the build. Expects content without problems. */
export async function findWarnings(
  folder: ContentFolder,
  sources: SourceFile[],
  content: ContentFiles,
): Promise<Problem[]> {
  const inFields = await Promise.all(sources.map((source) => warningsInFields(source, folder.root, content)));
  return [
    ...unusedImages(folder),
    ...inFields.flat(),
    ...sources.flatMap((source) => missingCard(source, content)),
  ];
}

async function warningsInFields(source: SourceFile, root: string, content: ContentFiles): Promise<Problem[]> {
  const { path, schema, yaml } = source;
  const found = contentFields(schema, yaml.data).map(async (field) => {
    let message: string | null = null;
    if (field.kind === "markdown") message = listWarning(field.value);
    if (field.kind === "text") message = markdownWarning(field.value);
    if (field.kind === "image") {
      const name = field.value.trim();
      const { autoOrient } = await sharp(await readFile(join(root, dirname(path), name))).metadata();
      const warning = imageWarning(field, autoOrient, content);
      message =
        warning && `${basename(name)} has ${autoOrient.width} × ${autoOrient.height} pixels: ${warning}`;
    }
    return message ? [yaml.problemAt(field.path, message)] : [];
  });
  return (await Promise.all(found)).flat();
}

function missingCard({ kind, path, yaml }: SourceFile, { cards }: ContentFiles): Problem[] {
  const address = pageAddress(path.split("/")[1] ?? "");
  if (kind !== "case-study" || cards.some(({ link }) => link === address)) return [];
  return [yaml.problemAt([], `no card in projects.yaml links to ${address}`)];
}

function unusedImages(folder: ContentFolder): Problem[] {
  const icons = ["favicon.svg", "favicon.png"].filter((name) => folder.files.includes(name)).slice(0, 1);
  const used = [...icons, ...ownShares(folder).map((path) => relative(folder.root, path))];
  return folder.files.flatMap((path) => {
    const isIcon = dirname(path) === "." && /^favicon\.\w+$/i.test(basename(path));
    const isShare = /^share\.(png|jpe?g|webp|avif|heic|svg|gif)$/i.test(basename(path));
    if (used.includes(path) || !(isIcon || isShare)) return [];
    const advice = isIcon ? ICON_ADVICE : SHARE_ADVICE;
    return [wholeFile(join(folder.root, path), `is not used: ${advice}`)];
  });
}

function listWarning(text: string): string | null {
  const [, sign] = /^[ \t]*([–—•]) .*\n[ \t]*\1 /m.exec(text) ?? [];
  return sign ? `lines that start with ${sign} do not become a list: start them with - instead` : null;
}

function markdownWarning(text: string): string | null {
  const [marks] = /\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/.exec(text) ?? [];
  return marks ? `"${marks}" appears as it is written: this field does not support Markdown` : null;
}

interface Size {
  width: number;
  height: number;
}

function imageWarning(
  { path, parent }: ContentField,
  size: Size,
  { cards, theme }: ContentFiles,
): string | null {
  const [part, index] = path;
  const { hover, width } = parent;
  if (part === "cards")
    return cardImageWarning(size, cardShape(Number(index), cards.length, theme.layout), hover);
  if (part === "hero" && typeof width === "number" && size.width < width)
    return `\`width: ${width}\` has no effect, because the image is smaller`;
  return part === "sections" && size.width < SMALL
    ? "it appears small, because images are not enlarged"
    : null;
}

function cardShape(index: number, count: number, { columns, pageWidth, cardRatio }: ThemeFile["layout"]) {
  const inRow = cardsInRow(index, count, columns);
  const [across = 4, down = 3] = cardRatio.split(":").map(Number);
  const shape = inRow === 1 && columns > 1 ? WIDE : ([across, down] as const);
  return { width: cardWidth(inRow, pageWidth), shape };
}

function cardImageWarning(
  { width, height }: Size,
  card: ReturnType<typeof cardShape>,
  hover: unknown,
): string | null {
  const [across, down] = card.shape;
  if (width < card.width)
    return `the card is ${card.width} pixels wide on a large screen, so the image is blurred`;
  const taller = (height / width) * (across / down);
  if (hover === "scroll") {
    const least = Math.ceil((width * down * (1 + SCROLLED)) / across);
    return taller < 1 + SCROLLED ? `\`hover: scroll\` needs a height of ${least} pixels` : null;
  }
  const crop = 1 - Math.min(taller, 1 / taller);
  const side = taller > 1 ? "top and bottom" : "sides";
  const percent = Math.round(crop * 100);
  return crop > MAX_CROP ? `the card is ${across}:${down}, so ${percent}% is cropped at the ${side}` : null;
}
