import { FOLDERS } from "#app/site-map.ts";

/**
 * Whether a path may have the end of an invitation's link in it: in any spelling, and anywhere, also where nothing
 * answers, as whoever mistypes a link has told its end all the same.
 */
export function isOfInvitation(path: string): boolean {
  return plain(path)
    .replaceAll(/[\\/]+/g, "/")
    .includes(FOLDERS.invitations);
}

/** In small letters, whatever proxies on the way have encoded again. What is no letter may stand for a slash. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/%(?:25)+/g, "%")
    .replaceAll(/%([0-9a-f]{2})/g, (_, code) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return /\w/.test(letter) ? letter.toLowerCase() : "/";
    });
}
