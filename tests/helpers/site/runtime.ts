/** These scripts start the built site on each platform. */
const SCRIPTS = { node: "server/node/serve.ts", cloudflare: "scripts/cloudflare.ts" };

export type Runtime = keyof typeof SCRIPTS;

/** Tests run on this platform unless they choose a different platform. */
export const RUNTIME: Runtime = process.env.TEST_RUNTIME === "cloudflare" ? "cloudflare" : "node";

export function scriptOf(runtime: Runtime): string {
  return SCRIPTS[runtime];
}

/** Returns the signal that ends a server immediately. After SIGKILL, wrangler's Workers runtime would keep running. */
export function endSignal(script: string): "SIGKILL" | "SIGTERM" {
  return script.endsWith(SCRIPTS.cloudflare) ? "SIGTERM" : "SIGKILL";
}
