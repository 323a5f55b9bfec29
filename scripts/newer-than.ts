import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The file or folder that changed last after `built` did, if one did. A folder changes when a file of it goes. */
export function newerThan(built: string, sources: string[]): string | undefined {
  const since = statSync(built).mtimeMs;
  const all = sources.flatMap((source) => [
    source,
    ...readdirSync(source, { recursive: true, encoding: "utf8" }).map((name) => join(source, name)),
  ]);
  const changed = all.map((path) => ({ path, at: statSync(path).mtimeMs })).filter(({ at }) => at > since);
  return changed.sort((a, b) => b.at - a.at)[0]?.path;
}
