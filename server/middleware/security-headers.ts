import { FOLDERS } from "#app/site-map.ts";
import type { Mode } from "../app-build.ts";
import type { Middleware } from "../context.ts";
import { mayContainToken } from "../invitation-path.ts";

/** Leaves the policy of prerendered pages, which contains hashes of their scripts. */
export function securityHeaders(mode: Mode): Middleware {
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const { secure } = c.get("client");
    const common = commonHeaders({ path: c.get("url").pathname, isPage, secure });
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    if (headers.has("Content-Security-Policy") || (isPage && mode === "development")) return;
    const { styleHashes } = c.get("build").entry.module;
    const scripts = [`'nonce-${c.get("nonce")}'`, "'strict-dynamic'"];
    headers.set("Content-Security-Policy", isPage ? pagePolicy({ styleHashes, scripts }) : FILE_POLICY);
  };
}

export function commonHeaders(response: {
  path: string;
  isPage: boolean;
  secure: boolean;
}): Record<string, string> {
  const { path, isPage, secure } = response;
  // A token is the key of an invitation, so no other site may learn its address.
  const isInvitation = mayContainToken(path);
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": isInvitation ? "no-referrer" : "strict-origin-when-cross-origin",
    ...(isInvitation ? { "X-Robots-Tag": "noindex" } : {}),
    ...(isPage ? { "Permissions-Policy": PERMISSIONS_POLICY } : {}),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": SHARE_PICTURE.test(path) ? "cross-origin" : "same-origin",
    ...(secure ? { "Strict-Transport-Security": HSTS } : {}),
  };
}

/** One year, in seconds. Subdomains are not included, because they may belong to others. */
const HSTS = "max-age=31536000";

/** Other sites may show share pictures, which pipeline/media/media-builder.ts names. */
const SHARE_PICTURE = new RegExp(`^${FOLDERS.media}(?:[\\w-]+-)?share-[0-9a-f]+\\.jpg$`);

/** @param page.scripts the sources of scripts: hashes or a nonce. None forbids all scripts. */
export function pagePolicy(page: { styleHashes: readonly string[]; scripts: readonly string[] }): string {
  const directives = [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    // Lighthouse needs this on pages without script, to read robots.txt.
    "connect-src 'self'",
    // Components set custom properties in style attributes.
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `style-src ${page.styleHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`,
  ];
  if (page.scripts.length === 0) return [...directives, "script-src 'none'"].join("; ");
  // React creates scripts as HTML text only in the browser, and all of ours come with the page.
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return [...directives, `script-src ${page.scripts.join(" ")}`, ...trustedTypes].join("; ");
}

/** For an image, video or SVG that is opened on its own: nothing in it may run or load anything. */
export const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Autoplay, full screen and picture-in-picture stay allowed, as browsers do by default. */
const PERMISSIONS_POLICY = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "usb",
]
  .map((name) => `${name}=()`)
  .join(", ");
