import type { BrowserContextOptions } from "@playwright/test";

/** Budgets are in bytes after compression. */
export const BUDGETS = {
  gatedScript: 107_000,
  styles: 9_000,
  homeStyles: 5_100,
  /** This budget applies before compression. */
  homeHtml: 45_000,
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
