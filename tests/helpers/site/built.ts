import { currentBuild, paths, pathsOfBuild } from "../../../files/paths.ts";
import { pathInSite, root } from "./root.ts";

const name = currentBuild(root);
if (name === null) throw new Error("There is no build to test. Run `npm run build` first.");

export const buildPaths = pathsOfBuild(pathInSite(`${paths.builds}/${name}`));
