import { createHash } from "node:crypto";
import { FOLDERS } from "#app/site-map.ts";
import { resourceNames } from "./names.ts";

const COMPATIBILITY_DATE = "2026-11-17";

/** Addresses that the Worker answers first, so that both platforms answer alike. The lock does not depend on them. */
const WORKER_FIRST = [
  // Videos need ranges, which static assets do not support.
  `${FOLDERS.media}*.mp4`,
  // Cloudflare would redirect these to a page.
  ...["/*/", "//*", "/*//*", "/index", "/*/index", "/index.html", "/*/index.html"],
];

/** The same limit as on Node. The period is in seconds. */
const ATTEMPTS = { limit: 10, period: 60 };

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
    // A preview would keep working with an old passcode.
    preview_urls: false,
    ...(isOnWorkersDev ? {} : { routes: [{ pattern: hostname, custom_domain: true }] }),
    assets: {
      directory: "assets",
      binding: "ASSETS",
      html_handling: "drop-trailing-slash",
      run_worker_first: WORKER_FIRST,
    },
    r2_buckets: [{ binding: "LOCKED_MEDIA", bucket_name: bucket }],
    d1_databases: [{ binding: "INVITATIONS", database_name: database }],
    ratelimits: [
      { name: "VISITOR_ATTEMPTS", namespace_id: namespaceId(`${name} visitors`), simple: ATTEMPTS },
      { name: "OWNER_ATTEMPTS", namespace_id: namespaceId(`${name} owner`), simple: ATTEMPTS },
    ],
    vars: { SITE_URL: siteUrl },
    // Invocation logs would store every address, and an invitation's address is its key.
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
    upload_source_maps: false,
    dependencies_instrumentation: { enabled: false },
    send_metrics: false,
  };
}

/** Returns a positive integer as text. Workers of one account with the same id would share their counters. */
function namespaceId(name: string): string {
  return String(createHash("sha256").update(name).digest().readUInt32BE() || 1);
}
