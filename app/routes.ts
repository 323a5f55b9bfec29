import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { content } from "./content/.server/content.ts";
import {
  FOLDERS,
  forYouPath,
  invitationPath,
  ownerInvitationPath,
  ownerPreviewPath,
  ownerResumePath,
  PATHS,
  posterPath,
  prerenderedPages,
  presenterPath,
  presentPath,
  prototypeFilePath,
  prototypePath,
} from "./site-map.ts";

const pages = prerenderedPages(content).map(({ path, module, id }) =>
  path === PATHS.home ? index(module) : route(path, module, id === undefined ? {} : { id }),
);

export default [
  ...pages,
  route(PATHS.validatePassword, "routes/validate-password.ts"),
  route(invitationPath(":token"), "routes/invitation.tsx"),
  route(PATHS.visit, "routes/visit.ts"),
  route(`${FOLDERS.lockedMedia}:slug/:file`, "routes/locked-media.ts"),
  route(prototypePath(":id"), "routes/prototype.tsx"),
  route(posterPath(prototypePath(":id")), "routes/prototype-poster.tsx"),
  route(prototypeFilePath(prototypePath(":id")), "routes/prototype-file.ts"),
  route(`${FOLDERS.prototypes}*`, "routes/prototype-closed.tsx"),
  route(PATHS.forYou, "routes/for-you.tsx"),
  route(forYouPath(":slug"), "routes/for-you-study.tsx"),
  route(PATHS.guestResume, "routes/resume.ts"),
  route(PATHS.owner, "routes/owner.tsx"),
  // The presenter's routes come first, because a study can have the name "preview".
  route(presenterPath(":slug"), "routes/presenter.tsx"),
  route(`${presenterPath(":slug")}/:file`, "routes/locked-media.ts", { id: "owner-media" }),
  route(ownerInvitationPath(":id"), "routes/owner-invitation.tsx"),
  route(ownerPreviewPath(":id"), "routes/owner-preview.tsx"),
  route(ownerResumePath(":id"), "routes/resume.ts", { id: "owner-resume" }),
  route(PATHS.sitemap, "routes/sitemap.ts"),
  route(PATHS.robots, "routes/robots.ts"),
  route(PATHS.speculationRules, "routes/speculation-rules.ts"),
  route(presentPath(":slug"), "routes/present.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
