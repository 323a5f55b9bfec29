import type { Section } from "#app/content/types.ts";

/** "4-unified-view": the number keeps it unique when two sections have one title. */
export function sectionId({ title }: Pick<Section, "title">, index: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${index + 1}-${words}`;
}
