import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import type { WrongTriesBinding } from "./attempts.ts";

/** What the platform hands the Worker; scripts/cloudflare/site/worker-config.ts asks for it. */
export interface Bindings {
  /** The public files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  LOCKED_MEDIA: Pick<R2Bucket, "head" | "get">;
  /** Undefined where it was taken away: all but invitations goes on. */
  INVITATIONS?: Pick<D1Database, "prepare" | "batch">;
  WRONG_TRIES: WrongTriesBinding;
  SITE_URL: string;
  /** Undefined until `npm run deploy` has set it. */
  PASSCODE?: string;
  SESSION_SECRET?: string;
  /** Undefined: there are no pages of the owner's. */
  OWNER_PASSWORD?: string;
}
