import { hash } from "node:crypto";
import { FOLDERS } from "#app/site-map.ts";
import { resourceNames } from "./names.ts";

const COMPATIBILITY_DATE = "2026-11-17";

/** The Worker answers these paths even if a static asset matches. The lock does not depend on this list. */
const WORKER_FIRST_PATHS = [
  // Safari requests ranges of videos, and static assets do not support ranges.
  `${FOLDERS.media}*.mp4`,
  // Only the Worker redirects a tab that opens the contents of a frame.
  `${FOLDERS.prototypes}*`,
  // Cloudflare would redirect these paths to a page.
  ...["/*/", "//*", "/*//*", "/index", "/*/index", "/index.html", "/*/index.html"],
];

/** Visitors have ten attempts in 60 seconds, as on Node.js. */
const ATTEMPT_LIMIT = { limit: 10, period: 60 };

/** Returns the contents of `wrangler.json`. wrangler finds the database by its name, or creates it. */
export function workerConfig(name: string, siteUrl: string) {
  const { hostname } = new URL(siteUrl);
  const { bucket, database } = resourceNames(name);
  const isOnWorkersDev = hostname.endsWith(".workers.dev");
  return {
    name,
    compatibility_date: COMPATIBILITY_DATE,
    main: "worker.js",
    compatibility_flags: ["nodejs_compat"],
    workers_dev: isOnWorkersDev,
    // A preview of an old version would accept an old passcode.
    preview_urls: false,
    ...(isOnWorkersDev ? {} : { routes: [{ pattern: hostname, custom_domain: true }] }),
    assets: {
      directory: "assets",
      binding: "ASSETS",
      html_handling: "drop-trailing-slash",
      run_worker_first: WORKER_FIRST_PATHS,
    },
    r2_buckets: [{ binding: "LOCKED_MEDIA", bucket_name: bucket }],
    d1_databases: [{ binding: "INVITATIONS", database_name: database }],
    ratelimits: [
      { name: "VISITOR_ATTEMPTS", namespace_id: namespaceId(`${name} visitors`), simple: ATTEMPT_LIMIT },
      { name: "OWNER_ATTEMPTS", namespace_id: namespaceId(`${name} owner`), simple: ATTEMPT_LIMIT },
    ],
    vars: { SITE_URL: siteUrl },
    // Invocation logs store every URL, and an invitation's URL is its key (see workers-log.ts for other lines).
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
    upload_source_maps: false,
    dependencies_instrumentation: { enabled: false },
    send_metrics: false,
  };
}

/** Returns a positive integer as text. Workers with the same ID would share their counters. */
function namespaceId(name: string): string {
  return String(hash("sha256", name, "buffer").readUInt32BE() || 1);
}
