import { bodyLimit } from "hono/body-limit";
import { MAX_BYTES } from "./guard.ts";

export const jsonLimit = limit(MAX_BYTES.json, "This text is larger than 400 kB. Use a shorter text.");
export const mediaLimit = limit(MAX_BYTES.media, "This file is larger than 60 MB. Use a smaller file.");

function limit(maxSize: number, message: string) {
  return bodyLimit({ maxSize, onError: () => Response.json({ message }, { status: 413 }) });
}
