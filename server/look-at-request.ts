import { randomBytes } from "node:crypto";
import type { LoadBuild, Mode, Step } from "./app-build.ts";
import type { Platform } from "./platform.ts";

/** Finds out what all later steps need to know: the build, the address asked for, and who asks. */
export function lookAtRequest(build: LoadBuild, platform: Platform, mode: Mode): Step {
  return async function lookAtRequest(c, next) {
    c.set("build", await build());
    c.set("url", new URL(c.req.url));
    c.set("client", platform.clientOf(c));
    // Without a policy that names it the browser does not hide it, and React finds a difference when it hydrates.
    c.set("nonce", mode === "production" ? randomBytes(16).toString("base64") : "");
    await next();
  };
}
