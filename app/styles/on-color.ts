import { luminance } from "./luminance.ts";

/**
 * Ink that can be read on a colour: near black or white, whichever contrasts more. Black and white contrast equally
 * at a luminance of 0.179.
 * @param color "#rrggbb"
 */
export function onColor(color: string): { color: string; colorScheme: "light" | "dark" } {
  return luminance(color) > 0.179
    ? { color: "#15161a", colorScheme: "light" }
    : { color: "#ffffff", colorScheme: "dark" };
}
