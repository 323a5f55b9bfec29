import { compress } from "hono/compress";
import type { Step } from "./app-build.ts";

/**
 * Compresses pages that are rendered for one request, and their data; what was built has compressed copies beside it.
 *
 * The length of an answer that holds a secret and a stranger's words would give the secret away (BREACH,
 * https://www.breachattack.com). Ours repeat nothing of the request: tests/attacks/headers.test.ts holds them to it.
 */
export const compressPages: Step = compress({
  encoding: "gzip",
  contentTypeFilter: /^text\/(html|x-script)\b/,
});
