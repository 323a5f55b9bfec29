import type { Config } from "@react-router/dev/config";
import { getContent } from "./app/content/.server/content.ts";

const publicStudies = getContent().caseStudies.filter(({ access }) => access === "public");

export default {
  prerender: ["/", ...publicStudies.map(({ slug }) => `/${slug}`), "/sitemap.xml", "/robots.txt"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
