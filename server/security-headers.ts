import { FOLDERS } from "#app/addresses.ts";
import type { AnswerKind, Mode, Step } from "./app-build.ts";

/** One year, in seconds, as https://hstspreload.org asks for. Other hosts of the domain are the owner's affair. */
const HSTS = "max-age=31536000";

/**
 * Which files other sites may show: the pictures that networks and chats show for a shared link, as
 * pipeline/media-builder.ts names them.
 */
const SHARE_IMAGE = new RegExp(`^${FOLDERS.media}(?:[\\w-]+-)?share-[0-9a-f]+\\.jpg$`);

/**
 * Gives the security headers of one answer. `nonce` is the one its scripts carry, `secure` says that the visitor came
 * over HTTPS, `styleHash` names the styles inside each page. In development there is no content security policy: Vite
 * writes inline scripts and styles.
 */
export function securityHeaders(answer: {
  kind: AnswerKind;
  path: string;
  nonce: string;
  styleHash: string;
  secure: boolean;
  mode: Mode;
}): Record<string, string> {
  const { path, secure, mode } = answer;
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": PERMISSIONS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": SHARE_IMAGE.test(path) ? "cross-origin" : "same-origin",
    ...(mode === "production" ? { "Content-Security-Policy": contentSecurityPolicy(answer) } : {}),
    ...(secure ? { "Strict-Transport-Security": HSTS } : {}),
  };
}

type PageSources = Pick<Parameters<typeof securityHeaders>[0], "kind" | "nonce" | "styleHash">;

/** Adds them to every answer, also to refusals and errors. */
export function addSecurityHeaders(mode: Mode): Step {
  return async function addSecurityHeaders(c, next) {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    const kind = c.get("kind") ?? (isPage ? "rendered-page" : "other");
    const nonce = c.get("nonce");
    const { secure } = c.get("client");
    const { styleHash } = c.get("build").entry.module;
    const path = c.get("url").pathname;
    const headers = securityHeaders({ kind, path, nonce, styleHash, secure, mode });
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

function contentSecurityPolicy({ kind, nonce, styleHash }: PageSources): string {
  if (kind === "other") return FILE_POLICY;
  // Public pages are prerendered and have no script. Others get one nonce per answer, which scripts pass on to what
  // they import.
  const script =
    kind === "public-page"
      ? "script-src 'none'"
      : `script-src 'nonce-${nonce}' 'strict-dynamic'; ${SCRIPTED_PAGE_POLICY}`;
  const style = `style-src 'sha256-${styleHash}'`;
  return `${PAGE_POLICY}; ${style}; ${script}`;
}

// The last two: nothing may turn a text into markup or script in the browser. React does so only for what it adds as
// HTML there; our one such element, the script of app/components/chunk-watch.tsx, comes with the page and is left as it is.
const SCRIPTED_PAGE_POLICY = ["require-trusted-types-for 'script'", "trusted-types 'none'"].join("; ");

const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  // Script fetches by it, and on pages without script Lighthouse, when it reads robots.txt.
  "connect-src 'self'",
  // The colours of a project are custom properties in style attributes.
  "style-src-attr 'unsafe-inline'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

// For a picture, video or SVG opened by itself: the browser makes a page around it. Nothing in it may run or load.
const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

// Everything that asks the visitor for something or reads a sensor. What is not named (autoplay, full screen, picture
// in picture) stays with this site's own pages, which is the browsers' default.
const PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");
