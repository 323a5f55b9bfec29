/** Where the build puts what it makes of content/. Only `publicMedia` is ever served as static files. */
export const paths = {
  content: "content",
  snapshot: ".content/content.json",
  publicMedia: ".content/media/public",
  lockedMedia: ".content/media/locked",
  mediaLedger: ".content/media/ledger.json",
} as const;
