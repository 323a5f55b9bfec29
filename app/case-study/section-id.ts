import type { Section } from "#app/content/types.ts";

/** "4-unified-view": the number keeps it unique when two sections have one title, or none. */
export function sectionId(section: Pick<Section, "type"> & { title?: string }, index: number): string {
  const words = (section.title ?? section.type)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${index + 1}-${words}`;
}
