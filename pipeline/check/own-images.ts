import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { FIXED_PAGES } from "#app/site-map.ts";
import { imageProblem } from "../media/image-problem.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Problem, wholeFile } from "../read/problem.ts";
import { unreadable } from "../read/read-text.ts";
import { svgProblem } from "./svg-problem.ts";

/** Endings of a share image. The last three are refused with advice. */
const SHARE_ENDINGS = ["png", "jpg", "jpeg", "webp", "avif", "heic", "svg", "gif"];

export function ownShare(folder: string): string | undefined {
  return SHARE_ENDINGS.map((ending) => join(folder, `share.${ending}`)).find((path) => existsSync(path));
}

export function ownShares({ root, files, folders }: ContentFolder): string[] {
  const withShare = folders.filter((path) => /^(case-studies|pages)\/[^/]+$/.test(path));
  return [...FIXED_PAGES.map(({ folder }) => folder), ...withShare].flatMap((folder) => {
    const path = ownShare(join(root, folder));
    return path && files.some((file) => join(root, file) === path) ? [path] : [];
  });
}

export async function checkOwnImages(folder: ContentFolder): Promise<Problem[]> {
  const paths = ["favicon.svg", "favicon.png"].filter((name) => folder.files.includes(name));
  const images = [...paths.map((name) => join(folder.root, name)), ...ownShares(folder)];
  const problems = await Promise.all(
    images.map(async (path) => {
      const check = basename(path) === "favicon.svg" ? svgProblem : imageProblem;
      const message = await check(path).catch(unreadable);
      return message ? [wholeFile(path, message)] : [];
    }),
  );
  return problems.flat();
}
