import { join } from "node:path/posix";
import { isReserved } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { hrefsIn, parseRichText } from "../read/rich-text.ts";
import { likelyName } from "../read/suggestion.ts";

/** Ad blockers hide images with these sizes in their names. */
const AD_SIZES =
  "88x31 120x60 120x90 120x240 120x600 125x125 160x600 180x150 200x200 234x60 250x250 300x250 300x600 320x50 320x100 336x280 468x60 728x90 970x90 970x250";

/** Warns about files in public/ that ad blockers hide. Other media get names without a size. */
export function publicNameWarnings(folder: string): Problem[] {
  const adSize = new RegExp(`(?<!\\d)(${AD_SIZES.replaceAll(" ", "|")})(?!\\d)`);
  return listFiles(folder)
    .filter((name) => adSize.test(name))
    .map((name) =>
      wholeFileProblem(
        join(folder, name),
        "contains the size of an advertisement, so ad blockers hide this file: rename it",
      ),
    );
}

/** Warns about a link in a text to a missing file in public/. @param files relative to public/ */
export function publicLinkWarning(text: string, files: readonly string[]): string | null {
  const names = files.map((file) => `/${file}`);
  const missing = hrefsIn(parseRichText(text)).find((href) => {
    const [path = ""] = href.split(/[?#]/);
    const isFile = /^\/.*\./.test(path) && !isReserved(path.split("/")[1] ?? "");
    return isFile && !names.includes(path) && !names.map(encodeURI).includes(path);
  });
  if (!missing) return null;
  const likely = likelyName(missing, names);
  return `public/ does not contain a file for the link to "${missing}"${likely ? `; did you mean "${likely}"?` : ""}`;
}
