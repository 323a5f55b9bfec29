import { content } from "#app/content/.server/content.ts";
import { FOLDERS, prerenderedPages } from "#app/site-map.ts";

/**
 * Which pages a browser fetches while the pointer is over their link. None that is locked: what it fetched for an open
 * one it would show after the end of the session, too.
 */
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
