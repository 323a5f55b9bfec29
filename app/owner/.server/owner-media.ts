import { ADDRESSES, FOLDERS } from "#app/site-map.ts";

const MEDIA_FIELDS = new Set(["src", "avif"]);

/** Returns a copy in which locked media have the addresses that the owner's session opens. */
export function withOwnerMedia<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, part) =>
    MEDIA_FIELDS.has(key) && typeof part === "string"
      ? part.replaceAll(FOLDERS.lockedMedia, `${ADDRESSES.owner}/present/`)
      : part,
  );
}
