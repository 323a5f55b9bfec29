import { FOLDERS } from "#app/site-map.ts";

/** Returns a copy of page data whose locked images and videos load with the owner's session. */
export function withOwnerMedia<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, item) => {
    const isPath = (key === "src" || key === "avif") && typeof item === "string";
    return isPath ? item.replaceAll(FOLDERS.lockedMedia, FOLDERS.presenter) : item;
  });
}
