import { content } from "#app/content/.server/content.ts";
import { FOLDERS, prerenderedPages } from "#app/site-map.ts";

/** Excludes locked pages, because a prefetched unlocked page could appear after the session ended. */
export function loader() {
  const folders = [FOLDERS.lockedMedia, FOLDERS.media, FOLDERS.invitations, "/api/"].map(
    (folder) => `${folder}*`,
  );
  const locked = prerenderedPages(content)
    .filter(({ isLocked }) => isLocked)
    .map(({ address }) => address);
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: [...folders, ...locked] } }] };
  return Response.json(
    { prefetch: [{ where, eagerness: "moderate" }] },
    { headers: { "Content-Type": "application/speculationrules+json" } },
  );
}
