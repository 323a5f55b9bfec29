import type { Config } from "@react-router/dev/config";
import { content } from "./app/content/.server/content.ts";
import { ADDRESSES, prerenderedPages } from "./app/site-map.ts";

export default {
  // scripts/build.ts says where; elsewhere nothing is built.
  buildDirectory: process.env.BUILD_FOLDER ?? "build/unfinished",
  prerender: [
    ...prerenderedPages(content).map(({ address }) => address),
    ADDRESSES.sitemap,
    ADDRESSES.robots,
    ADDRESSES.speculationRules,
  ],
  // server/middleware/same-origin.ts has already checked the origin. It knows the proxy, and SITE_URL.
  allowedActionOrigins: ["**"],
  // A page carries its own routes only: with all of them its script would grow with the number of case studies.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
