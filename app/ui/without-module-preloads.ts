/** Removes React Router's `modulepreload` links, which would delay styles, fonts and the first image. */
export function withoutModulePreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
