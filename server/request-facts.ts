import { randomBytes } from "node:crypto";
import type { TLSSocket } from "node:tls";
import type { AppBuild, Mode, Step, StepContext } from "./app-build.ts";
import type { Environment } from "./environment.ts";

/** Finds out what all later steps need to know: the build, the address asked for, and who asks. */
export function requestFacts(
  build: () => Promise<AppBuild> | AppBuild,
  environment: Environment,
  mode: Mode,
): Step {
  return async function requestFacts(c, next) {
    const app = await build();
    c.set("build", app);
    c.set("url", new URL(c.req.url));
    c.set("facts", {
      address: app.entry.module.clientAddress({
        socketAddress: c.env?.incoming?.socket.remoteAddress,
        forwardedFor: c.req.header("X-Forwarded-For"),
        trustProxy: environment.trustProxy,
      }),
      secure: isSecure(c, environment.trustProxy),
      // Without a policy that names it the browser does not hide it, and React finds a difference when it hydrates.
      nonce: mode === "production" ? randomBytes(16).toString("base64") : "",
    });
    await next();
  };
}

// Most proxies replace X-Forwarded-Proto and some add to it at the right end, as to X-Forwarded-For: with n proxies
// the n-th from the right is the outermost one's, and a single entry is one that was replaced.
function isSecure(c: StepContext, trustProxy: number): boolean {
  if ((c.env?.incoming?.socket as Partial<TLSSocket> | undefined)?.encrypted) return true;
  const entries = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const entry = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries[0]) : undefined;
  return entry?.trim().toLowerCase() === "https";
}
