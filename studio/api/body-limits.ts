import { bodyLimit } from "hono/body-limit";
import { MAX_BYTES } from "../guard.ts";

export const jsonLimit = bodyLimit({ maxSize: MAX_BYTES.json, onError: respondTooLarge });
export const mediaLimit = bodyLimit({ maxSize: MAX_BYTES.media, onError: respondTooLarge });

function respondTooLarge(): Response {
  return Response.json({ message: "This file is larger than 60 MB. Use a smaller file." }, { status: 413 });
}
