/** What starts the built site on each platform. */
const SCRIPTS = { node: "server/node/serve.ts", cloudflare: "scripts/cloudflare.ts" };

export type Runtime = keyof typeof SCRIPTS;

/** Where the site runs that is tested, unless a test says otherwise. */
export const RUNTIME: Runtime = process.env.TEST_RUNTIME === "cloudflare" ? "cloudflare" : "node";

export function scriptOf(runtime: Runtime): string {
  return SCRIPTS[runtime];
}
