import { join } from "node:path";
import type { Platform } from "../platform.ts";
import { fileResponse } from "./files/file-response.ts";

export function lockedMediaIn(folder: string): Platform["lockedMedia"] {
  return { get: (study, file, request) => fileResponse(request, join(folder, study, file)) };
}
