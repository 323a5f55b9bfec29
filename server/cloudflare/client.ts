import { addressKey } from "../address-key.ts";
import type { MiddlewareContext } from "../app-build.ts";
import type { Client } from "../platform.ts";

/** Cloudflare itself names the visitor. X-Forwarded-For says what anyone likes. */
export function clientOf(c: MiddlewareContext): Client {
  return {
    address: addressKey(c.req.header("CF-Connecting-IP") ?? ""),
    secure: c.get("url").protocol === "https:",
  };
}
