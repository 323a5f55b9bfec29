import { FOLDERS, PATHS } from "#app/site-map.ts";

/** Matches any spelling of a path that only guests request, so that no log shows what a guest reads. */
export function isForGuests(path: string): boolean {
  return GUEST_PATH.test(decodeLoosely(path));
}

const GUEST_PATH = new RegExp(`${FOLDERS.invitations}|(${PATHS.forYou}|${PATHS.visit})(?![\\w-])`);

/** Matches any spelling of an invitation's path, so that mistyped links also get the headers of an invitation. */
export function mayContainToken(path: string): boolean {
  return decodeLoosely(path).includes(FOLDERS.invitations);
}

/** Decodes nested percent encoding and returns lowercase. An encoded separator becomes a slash. */
function decodeLoosely(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/%(?:25)+/g, "%")
    .replaceAll(/%([0-9a-f]{2})/g, (_, code) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return /\w/.test(character) ? character.toLowerCase() : "/";
    });
}
