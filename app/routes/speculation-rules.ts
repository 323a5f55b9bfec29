import { content } from "#app/content/.server/content.ts";
import { FOLDERS, prerenderedPages, presentPath } from "#app/site-map.ts";

/** Excludes locked pages and presentations, because a prefetched unlocked page could appear after the session ended. */
export function loader() {
  const excludedFolders = [
    FOLDERS.lockedMedia,
    FOLDERS.media,
    FOLDERS.prototypes,
    FOLDERS.invitations,
    "/api/",
  ].map((folder) => `${folder}*`);
  const lockedPaths = prerenderedPages(content)
    .filter(({ isLocked }) => isLocked)
    .map(({ path }) => path);
  const prefetchRule = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: [...excludedFolders, ...lockedPaths, presentPath("*")] } },
    ],
  };
  return Response.json({ prefetch: [{ where: prefetchRule, eagerness: "moderate" }] });
}
