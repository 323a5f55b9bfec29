import { TLSSocket } from "node:tls";
import type { Client, MiddlewareContext } from "../context.ts";
import { ipKey } from "../ip-key.ts";

export function clientOf(c: MiddlewareContext, trustProxy: number): Client {
  const socket = c.env?.incoming?.socket;
  return {
    ip: clientIp(trustProxy, c.req.header("X-Forwarded-For"), socket?.remoteAddress),
    isSecure: socket instanceof TLSSocket || isForwardedSecure(c, trustProxy),
  };
}

/** With n trusted proxies, returns the n-th entry of X-Forwarded-For from the right. Clients can forge earlier entries. */
export function clientIp(trustProxy: number, forwardedFor = "", socketIp = ""): string {
  const entries = trustProxy > 0 && forwardedFor ? forwardedFor.split(",") : [];
  return ipKey(entries.at(-trustProxy) ?? socketIp);
}

// Most proxies replace X-Forwarded-Proto with one entry, and some append an entry.
function isForwardedSecure(c: MiddlewareContext, trustProxy: number): boolean {
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
