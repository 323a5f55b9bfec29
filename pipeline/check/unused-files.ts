import { join } from "node:path/posix";
import type { ContentFiles } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";

/** The studio lists unused files with these extensions. */
export const MEDIA_FILE = /\.(png|jpe?g|webp|avif|svg|mp4|pdf|html?)$/i;

/** Notes, licenses and files of the operating system can be anywhere in content/. */
const IGNORED_FILE = /(^|\/)(Thumbs\.db|desktop\.ini|Icon\r|LICEN[CS]E|[^/]+\.(md|txt))$/i;

/** Warns about files that the site neither uses nor ignores. Other checks report YAML files and icons. */
export function unusedFileWarnings({ root, files }: ContentFolder, { theme }: ContentFiles): Problem[] {
  const fonts = [theme.fonts.display, theme.fonts.text].flat();
  const isListed = (file: string) => MEDIA_FILE.test(file) || /\.ya?ml$|^favicon\.\w+$/i.test(file);
  return files
    .filter((file) => !fonts.includes(file) && !isListed(file) && !IGNORED_FILE.test(file))
    .map((file) =>
      wholeFileProblem(join(root, file), "the site does not use this file: move it out of content/"),
    );
}
