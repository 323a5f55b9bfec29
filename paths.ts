/** Below the project's folder. Only the first two are ever served to everyone. */
export const paths = {
  client: "build/client",
  publicMedia: ".content/media/public",
  lockedMedia: ".content/media/locked",
  mediaLedger: ".content/media/ledger.json",
  /** package.json names it too, as `#snapshot`. */
  snapshot: ".content/content.json",
  server: "build/server/index.js",
  content: "content",
} as const;
