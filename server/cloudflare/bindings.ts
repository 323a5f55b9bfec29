import type { R2Bucket } from "@cloudflare/workers-types";

/** What the platform hands the Worker; scripts/cloudflare/worker-config.ts asks for it. */
export interface Bindings {
  /** The public files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  LOCKED_MEDIA: Pick<R2Bucket, "head" | "get">;
  SITE_URL: string;
  /** Undefined until `npm run deploy` has set it. */
  PASSCODE?: string;
  SESSION_SECRET?: string;
}
