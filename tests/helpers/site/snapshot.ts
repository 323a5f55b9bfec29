import { readFileSync } from "node:fs";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../paths.ts";
import { inSite } from "./root.ts";

export const snapshot: Content = JSON.parse(readFileSync(inSite(paths.snapshot), "utf8"));
