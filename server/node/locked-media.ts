// biome-ignore-all lint/style/noRestrictedImports: a type only, gone before this runs.
import { join } from "node:path";
import type { LockedMedia } from "#app/.server/request-context.ts";
import { fileResponse } from "./file-response.ts";

/** The pictures and videos behind the lock, from a folder with one folder for each study. */
export function lockedMediaIn(folder: string): LockedMedia {
  return { get: (study, file, request) => fileResponse(request, join(folder, study, file)) };
}
