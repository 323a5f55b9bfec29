import type { Config } from "@react-router/dev/config";
import { content } from "./app/content/.server/content.ts";
import { PATHS, prerenderedPages } from "./app/site-map.ts";

export default {
  // scripts/build.ts sets BUILD_FOLDER. No other command builds.
  buildDirectory: process.env.BUILD_FOLDER ?? "build/unfinished",
  prerender: [
    ...prerenderedPages(content).map(({ path }) => path),
    PATHS.sitemap,
    PATHS.robots,
    PATHS.speculationRules,
  ],
  // server/middleware/same-origin.ts has already checked the origin, with the proxy and SITE_URL.
  allowedActionOrigins: ["**"],
  // A page lists only its own routes, or its script would grow with the number of case studies.
  routeDiscovery: { mode: "lazy" },
  // A locked page needs its whole module.
  splitRouteModules: false,
} satisfies Config;
