import { luminance } from "#app/styles/on-color.ts";

/** WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: of two colours as "#rrggbb", from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
