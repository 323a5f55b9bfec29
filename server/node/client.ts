import { TLSSocket } from "node:tls";
import { addressKey } from "../address-key.ts";
import type { MiddlewareContext } from "../app-build.ts";
import type { Client } from "../platform.ts";

export function clientOf(c: MiddlewareContext, trustProxy: number): Client {
  const socket = c.env?.incoming?.socket;
  const facts = { socketAddress: socket?.remoteAddress, forwardedFor: c.req.header("X-Forwarded-For") };
  const secure = socket instanceof TLSSocket || isForwardedSecure(c, trustProxy);
  return { address: clientAddress({ ...facts, trustProxy }), secure };
}

/**
 * With n proxies the n-th entry of X-Forwarded-For from the right is by the outermost one; what stands left of it may
 * be made up. With fewer entries all of them may be: then the connection's address counts, which nobody can choose.
 */
export function clientAddress(facts: {
  socketAddress: string | undefined;
  forwardedFor: string | null | undefined;
  trustProxy: number;
}): string {
  const entries = facts.trustProxy > 0 && facts.forwardedFor ? facts.forwardedFor.split(",") : [];
  const forwarded = facts.trustProxy > 0 ? entries.at(-facts.trustProxy) : undefined;
  return addressKey(forwarded ?? facts.socketAddress ?? "");
}

// Most proxies replace X-Forwarded-Proto, so that it has one entry; some add to its right end as to X-Forwarded-For.
function isForwardedSecure(c: MiddlewareContext, trustProxy: number): boolean {
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
