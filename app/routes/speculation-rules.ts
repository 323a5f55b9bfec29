import { content } from "#app/content/.server/content.ts";
import { FOLDERS, prerenderedPages, presentAddress } from "#app/site-map.ts";

/** Excludes locked pages and presentations, because a prefetched unlocked page could appear after the session ended. */
export function loader() {
  const { lockedMedia, media, invitations, presenter } = FOLDERS;
  const excludedFolders = [lockedMedia, media, invitations, presenter, "/api/"].map((folder) => `${folder}*`);
  const lockedAddresses = prerenderedPages(content)
    .filter(({ isLocked }) => isLocked)
    .map(({ address }) => address);
  const prefetchRule = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: [...excludedFolders, ...lockedAddresses, presentAddress("*")] } },
    ],
  };
  return Response.json({ prefetch: [{ where: prefetchRule, eagerness: "moderate" }] });
}
