import type { D1Database, R2Bucket, RateLimit } from "@cloudflare/workers-types";
import type { Variables } from "../environment.ts";

/** The Worker's bindings, which scripts/cloudflare/site/worker-config.ts declares, and its secrets. */
export interface Bindings extends Pick<Variables, "PASSCODE" | "SESSION_SECRET" | "OWNER_PASSWORD"> {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  LOCKED_MEDIA: Pick<R2Bucket, "head" | "get">;
  INVITATIONS: Pick<D1Database, "prepare" | "batch">;
  VISITOR_ATTEMPTS: RateLimit;
  OWNER_ATTEMPTS: RateLimit;
  SITE_URL: string;
}
