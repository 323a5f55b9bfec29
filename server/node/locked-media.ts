import { join } from "node:path";
import type { Platform } from "../platform.ts";
import { fileResponse } from "./file-response.ts";

/** The pictures and videos behind the lock, from a folder with one folder for each study. */
export function lockedMediaIn(folder: string): Platform["lockedMedia"] {
  return { get: (study, file, request) => fileResponse(request, join(folder, study, file)) };
}
