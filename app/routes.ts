import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { getContent } from "./content/.server/content.ts";

/** A case study's `access` decides which of the two pages shows it, so none is ever open by oversight. */
const studies = getContent().caseStudies.map(({ slug, access }) =>
  route(slug, access === "public" ? "routes/public-study.tsx" : "routes/locked-study.tsx", { id: slug }),
);

export default [
  index("routes/home.tsx"),
  ...studies,
  route("api/validate-password", "routes/validate-password.ts"),
  route("locked/:slug/:file", "routes/locked-media.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
