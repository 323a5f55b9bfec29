import { TLSSocket } from "node:tls";
import { addressKey } from "../address-key.ts";
import type { MiddlewareContext } from "../context.ts";
import type { Client } from "../platform.ts";

/** @param trustProxy how many proxies in front of the server are trusted */
export function clientOf(c: MiddlewareContext, trustProxy: number): Client {
  const socket = c.env?.incoming?.socket;
  return {
    address: clientAddress(trustProxy, c.req.header("X-Forwarded-For"), socket?.remoteAddress),
    secure: socket instanceof TLSSocket || isForwardedSecure(c, trustProxy),
  };
}

/**
 * Returns the key that attempts are counted by. With n proxies, the outermost one wrote the n-th entry of
 * X-Forwarded-For from the right; a client can forge all entries to the left. With fewer entries it can forge all of
 * them, so the address of the connection counts.
 */
export function clientAddress(trustProxy: number, forwardedFor = "", socketAddress = ""): string {
  const entries = trustProxy > 0 && forwardedFor ? forwardedFor.split(",") : [];
  return addressKey(entries.at(-trustProxy) ?? socketAddress);
}

// Most proxies replace X-Forwarded-Proto, so it has one entry; some append to it.
function isForwardedSecure(c: MiddlewareContext, trustProxy: number): boolean {
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
