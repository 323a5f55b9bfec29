import { basename, dirname, join } from "node:path/posix";
import sharp, { type Metadata } from "sharp";
import { pagePath } from "#app/site-map.ts";
import { cardsInRow, cardWidth, LIST_IMAGE_PX } from "#app/ui/card-geometry.ts";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";
import { type FindFile, readOnce } from "../../files/read-once.ts";
import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { prototypeNotes } from "../media/prototype.ts";
import { videoWarning } from "../media/video-problem.ts";
import { type ContentField, contentFields, isRecord } from "../read/content-fields.ts";
import type { ContentFiles, SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { YamlFile } from "../read/yaml-file.ts";
import { themeWarnings } from "./check-theme.ts";
import { unusedImageWarnings } from "./icon-and-share-images.ts";
import { lockedSentenceWarnings } from "./locked-sentences.ts";
import { publicLinkWarning, publicNameWarnings } from "./public-names.ts";
import { unusedFileWarnings } from "./unused-files.ts";

type ImageSize = Pick<Metadata, "width" | "height">;

/** The portrait is a circle of this width (app/home/blurb.tsx). */
const PORTRAIT_WIDTH = 148;

/** A panel is 896 pixels wide. An image that is 560 pixels high fills a small screen (app/styles/figures.css). */
const MIN_SECTION_SIZE = { width: 448, height: 560 };

const readMetadata = readOnce((bytes) => sharp(bytes).metadata());

/** Finds likely mistakes, which do not fail the build. Requires content without problems. */
export async function findWarnings(
  folder: ContentFolder,
  sources: SourceFile[],
  content: ContentFiles,
): Promise<Problem[]> {
  const fields = sources.flatMap((source) =>
    contentFields(source.schema, source.yaml.data).map((field) => ({ source, field })),
  );
  const publicFiles = listFiles(paths.public);
  const fieldWarnings = await mapTwoAtATime(fields, async ({ source: { path, yaml }, field }) => {
    const findFile: FindFile = (name) => folder.findFile(join(dirname(path), name));
    const message = await fieldWarning(field, findFile, content, publicFiles);
    return message ? [yaml.problemAt(field.path, message)] : [];
  });
  const theme = sources.find(({ kind }) => kind === "theme");
  const themeFile = theme?.yaml ?? new YamlFile(join(folder.root, "theme.yaml"), "");
  return [
    ...(await themeWarnings(themeFile, content, folder.findFile)),
    ...unusedImageWarnings(folder),
    ...unusedFileWarnings(folder, content),
    ...publicNameWarnings(paths.public),
    ...fieldWarnings.flat(),
    ...lockedSentenceWarnings(sources),
    ...sources.flatMap((source) => missingCardWarning(source, content)),
  ];
}

const NOT_ENLARGED = "it appears small, because images are not enlarged";

async function fieldWarning(
  field: ContentField,
  findFile: FindFile,
  content: ContentFiles,
  publicFiles: readonly string[],
): Promise<string | null> {
  if (field.kind === "markdown")
    return listWarning(field.value) ?? publicLinkWarning(field.value, publicFiles);
  if (field.kind === "text") return markdownWarning(field.value);
  const name = field.value.trim();
  if (field.kind === "video") {
    const warning = await videoWarning(findFile(name));
    return warning && `${basename(name)} ${warning}`;
  }
  if (field.kind === "prototype") {
    const notes = await prototypeNotes(findFile(name));
    return notes.length > 0 ? `${basename(name)} ${notes.join("; it ")}` : null;
  }
  if (field.kind !== "image") return null;
  const { autoOrient: size } = await readMetadata(findFile(name));
  const warning = imageWarning(field, size, content);
  return warning && `${basename(name)} has ${size.width} × ${size.height} pixels: ${warning}`;
}

function missingCardWarning({ kind, path, yaml }: SourceFile, { cards, profile }: ContentFiles): Problem[] {
  const [, slug = ""] = path.split("/");
  const link = pagePath(slug);
  const isInvited = isRecord(yaml.data) && yaml.data.access === "invited";
  // The home page also links to the study in `openFirst`.
  const isLinked = slug === profile.openFirst || cards.some((card) => card.link === link);
  if (kind !== "case-study" || isInvited || isLinked) return [];
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
  { path: [part, index, field], key, parent: { width } }: ContentField,
  size: ImageSize,
  { cards, theme: { layout } }: ContentFiles,
): string | null {
  if (part === "cards") {
    const cardsAcross = cardsInRow(Number(index), cards.length, layout.columns);
    const widthOfCard = layout.home === "list" ? LIST_IMAGE_PX : cardWidth(cardsAcross, layout.pageWidth);
    return size.width < widthOfCard
      ? `the card is ${widthOfCard} pixels wide on a large screen, so the image is blurred`
      : null;
  }
  if (part === "blurb" && Math.min(size.width, size.height) < PORTRAIT_WIDTH)
    return `the circle is ${PORTRAIT_WIDTH} pixels wide, so the image is blurred`;
  if (part === "hero" && key === "imgLink" && typeof width === "number" && size.width < width)
    return NOT_ENLARGED;
  const isSmall = size.width < MIN_SECTION_SIZE.width && size.height < MIN_SECTION_SIZE.height;
  return part === "sections" && field === "imgLink" && isSmall ? NOT_ENLARGED : null;
}
