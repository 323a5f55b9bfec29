import { FOLDERS } from "#app/site-map.ts";

/** Accepts any spelling and position of the token: a mistyped link must not get into logs or referrers either. */
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
