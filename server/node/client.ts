import { TLSSocket } from "node:tls";
import type { MiddlewareContext } from "../app-build.ts";
import type { Client } from "../platform.ts";
import { clientAddress } from "./client-address.ts";

export function clientOf(c: MiddlewareContext, trustProxy: number): Client {
  return {
    address: clientAddress({
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header("X-Forwarded-For"),
      trustProxy,
    }),
    secure: isSecure(c, trustProxy),
  };
}

// Most proxies replace X-Forwarded-Proto, so that it has one entry; some add to its right end as to X-Forwarded-For.
function isSecure(c: MiddlewareContext, trustProxy: number): boolean {
  if (c.env?.incoming?.socket instanceof TLSSocket) return true;
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
