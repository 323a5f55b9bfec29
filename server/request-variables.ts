import { randomBytes } from "node:crypto";
import type { LoadBuild, Middleware, Mode } from "./app-build.ts";
import type { Platform } from "./platform.ts";

export function requestVariables(build: LoadBuild, platform: Platform, mode: Mode): Middleware {
  return async function requestVariables(c, next) {
    c.set("build", await build());
    c.set("url", new URL(c.req.url));
    c.set("client", platform.clientOf(c));
    // Empty in development: without a policy the browser does not hide it, and hydration finds a difference.
    c.set("nonce", mode === "production" ? randomBytes(16).toString("base64") : "");
    await next();
  };
}
