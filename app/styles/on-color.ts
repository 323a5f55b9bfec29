import { luminance } from "./luminance.ts";

/** Black and white contrast equally here, and better than 4.5:1, which WCAG 1.4.3 asks for. */
const MIDDLE = 0.179;
/** From here on the ink of the page has that contrast too. */
const INK = 0.2115;

/** The colour that can be read on another. */
export function onColor(color: string): { color: string; colorScheme: "light" | "dark" } {
  const light = luminance(color);
  if (light <= MIDDLE) return { color: "#ffffff", colorScheme: "dark" };
  return { color: light < INK ? "#000000" : "#15161a", colorScheme: "light" };
}
