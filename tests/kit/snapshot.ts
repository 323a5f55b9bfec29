import { readFileSync } from "node:fs";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../paths.ts";

export const snapshot: Content = JSON.parse(readFileSync(paths.snapshot, "utf8"));
