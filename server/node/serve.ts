import "./production.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "../../paths.ts";
import type { AppBuild } from "../app-build.ts";
import { EnvironmentError } from "../environment.ts";
import { start } from "./listen.ts";
import { serve } from "./production-server.ts";

const ROOT = join(import.meta.dirname, "../..");

await start(() => serve(loadBuild, ROOT));

async function loadBuild(): Promise<AppBuild> {
  const path = join(ROOT, paths.server);
  if (!existsSync(path)) throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  return (await import(pathToFileURL(path).href)) as AppBuild;
}
