import { FOLDERS } from "#app/site-map.ts";

/**
 * Whether a path may contain the token of an invitation, in any spelling and at any position. The server neither logs
 * such a path nor lets a browser send it as a referrer, because even a mistyped link contains the token.
 */
export function mayContainToken(path: string): boolean {
  return decodeLoosely(path).includes(FOLDERS.invitations);
}

/** Decodes percent encoding, also nested, to lowercase. Anything but a letter or digit becomes a slash. */
function decodeLoosely(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/%(?:25)+/g, "%")
    .replaceAll(/%([0-9a-f]{2})/g, (_, code) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return /\w/.test(character) ? character.toLowerCase() : "/";
    });
}
