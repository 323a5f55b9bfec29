import type { D1Database, R2Bucket, RateLimit } from "@cloudflare/workers-types";

/** The Worker's bindings, as scripts/cloudflare/site/worker-config.ts declares them. */
export interface Bindings {
  /** The public files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  LOCKED_MEDIA: Pick<R2Bucket, "head" | "get">;
  /** If somebody removed the binding, only invitations stop working. */
  INVITATIONS?: Pick<D1Database, "prepare" | "batch">;
  VISITOR_ATTEMPTS: RateLimit;
  OWNER_ATTEMPTS: RateLimit;
  SITE_URL: string;
  /** `npm run deploy` sets the secrets. */
  PASSCODE?: string;
  SESSION_SECRET?: string;
  /** Without it, there is no /owner. */
  OWNER_PASSWORD?: string;
}
