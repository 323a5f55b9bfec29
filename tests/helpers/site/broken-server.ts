/** Starts the production server with locked pages that fail in their loader or (FAILS=rendering) while rendering. */
import { resolve } from "node:path";
import type { AppBuild } from "../../../server/context.ts";
import { findBuild } from "../../../server/node/built-site.ts";
import { serveBuild } from "../../../server/node/production-server.ts";
import { runProgram } from "../../../server/node/run-program.ts";
import { snapshot } from "../content/snapshot.ts";
import { root } from "./root.ts";

type Routes = AppBuild["routes"];
type Loader = NonNullable<NonNullable<Routes[string]>["module"]["loader"]>;

const brokenLoader = process.env.FAILS === "rendering" ? loaderWithoutHero : throwingLoader;

await runProgram(async function serveBroken() {
  const site = findBuild(resolve(root));
  const build = await site.load();
  await serveBuild({ ...site, load: async () => ({ ...build, routes: replaceLoaders(build.routes) }) });
});

function replaceLoaders(routes: Routes): Routes {
  const replacedRoutes = { ...routes };
  const lockedStudies = snapshot.caseStudies.filter(({ access }) => access !== "public");
  for (const [id, route] of Object.entries(routes)) {
    const loader = route?.module.loader;
    if (!route || !loader || !lockedStudies.some(({ slug }) => route.path === `/${slug}`)) continue;
    replacedRoutes[id] = { ...route, module: { ...route.module, loader: brokenLoader(loader) } };
  }
  return replacedRoutes;
}

function throwingLoader(): Loader {
  return () => {
    throw new TypeError("Cannot read properties of undefined (reading 'hero')");
  };
}

function loaderWithoutHero(loader: Loader): Loader {
  return async (args) => {
    const response = (await loader(args)) as { data: { study: object } };
    response.data.study = { ...response.data.study, hero: undefined };
    return response;
  };
}
