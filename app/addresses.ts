/** Every address the site answers. It imports nothing: the server and the pipeline take it from here as well. */
export const ADDRESSES = {
  home: "/",
  validatePassword: "/api/validate-password",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  speculationRules: "/speculation-rules.json",
  /** For whoever watches the server. */
  health: "/healthz",
  /** React Router's list of routes. */
  routeDiscovery: "/__manifest",
} as const;

/** Folders of files; every address below them begins so. */
export const FOLDERS = {
  assets: "/assets/",
  media: "/media/",
  lockedMedia: "/locked/",
} as const;

/** What a case study cannot be called, because the site itself needs the address. */
export const RESERVED_SLUGS = [...Object.values(ADDRESSES), ...Object.values(FOLDERS)]
  .map((address) => address.split("/")[1])
  .filter((name) => name !== "");

export function studyAddress(slug: string): string {
  return `/${slug}`;
}

export function mediaAddress(file: string): string {
  return FOLDERS.media + file;
}

export function lockedMediaAddress(slug: string, file: string): string {
  return `${FOLDERS.lockedMedia}${slug}/${file}`;
}
