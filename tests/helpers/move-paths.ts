import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { paths } from "../../files/paths.ts";

/** Reads and writes content/ in another folder until the end of the test. */
export function moveContent(folder: string): void {
  movePaths({ content: folder });
}

/** Moves all paths of the project to another root until the end of the test, or of all tests of the file. */
export function moveProject(root: string): void {
  movePaths(Object.fromEntries(Object.entries(projectPaths).map(([name, path]) => [name, join(root, path)])));
}

const projectPaths: Record<string, string> = { ...paths };

function movePaths(newPaths: Record<string, string>): void {
  const oldPaths = { ...paths };
  const restorePaths = () => void Object.assign(paths, oldPaths);
  if (TestRunner.getCurrentTest()) onTestFinished(restorePaths);
  else afterAll(restorePaths);
  Object.assign(paths, newPaths);
}
