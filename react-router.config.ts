import type { Config } from "@react-router/dev/config";
import { getContent } from "./app/content/.server/content.ts";

const publicStudies = getContent().caseStudies.filter(({ access }) => access === "public");

export default {
  prerender: ["/", ...publicStudies.map(({ slug }) => `/${slug}`), "/sitemap.xml", "/robots.txt"],
  // A page carries its own routes only: with all of them its script would grow with the number of case studies.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
