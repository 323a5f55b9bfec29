import { FOLDERS } from "#app/site-map.ts";
import type { AnswerKind, Middleware, Mode } from "./app-build.ts";
import { mayContainToken } from "./invitation-path.ts";

/** One year, in seconds, as https://hstspreload.org asks for. Other hosts of the domain are the owner's affair. */
const HSTS = "max-age=31536000";

/** Pictures of shared links, named by pipeline/media/media-builder.ts: other sites may show them. */
const SHARE_IMAGE = new RegExp(`^${FOLDERS.media}(?:[\\w-]+-)?share-[0-9a-f]+\\.jpg$`);

/** Pages have no content security policy in development, where Vite writes inline scripts and styles. */
export function securityHeaders(answer: {
  kind: AnswerKind;
  path: string;
  /** Of a rendered page. */
  nonce?: string;
  /** Of a prerendered page. */
  scriptHashes?: readonly string[];
  styleHash: string;
  secure: boolean;
  mode?: Mode;
}): Record<string, string> {
  const { kind, path, secure, mode = "production" } = answer;
  // Whoever has the address of the page has the invitation.
  const isSecret = mayContainToken(path);
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
    ...(isSecret ? { "X-Robots-Tag": "noindex" } : {}),
    ...(kind === "other" ? {} : { "Permissions-Policy": PERMISSIONS }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": SHARE_IMAGE.test(path) ? "cross-origin" : "same-origin",
    ...(mode === "production" || kind === "other"
      ? { "Content-Security-Policy": contentSecurityPolicy(answer) }
      : {}),
    ...(secure ? { "Strict-Transport-Security": HSTS } : {}),
  };
}

type PageSources = Pick<
  Parameters<typeof securityHeaders>[0],
  "kind" | "nonce" | "scriptHashes" | "styleHash"
>;

export function addSecurityHeaders(mode: Mode): Middleware {
  return async function addSecurityHeaders(c, next) {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    const kind = c.get("kind") ?? (isPage ? "rendered-page" : "other");
    const nonce = c.get("nonce");
    const scriptHashes = c.get("scriptHashes");
    const { secure } = c.get("client");
    const { styleHash } = c.get("build").entry.module;
    const path = c.get("url").pathname;
    const headers = securityHeaders({ kind, path, nonce, scriptHashes, styleHash, secure, mode });
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

function contentSecurityPolicy(sources: PageSources): string {
  if (sources.kind === "other") return FILE_POLICY;
  const scripts = scriptSources(sources);
  const style = `style-src 'sha256-${sources.styleHash}'`;
  return `${PAGE_POLICY}; ${style}; ${scripts ? `script-src ${scripts}; ${SCRIPTED_PAGE_POLICY}` : "script-src 'none'"}`;
}

/** Undefined for a page without script, as all public ones are. */
function scriptSources({ kind, nonce, scriptHashes = [] }: PageSources): string | undefined {
  // 'strict-dynamic' lets scripts pass the nonce on to what they import. A hash cannot be passed on.
  if (kind === "rendered-page") return `'nonce-${nonce}' 'strict-dynamic'`;
  return scriptHashes.length > 0 ? `'self' ${scriptHashes.join(" ")}` : undefined;
}

// React turns text into HTML only in elements that it adds in the browser; our one such element, the script of
// app/ui/chunk-watch.tsx, comes with the page.
const SCRIPTED_PAGE_POLICY = ["require-trusted-types-for 'script'", "trusted-types 'none'"].join("; ");

const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  // Also for Lighthouse, which reads robots.txt by it on pages without script.
  "connect-src 'self'",
  // The colours of a project are custom properties in style attributes.
  "style-src-attr 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

// For a picture, video or SVG opened by itself: nothing in the page the browser makes around it may run or load.
export const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

// What is not named (autoplay, full screen, picture in picture) stays with our own pages, the browsers' default.
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
