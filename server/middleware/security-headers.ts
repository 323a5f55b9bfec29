import { FOLDERS } from "#app/site-map.ts";
import type { AppOptions, Middleware } from "../context.ts";
import { mayContainToken } from "../guest-path.ts";
import { isPrototypePath, sandboxHeaders } from "./prototype-headers.ts";

/** Keeps the policy of a prerendered page, which contains the hashes of its scripts. */
export function securityHeaders(mode: AppOptions["mode"]): Middleware {
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    const { pathname: path } = c.get("url");
    const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const { isSecure } = c.get("client");
    const sharedHeaders = commonHeaders({ path, isPage, isSecure });
    for (const [name, value] of Object.entries(sharedHeaders)) headers.set(name, value);
    // The server has compressed the page before this line, because compression skips responses with this directive.
    if (isPage) headers.append("Cache-Control", NO_TRANSFORM);
    for (const [name, value] of Object.entries(sandboxHeaders(path))) headers.set(name, value);
    if (headers.has("Content-Security-Policy") || (isPage && mode === "development")) return;
    const { styleHashes } = c.get("build").entry.module;
    const scripts = [`'nonce-${c.get("nonce")}'`, "'strict-dynamic'"];
    const policy = isPrototypePath(path)
      ? pagePolicy({ styleHashes, scripts: [], framedBy: "'self'" })
      : pagePolicy({ styleHashes, scripts });
    headers.set("Content-Security-Policy", isPage ? policy : FILE_POLICY);
  };
}

/** Keeps proxies from changing a page. Cloudflare's proxy replaces e-mail addresses with links that need its own script. */
export const NO_TRANSFORM = "no-transform";

type ResponseFacts = { path: string; isPage: boolean; isSecure: boolean };

export function commonHeaders({ path, isPage, isSecure }: ResponseFacts): Record<string, string> {
  // Anyone who knows an invitation's path can open it, so other sites must not learn the path. With no-referrer, the
  // form would not have an origin.
  const isInvitation = mayContainToken(path);
  const isPrototype = isPrototypePath(path);
  return {
    "X-Content-Type-Options": "nosniff",
    ...(isPrototype ? {} : { "X-Frame-Options": "DENY" }),
    "Referrer-Policy": isPrototype ? "no-referrer" : isInvitation ? "strict-origin" : DEFAULT_REFERRER_POLICY,
    ...(isInvitation || isPrototype ? { "X-Robots-Tag": "noindex" } : {}),
    ...(isPage ? { "Permissions-Policy": PERMISSIONS_POLICY } : {}),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": SHARE_IMAGE_PATH.test(path) ? "cross-origin" : "same-origin",
    ...(isSecure ? { "Strict-Transport-Security": HSTS } : {}),
  };
}

const DEFAULT_REFERRER_POLICY = "strict-origin-when-cross-origin";

/** One year, in seconds. Subdomains are not included, because they can belong to someone else. */
const HSTS = "max-age=31536000";

/** Only share images are JPEG files (pipeline/media/media-builder.ts). Other sites can show these images. */
const SHARE_IMAGE_PATH = new RegExp(`^${FOLDERS.media}[0-9a-f]+\\.jpg$`);

const SHARED_DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "base-uri 'none'",
];

interface PagePolicy {
  styleHashes: readonly string[];
  /** The allowed sources of scripts. An empty list forbids all scripts. */
  scripts: readonly string[];
  /** Only the pages of a prototype can be in a frame. */
  framedBy?: "'none'" | "'self'";
}

export function pagePolicy(page: PagePolicy): string {
  const directives = [
    ...SHARED_DIRECTIVES,
    `frame-ancestors ${page.framedBy ?? "'none'"}`,
    // Prototypes are in frames.
    "frame-src 'self'",
    "font-src 'self'",
    // Pages without scripts also need this directive, because Lighthouse fetches robots.txt from the page.
    "connect-src 'self'",
    // Components set custom properties in style attributes.
    "style-src-attr 'unsafe-inline'",
    "form-action 'self'",
    `style-src ${page.styleHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`,
  ];
  if (page.scripts.length === 0) return [...directives, "script-src 'none'"].join("; ");
  // Trusted Types would stop React's repair of a page that an extension or a proxy has changed.
  return [...directives, `script-src ${page.scripts.join(" ")}`].join("; ");
}

/** Applies to files that are opened directly. For example, an SVG can then neither run scripts nor load files. */
export const FILE_POLICY = [
  ...SHARED_DIRECTIVES,
  "frame-ancestors 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
].join("; ");

/** Does not restrict autoplay, full screen and picture-in-picture, because videos use them. */
const PERMISSIONS_POLICY =
  "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), usb=()";
