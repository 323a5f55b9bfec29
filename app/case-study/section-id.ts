import type { Section } from "#app/content/types.ts";

type Titled = Pick<Section, "title">;

/** The anchor of a section, "4-unified-view": readable, and unique even when two have one title. */
export function sectionId({ title }: Titled, index: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${index + 1}-${words}`;
}

/** The name by which CSS knows how far a section has been scrolled; see contents.css. */
export function timelineName(section: Titled, index: number): string {
  return `--${sectionId(section, index)}`;
}
