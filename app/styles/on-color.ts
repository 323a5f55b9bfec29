import { luminance } from "./luminance.ts";

/** Near black or white, whichever contrasts more: they are equal at a luminance of 0.179. */
export function onColor(color: string): { color: string; colorScheme: "light" | "dark" } {
  return luminance(color) > 0.179
    ? { color: "#15161a", colorScheme: "light" }
    : { color: "#ffffff", colorScheme: "dark" };
}
