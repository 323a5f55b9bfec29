/** Where the build puts what it makes of content/. Only `publicMedia` is ever served as static files. */
export const paths = {
  content: "content",
  snapshot: "build/content.json",
  publicMedia: "build/media/public",
  lockedMedia: "build/media/locked",
  mediaLedger: "build/media/ledger.json",
} as const;
