import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path/posix";
import sharp, { type Metadata } from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { pagePath } from "#app/site-map.ts";
import { cardsInRow, cardWidth } from "#app/ui/card-geometry.ts";
import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { videoWarning } from "../media/video-problem.ts";
import { type ContentField, contentFields, isRecord } from "../read/content-fields.ts";
import type { ContentFiles, SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { themeWarnings } from "./check-theme.ts";
import { unusedImageWarnings } from "./icon-and-share-images.ts";
import { lockedSentenceWarnings } from "./locked-sentences.ts";

type ImageSize = Pick<Metadata, "width" | "height">;

const FULL_WIDTH_CARD_RATIO = "21:9";

/** `hover: scroll` moves an image by 48% of the card's height (app/styles/card-motion.css). */
const SCROLL_DISTANCE = 0.48;

const MAX_CROP = 0.1;

/** The portrait is a circle of this width (app/home/blurb.tsx). */
const PORTRAIT_WIDTH = 148;

/** A panel is 896 pixels wide. An image that is 560 pixels high fills a small screen (app/styles/figures.css). */
const MIN_SECTION_SIZE = { width: 448, height: 560 };

/** Finds likely mistakes, which do not fail the build. Requires content without problems. */
export async function findWarnings(
  folder: ContentFolder,
  sources: SourceFile[],
  content: ContentFiles,
): Promise<Problem[]> {
  const fields = sources.flatMap((source) =>
    contentFields(source.schema, source.yaml.data).map((field) => ({ source, field })),
  );
  const fieldWarnings = await mapTwoAtATime(fields, async ({ source: { path, yaml }, field }) => {
    const message = await fieldWarning(field, join(folder.root, dirname(path)), content);
    return message ? [yaml.problemAt(field.path, message)] : [];
  });
  const theme = sources.find(({ kind }) => kind === "theme");
  return [
    ...(theme ? await themeWarnings(theme.yaml, content, folder.root) : []),
    ...unusedImageWarnings(folder),
    ...fieldWarnings.flat(),
    ...lockedSentenceWarnings(sources),
    ...sources.flatMap((source) => missingCardWarning(source, content)),
  ];
}

async function fieldWarning(
  field: ContentField,
  folder: string,
  content: ContentFiles,
): Promise<string | null> {
  if (field.kind === "markdown") return listWarning(field.value);
  if (field.kind === "text") return markdownWarning(field.value);
  const name = field.value.trim();
  if (field.kind === "video") {
    const warning = await videoWarning(join(folder, name));
    return warning && `${basename(name)} ${warning}`;
  }
  if (field.kind !== "image") return null;
  const { autoOrient: size } = await sharp(await readFile(join(folder, name))).metadata();
  const warning = imageWarning(field, size, content);
  return warning && `${basename(name)} has ${size.width} × ${size.height} pixels: ${warning}`;
}

function missingCardWarning({ kind, path, yaml }: SourceFile, { cards }: ContentFiles): Problem[] {
  const link = pagePath(path.split("/")[1] ?? "");
  const isInvited = isRecord(yaml.data) && yaml.data.access === "invited";
  if (kind !== "case-study" || isInvited || cards.some((card) => card.link === link)) return [];
  return [yaml.problemAt([], `no card in projects.yaml links to ${link}`)];
}

function listWarning(text: string): string | null {
  const [, sign] = /^[ \t]*([–—•]) .*\n[ \t]*\1 /m.exec(text) ?? [];
  return sign ? `lines that start with ${sign} do not become a list: start them with - instead` : null;
}

function markdownWarning(text: string): string | null {
  const [marks] = /\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/.exec(text) ?? [];
  return marks ? `"${marks}" appears as it is written: this field does not support Markdown` : null;
}

function imageWarning(
  { path: [part, index, field], key, parent: { hover, width } }: ContentField,
  size: ImageSize,
  { cards, theme }: ContentFiles,
): string | null {
  if (part === "cards") {
    const card = cardShape(Number(index), cards.length, theme.layout);
    return cardImageWarning(size, card, key === "image" && hover === "scroll");
  }
  if (part === "blurb" && Math.min(size.width, size.height) < PORTRAIT_WIDTH)
    return `the circle is ${PORTRAIT_WIDTH} pixels wide, so the image is blurred`;
  if (part === "hero" && key === "imgLink" && typeof width === "number" && size.width < width)
    return `\`width: ${width}\` has no effect, because the image is smaller`;
  const isSmall = size.width < MIN_SECTION_SIZE.width && size.height < MIN_SECTION_SIZE.height;
  return part === "sections" && field === "imgLink" && isSmall
    ? "it appears small, because images are not enlarged"
    : null;
}

function cardShape(index: number, count: number, { columns, pageWidth, cardRatio }: ThemeFile["layout"]) {
  const cardCount = cardsInRow(index, count, columns);
  const shape = cardCount === 1 && columns > 1 ? FULL_WIDTH_CARD_RATIO : cardRatio;
  const [across = 4, down = 3] = shape.split(":").map(Number);
  return { width: cardWidth(cardCount, pageWidth), shape, ratio: across / down };
}

function cardImageWarning(
  { width, height }: ImageSize,
  card: ReturnType<typeof cardShape>,
  isScrolled: boolean,
): string | null {
  if (width < card.width)
    return `the card is ${card.width} pixels wide on a large screen, so the image is blurred`;
  const minHeight = Math.ceil((width / card.ratio) * (1 + SCROLL_DISTANCE));
  if (isScrolled)
    return height < minHeight ? `\`hover: scroll\` needs a height of ${minHeight} pixels` : null;
  const heightRatio = (height / width) * card.ratio;
  const croppedShare = 1 - Math.min(heightRatio, 1 / heightRatio);
  const croppedSides = heightRatio > 1 ? "top and bottom" : "sides";
  const percent = Math.round(croppedShare * 100);
  return croppedShare > MAX_CROP
    ? `the card is ${card.shape}, so ${percent}% is cropped at the ${croppedSides}`
    : null;
}
