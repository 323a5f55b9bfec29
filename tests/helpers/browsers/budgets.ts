import type { BrowserContextOptions } from "@playwright/test";

/** Bytes after compression; 1 kB is 1000 bytes. */
export const BUDGETS = {
  gatedScript: 110_000,
  styles: 9_000,
  homeStyles: 5_000,
  /** Before compression. */
  homeHtml: 45_000,
  fonts: 50_000,
  preloadedFonts: 30_000,
  firstImage: 60_000,
  homeBeforeScrolling: 200_000,
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
