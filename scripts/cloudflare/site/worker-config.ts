import { createHash } from "node:crypto";
import { FOLDERS } from "#app/site-map.ts";

/** Of the Workers runtime that wrangler brings along. A later date may change what it does. */
const COMPATIBILITY_DATE = "2026-11-17";

/** Nothing locked is among the assets, so that these rules only see to it that both platforms answer the same. */
const WORKER_FIRST = [
  // VideoPlayback are played in ranges, which static assets are not sent in.
  `${FOLDERS.media}*.mp4`,
  // The platform would send these on to the address of the page.
  ...["/*/", "//*", "/*//*", "/index", "/*/index", "/index.html", "/*/index.html"],
];

/** The same limit as on one machine; the period is in seconds. */
const ATTEMPTS = { limit: 10, period: 60 };

/**
 * What wrangler is told, as `wrangler.json` beside the worker's entry.
 * @param siteUrl where visitors find the site
 * @param databaseId the account's database for the invitations; without it the local runtime keeps its own
 */
export function workerConfig(name: string, siteUrl: string, databaseId?: string) {
  const { hostname } = new URL(siteUrl);
  const isOnWorkersDev = hostname.endsWith(".workers.dev");
  return {
    name,
    compatibility_date: COMPATIBILITY_DATE,
    main: "worker.js",
    compatibility_flags: ["nodejs_compat"],
    // Names are kept by calls of a helper, which app/ui/chunk-watch.tsx, sent as text, would not find.
    keep_names: false,
    workers_dev: isOnWorkersDev,
    // A preview would go on showing with the passcode of its day.
    preview_urls: false,
    ...(isOnWorkersDev ? {} : { routes: [{ pattern: hostname, custom_domain: true }] }),
    assets: {
      directory: "assets",
      binding: "ASSETS",
      html_handling: "drop-trailing-slash",
      run_worker_first: WORKER_FIRST,
    },
    r2_buckets: [{ binding: "LOCKED_MEDIA", bucket_name: `${name}-locked` }],
    d1_databases: [{ binding: "INVITATIONS", database_name: `${name}-invitations`, database_id: databaseId }],
    ratelimits: [
      { name: "VISITOR_ATTEMPTS", namespace_id: namespaceId(`${name} visitors`), simple: ATTEMPTS },
      { name: "OWNER_ATTEMPTS", namespace_id: namespaceId(`${name} owner`), simple: ATTEMPTS },
    ],
    vars: { SITE_URL: siteUrl },
    // Of each request they would keep the address, and with it the token of an invitation.
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
    // Cloudflare gets what the site needs, and no more.
    upload_source_maps: false,
    dependencies_instrumentation: { enabled: false },
    send_metrics: false,
  };
}

/** Returns a positive integer as text. Workers of one account with the same id would share their counters. */
function namespaceId(name: string): string {
  return String(createHash("sha256").update(name).digest().readUInt32BE() || 1);
}
