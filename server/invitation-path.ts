import { FOLDERS } from "#app/addresses.ts";

/**
 * Whether a path may have the end of an invitation's link in it: in any spelling, and anywhere, also where nothing
 * answers, as whoever mistypes a link has told its end all the same.
 */
export function isOfInvitation(path: string): boolean {
  return decoded(path)
    .replaceAll(/[\\/]+/g, "/")
    .toLowerCase()
    .includes(FOLDERS.invitations);
}

// Proxies on the way may have encoded it again.
function decoded(path: string): string {
  let text = path;
  for (let times = 0; times < 3; times++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}
