/** At this luminance, black and white text have equal contrast, more than the 4.5:1 of WCAG 1.4.3. */
const EQUAL_CONTRAST_LUMINANCE = 0.179;
/** At this luminance and above, the page's ink color has a contrast of at least 4.5:1. */
const MIN_INK_LUMINANCE = 0.2115;
/** Between these luminances, a shape has a contrast of at least 3:1 (WCAG 1.4.11) with the light and the dark paper. */
const SHAPE_LUMINANCE = { maxOnLight: 0.286, minOnDark: 0.12 };
/** Above this luminance, the page's ink color has a contrast of at least 4.5:1 with the dimmed color. */
const MIN_DIMMED_LUMINANCE = 0.25;

export function stylesOnColor(color: string): { color: string; colorScheme: "light" | "dark" } {
  const colorLuminance = luminance(color);
  if (colorLuminance <= EQUAL_CONTRAST_LUMINANCE) return { color: "#ffffff", colorScheme: "dark" };
  return { color: colorLuminance < MIN_INK_LUMINANCE ? "#000000" : "#15161a", colorScheme: "light" };
}

/** Returns the style of a slide. Its focus ring has the color of its text. */
export function slideStyle(backgroundColor: string | null) {
  if (!backgroundColor) return undefined;
  const styles = stylesOnColor(backgroundColor);
  return { backgroundColor, ...styles, "--color-focus": styles.color };
}

/** Returns the properties of a block in a project's color (hero.css). */
export function blockStyle(bgColor: string) {
  const { color, colorScheme } = stylesOnColor(bgColor);
  return { "--block": bgColor, "--on-block": color, "--block-scheme": colorScheme };
}

/** Returns the properties of a section with a color (band.css). In the dark, it is dimmed, unless its dark text needs the full contrast. */
export function bandStyle(bgColor: string) {
  const colorLuminance = luminance(bgColor);
  const isDimmed = colorLuminance <= EQUAL_CONTRAST_LUMINANCE || colorLuminance > MIN_DIMMED_LUMINANCE;
  return { ...blockStyle(bgColor), "--dim": isDimmed ? "5.5%" : "0%" };
}

/** Returns a CSS color for a shape on the page's paper: this color, or the page's ink if the contrast is too low. */
export function shapeOnPaper(color: string): string {
  const colorLuminance = luminance(color);
  const light = colorLuminance <= SHAPE_LUMINANCE.maxOnLight ? color : "var(--color-ink)";
  const dark = colorLuminance >= SHAPE_LUMINANCE.minOnDark ? color : "var(--color-ink)";
  return `light-dark(${light},${dark})`;
}

/** Returns the relative luminance of a "#rrggbb" color, from 0 (black) to 1 (white): https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
