import type { ResponsiveImage, RichText } from "#app/content/types.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import type { LiveContent } from "../content/live-content.ts";
import { contentFiles } from "../page/mark.ts";
import { nounOf } from "./labels.ts";

/** Describes a section, a card, a bullet or a figure. */
export interface Row {
  path: Path;
  /** Only sections have an id, which stays the same when a section moves. */
  id?: string;
  kind: string;
  title: string;
  image: string | null;
  /** The value in the file, which a change of the list contains. */
  was: unknown;
  children: Row[];
}

type OutlinedContent = Pick<LiveContent, "content" | "shownValue">;

interface Item {
  type?: string;
  title?: string;
  caption?: string;
  alt?: string;
  quote?: RichText;
  image?: ResponsiveImage;
  imgLink?: ResponsiveImage | null;
  poster?: ResponsiveImage;
  bullets?: Item[];
  figures?: Item[];
}

/** Returns a row for each section with its bullets and figures, or for each card. */
export function outlineOf(live: OutlinedContent, file: string, sectionIds: string[] = []): Row[] {
  const data = contentFiles(live.content).find((source) => source.file === file)?.data;
  const valueAt = (path: Path) => live.shownValue(file, path) ?? null;
  return ["sections", "cards"].flatMap((name) => {
    const rows = rowsOf(dataAt(data, [name]) as Item[] | undefined, [name], valueAt);
    return rows.map((row, index) => ({ ...row, id: sectionIds[index] }));
  });
}

function rowsOf(items: Item[] = [], listPath: Path, valueAt: (path: Path) => unknown): Row[] {
  return items.map((item, index) => {
    const path = [...listPath, index];
    const children = (["bullets", "figures"] as const).flatMap((name) =>
      rowsOf(item[name], [...path, name], valueAt),
    );
    const ownWords = item.title ?? item.caption ?? item.alt ?? plainText(item.quote ?? []);
    return {
      path,
      kind: listPath[0] === "sections" && listPath.length === 1 ? (item.type ?? "") : nounOf(listPath),
      title: ownWords || (children[0]?.title ?? ""),
      was: valueAt(path),
      image: (item.imgLink ?? item.image ?? item.poster)?.src ?? children[0]?.image ?? null,
      children,
    };
  });
}
