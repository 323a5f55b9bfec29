import { TLSSocket } from "node:tls";
import { addressKey } from "../address-key.ts";
import type { MiddlewareContext } from "../app-build.ts";
import type { Client } from "../platform.ts";

export function clientOf(c: MiddlewareContext, trustProxy: number): Client {
  const socket = c.env?.incoming?.socket;
  return {
    address: clientAddress(trustProxy, c.req.header("X-Forwarded-For"), socket?.remoteAddress),
    secure: socket instanceof TLSSocket || isForwardedSecure(c, trustProxy),
  };
}

/**
 * With n proxies the n-th entry of X-Forwarded-For from the right is by the outermost one; what stands left of it may
 * be made up. With fewer entries all of them may be: then the connection's address counts, which nobody can choose.
 */
export function clientAddress(trustProxy: number, forwardedFor = "", socketAddress = ""): string {
  const entries = trustProxy > 0 && forwardedFor ? forwardedFor.split(",") : [];
  return addressKey(entries.at(-trustProxy) ?? socketAddress);
}

// Most proxies replace X-Forwarded-Proto, so that it has one entry; some add to its right end as to X-Forwarded-For.
function isForwardedSecure(c: MiddlewareContext, trustProxy: number): boolean {
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
