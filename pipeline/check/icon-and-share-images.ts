import { basename, dirname, join } from "node:path/posix";
import { FIXED_PAGES } from "#app/site-map.ts";
import { pageFiles } from "../read/content-files.ts";
import { type ContentFolder, resumesIn } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { customShareImage, SHARE_EXTENSIONS } from "../read/share-image-file.ts";

/** Lists the icon and the share images that the site uses, relative to content/. */
export function iconAndShareImages(folder: ContentFolder): string[] {
  const exists = (path: string) => folder.files.includes(path);
  const icon = ["favicon.svg", "favicon.png"].find(exists);
  const pageFolders = [...FIXED_PAGES.map((page) => page.folder), ...pageFiles(folder).map(dirname)];
  const shareImages = pageFolders.map((pageFolder) => customShareImage(pageFolder, exists));
  return [icon, ...shareImages].flatMap((path) => path ?? []);
}

/** Lists the files that the site uses although no YAML file names them. */
export function unnamedFiles(folder: ContentFolder) {
  return [
    ...iconAndShareImages(folder).map((path) => {
      return { path, kind: path === "favicon.svg" ? "svg" : "image", audience: "public" } as const;
    }),
    ...resumesIn(folder).map((path) => ({ path, kind: "document", audience: "invited" }) as const),
  ];
}

export function unusedImageWarnings(folder: ContentFolder): Problem[] {
  const usedImages = iconAndShareImages(folder);
  const shareImageName = new RegExp(`^share\\.(${SHARE_EXTENSIONS.join("|")})$`, "i");
  return folder.files.flatMap((path) => {
    const isIcon = /^favicon\.\w+$/i.test(path);
    if (usedImages.includes(path) || !(isIcon || shareImageName.test(basename(path)))) return [];
    const advice = isIcon
      ? "keep one icon, favicon.svg or favicon.png"
      : "keep one share.png (or .jpg, .webp, .avif) next to a page's YAML file";
    return [wholeFileProblem(join(folder.root, path), `is not used: ${advice}`)];
  });
}
