import { FOLDERS } from "#app/site-map.ts";

/** Recognizes any spelling of an invitation's path, because logs must not contain a mistyped link either. */
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
