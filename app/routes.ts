import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { ADDRESSES, FOLDERS, invitationAddress, ownersAddress, studyAddress } from "./addresses.ts";
import { content } from "./content/.server/content.ts";

// The study's own `access` chooses the page, so none is open by oversight.
const studies = content.caseStudies.map(({ slug, access }) =>
  route(studyAddress(slug), access === "public" ? "routes/public-study.tsx" : "routes/locked-study.tsx", {
    // A name of its own: of "root" and "constructor" the framework or the language has one already.
    id: `study-${slug}`,
  }),
);

export default [
  index("routes/home.tsx"),
  ...studies,
  route(ADDRESSES.validatePassword, "routes/validate-password.ts"),
  route(invitationAddress(":token"), "routes/invitation.tsx"),
  route(ADDRESSES.visit, "routes/visit.ts"),
  route(`${FOLDERS.lockedMedia}:slug/:file`, "routes/locked-media.ts"),
  route(ADDRESSES.owner, "routes/owner.tsx"),
  route(ownersAddress(":id"), "routes/owner-invitation.tsx"),
  route(ADDRESSES.sitemap, "routes/sitemap.ts"),
  route(ADDRESSES.robots, "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
