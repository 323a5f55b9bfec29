import { FOLDERS } from "#app/site-map.ts";

/** Matches any spelling of an invitation's path, so that mistyped links also stay out of logs. */
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
