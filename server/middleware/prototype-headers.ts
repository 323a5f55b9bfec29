import { FOLDERS, prototypeFilePath, prototypePath } from "#app/site-map.ts";

/** Only the address decides, so a response at this address can never leave the sandbox. */
const FILE_PATH = new RegExp(`^${prototypeFilePath(prototypePath("[^/]+"))}$`);

/** The prototype has an origin of its own, without the site's cookies and storage, and cannot reach the network. */
const SANDBOX_POLICY = [
  "sandbox allow-scripts allow-forms",
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
  "worker-src blob: data:",
  "connect-src blob: data:",
  "style-src 'unsafe-inline' blob: data:",
  "img-src blob: data:",
  "font-src blob: data:",
  "media-src blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Full screen stays. Features that are missing here, such as sharing, are off in all frames without `allow`. */
const DENIED_FEATURES =
  "accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure cross-origin-isolated display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking";
const PERMISSIONS_POLICY = DENIED_FEATURES.split(" ")
  .map((feature) => `${feature}=()`)
  .join(", ");

export function isPrototypePath(path: string): boolean {
  return path.startsWith(FOLDERS.prototypes);
}

/** Returns the headers of a prototype's file, and an empty object for all other paths. */
export function sandboxHeaders(path: string): Record<string, string> {
  if (!FILE_PATH.test(path)) return {};
  return {
    "Content-Security-Policy": SANDBOX_POLICY,
    "Permissions-Policy": PERMISSIONS_POLICY,
    "X-DNS-Prefetch-Control": "off",
  };
}
