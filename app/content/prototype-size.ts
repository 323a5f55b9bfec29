import type { Video } from "./types.ts";

/** The width that a prototype was drawn for: 390 or 1280 pixels. */
export type PrototypeSize = "phone" | "wide";

/** Returns the size of the prototype, which defaults to the shape of its poster. */
export function prototypeSize(
  size: PrototypeSize | undefined,
  poster: Pick<Video, "width" | "height">,
): PrototypeSize {
  return size ?? (poster.width > poster.height ? "wide" : "phone");
}
