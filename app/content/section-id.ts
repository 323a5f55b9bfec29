import type { Section } from "#app/content/types.ts";

/** Returns the anchor of a section, such as "4-unified-view". The number distinguishes sections with equal titles. */
export function sectionId(section: Pick<Section, "type"> & { title?: string }, index: number): string {
  const words = (section.title ?? section.type)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${index + 1}-${words}`;
}
