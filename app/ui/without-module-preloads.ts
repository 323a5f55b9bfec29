/**
 * Removes the `modulepreload` links that React Router writes into the head. They would delay styles, fonts and the
 * first image; the scripts at the end of the page request the same files.
 */
export function withoutModulePreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
