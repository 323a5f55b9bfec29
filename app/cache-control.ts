/** Every Cache-Control the site sends. Imports nothing, as the server uses it too. */
export const CACHE = {
  /** Only where the name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** Kept, but asked for again every time. */
  page: "public, no-cache",
  hour: "public, max-age=3600",
  private: "private, no-store",
  none: "no-store",
} as const;
