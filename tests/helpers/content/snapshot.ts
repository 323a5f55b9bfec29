import { readFileSync } from "node:fs";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { pathInSite } from "../site/root.ts";

export const snapshot: Content = JSON.parse(readFileSync(pathInSite(paths.builtSnapshot), "utf8"));
