import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { content } from "./content/.server/content.ts";
import {
  ADDRESSES,
  FOLDERS,
  forYouAddress,
  invitationAddress,
  ownerInvitationAddress,
  ownerPreviewAddress,
  ownerResumeAddress,
  prerenderedPages,
  presentAddress,
  presenterAddress,
} from "./site-map.ts";

const pages = prerenderedPages(content).map(({ address, module, id }) =>
  address === ADDRESSES.home ? index(module) : route(address, module, id === undefined ? {} : { id }),
);

export default [
  ...pages,
  route(ADDRESSES.validatePassword, "routes/validate-password.ts"),
  route(invitationAddress(":token"), "routes/invitation.tsx"),
  route(ADDRESSES.visit, "routes/visit.ts"),
  route(`${FOLDERS.lockedMedia}:slug/:file`, "routes/locked-media.ts"),
  route(ADDRESSES.forYou, "routes/for-you.tsx"),
  route(forYouAddress(":slug"), "routes/for-you-study.tsx"),
  route(ADDRESSES.guestResume, "routes/resume.ts"),
  route(ADDRESSES.owner, "routes/owner.tsx"),
  route(ownerInvitationAddress(":id"), "routes/owner-invitation.tsx"),
  route(ownerPreviewAddress(":id"), "routes/owner-preview.tsx"),
  route(ownerResumeAddress(":id"), "routes/resume.ts", { id: "owner-resume" }),
  route(presenterAddress(":slug"), "routes/presenter.tsx"),
  route(`${presenterAddress(":slug")}/:file`, "routes/locked-media.ts", { id: "owner-media" }),
  route(ADDRESSES.sitemap, "routes/sitemap.ts"),
  route(ADDRESSES.robots, "routes/robots.ts"),
  route(ADDRESSES.speculationRules, "routes/speculation-rules.ts"),
  route(presentAddress(":slug"), "routes/present.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
