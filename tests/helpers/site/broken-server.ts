/** The production server with locked pages that fail in their loader, or, with FAILS=rendering, while rendered. */
import { resolve } from "node:path";
import type { AppBuild } from "../../../server/context.ts";
import { findBuild } from "../../../server/node/built-site.ts";
import { serve } from "../../../server/node/production-server.ts";
import { startProgram } from "../../../server/node/start.ts";
import { root } from "./root.ts";
import { snapshot } from "./snapshot.ts";

type Routes = AppBuild["routes"];
type Loader = NonNullable<NonNullable<Routes[string]>["module"]["loader"]>;

const failsIn = process.env.FAILS === "rendering" ? withoutHero : failing;

await startProgram(async function serveBroken() {
  const found = findBuild(resolve(root));
  const build = await found.load();
  await serve({ ...found, load: async () => ({ ...build, routes: spoil(build.routes) }) });
});

function spoil(routes: Routes): Routes {
  const spoiled = { ...routes };
  const locked = snapshot.caseStudies.filter(({ access }) => access !== "public");
  for (const [id, route] of Object.entries(routes)) {
    const loader = route?.module.loader;
    if (!route || !loader || !locked.some(({ slug }) => route.path === `/${slug}`)) continue;
    spoiled[id] = { ...route, module: { ...route.module, loader: failsIn(loader) } };
  }
  return spoiled;
}

function failing(): Loader {
  return () => {
    throw new TypeError("Cannot read properties of undefined (reading 'hero')");
  };
}

function withoutHero(loader: Loader): Loader {
  return async (args) => {
    const answer = (await loader(args)) as { data: { study: object } };
    answer.data.study = { ...answer.data.study, hero: undefined };
    return answer;
  };
}
