import { join } from "node:path";
import { currentBuild, paths, pathsOfBuild } from "../../paths.ts";

const name = currentBuild();
if (name === null) throw new Error("There is no build to test: run `npm run build` first.");

/** The newest build. */
export const built = pathsOfBuild(join(paths.builds, name));
