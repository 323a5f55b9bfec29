import { differencesBetween, readFiles } from "./differences.ts";

/** Returns the message of a publication's commit, which lists the first 20 changes. @param before a folder that contains content/ */
export async function commitMessage(before: string, after: string, takeBack = false): Promise<string> {
  const title = takeBack ? "Take back the last publication" : "Publish the site's content";
  const changes = differencesBetween(await readFiles(before), await readFiles(after));
  return [title, "", ...changes.slice(0, 20).map(({ where }) => `- ${where}`)].join("\n");
}
