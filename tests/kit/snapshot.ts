import { readFileSync } from "node:fs";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../paths.ts";

/** Everything the built site says. */
export const snapshot: Content = JSON.parse(readFileSync(paths.snapshot, "utf8"));
