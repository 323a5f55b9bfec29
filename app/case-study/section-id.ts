import type { Section } from "#app/content/types.ts";

type Titled = Pick<Section, "title">;

/** "4-unified-view": the number keeps it unique when two sections have one title. */
export function sectionId({ title }: Titled, index: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${index + 1}-${words}`;
}

export function timelineName(section: Titled, index: number): string {
  return `--${sectionId(section, index)}`;
}
