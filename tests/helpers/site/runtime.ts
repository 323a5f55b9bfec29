/** The script that starts the built site on each platform. */
const SCRIPTS = { node: "server/node/serve.ts", cloudflare: "scripts/cloudflare.ts" };

export type Runtime = keyof typeof SCRIPTS;

/** The platform of the tested site, unless a test chooses another. */
export const RUNTIME: Runtime = process.env.TEST_RUNTIME === "cloudflare" ? "cloudflare" : "node";

export function scriptOf(runtime: Runtime): string {
  return SCRIPTS[runtime];
}
