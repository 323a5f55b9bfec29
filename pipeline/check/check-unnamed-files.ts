import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureProblem } from "../media/picture-problem.ts";
import { cannotOpen, type Problem, wholeFile } from "../read/problem.ts";
import { drawIcons, ownIcon } from "../share/icons.ts";

/** The last ones are refused with what to do instead. */
const SHARE_ENDINGS = ["png", "jpg", "jpeg", "webp", "avif", "heic", "svg", "gif"];

/** The owner's picture of a shared link: no YAML file names it, and everyone gets it. */
export function ownShare(folder: string): string | undefined {
  return SHARE_ENDINGS.map((ending) => join(folder, `share.${ending}`)).find((path) => existsSync(path));
}

/** Her icon in `root`, and her share pictures there and in `studies`: no YAML file names them, so no other check sees them. */
export async function checkUnnamedFiles(root: string, studies: string[]): Promise<Problem[]> {
  const icon = await ownIcon(root);
  const isDrawn = !icon || (await drawIcons(icon.svg).catch(() => null));
  const problems = isDrawn
    ? []
    : [wholeFile(icon.file, "this picture cannot be drawn: save it again as SVG or PNG, or take it away")];
  const pictures = [icon?.file.endsWith(".png") ? icon.file : undefined, ...[root, ...studies].map(ownShare)];
  for (const path of pictures) {
    const message = path && (await pictureProblem(path).catch(cannotOpen));
    if (path && message) problems.push(wholeFile(path, message));
  }
  return problems;
}

/** Pictures of `folder` that look as if they were its icon or share picture, and are not taken. */
export async function notesOnUnnamed(folder: string): Promise<Problem[]> {
  const icon = await ownIcon(folder);
  const taken = [icon?.file, ownShare(folder)].map((path) => path && basename(path));
  return (await readdir(folder)).flatMap((name) => {
    const [, stem] = /^(favicon|share)\.(svg|png|ico|jpe?g|webp|avif|heic|gif)$/i.exec(name) ?? [];
    if (!stem || taken.includes(name)) return [];
    const small = name.toLowerCase();
    const other = taken.find((file) => file !== small && file?.startsWith(`${stem.toLowerCase()}.`));
    if (other) return [wholeFile(join(folder, name), `is not shown, as ${other} is: keep one of them`)];
    const message = small === name ? "save it as favicon.svg or favicon.png" : `call it ${small}`;
    return [wholeFile(join(folder, name), `is not shown: ${message}`)];
  });
}
