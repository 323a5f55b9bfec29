/** Every Cache-Control the site sends. It imports nothing: the server takes it from here as well. */
export const CACHE = {
  /** The name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** A finished page: asked for again every time, and answered with 304 while it is the same. */
  page: "public, no-cache",
  /** Icons and the like, whose names stay. */
  hour: "public, max-age=3600",
  /** For one visitor. */
  private: "private, no-store",
  none: "no-store",
  /** In development a picture may change under its name. */
  development: "no-cache",
} as const;
