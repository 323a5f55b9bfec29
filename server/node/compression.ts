import { compress } from "hono/compress";
import type { Middleware } from "../app-build.ts";

// Safe from BREACH (https://www.breachattack.com) only as long as no page repeats anything of the request, which
// tests/attacks/headers.test.ts checks.
export const compressPages: Middleware = compress({
  encoding: "gzip",
  contentTypeFilter: /^text\/(html|x-script)\b/,
});
