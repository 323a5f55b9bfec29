import type { pathsOfBuild } from "../paths.ts";
import { checkFiles } from "./check-files.ts";
import { createFinder } from "./find-leaks.ts";
import { listFiles, readSecrets } from "./secrets.ts";

/** More lines would say the same of other sizes and copies. */
const MOST_SHOWN = 20;

/**
 * Gives a line for each locked thing in what a build would give to everyone, naming its file. Every file is compared
 * by its words and bytes; by what it shows, of each picture that the media step made, only the smallest size.
 */
export async function checkBuild(built: ReturnType<typeof pathsOfBuild>, root = "."): Promise<string[]> {
  const secrets = await readSecrets(root, built.lockedMedia);
  if (secrets.slugs.length === 0) return [];
  const sizes = Map.groupBy(await listFiles(built.publicMedia), (path) => path.replace(/(-\d+)?\.\w+$/, ""));
  const media = [...sizes.values()].map((paths) => paths.sort(bySize));
  const first = media.flatMap(([path]) => path ?? []);
  const problems = [
    ...(await checkFiles([...(await listFiles(built.client)), ...first], await createFinder(secrets))),
    ...(await checkFiles(
      media.flatMap(([, ...others]) => others),
      await createFinder({ ...secrets, pictures: [] }),
    )),
  ];
  const rest = problems.length - MOST_SHOWN;
  return [...problems.slice(0, MOST_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
}

function bySize(one: string, other: string): number {
  return widthOf(one) - widthOf(other);
}

/** A share picture has no width in its name. */
function widthOf(path: string): number {
  return Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
}
