import { basename } from "node:path/posix";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { FIXED_PAGES } from "#app/site-map.ts";
import { fileProblem } from "../../../pipeline/check/check-media.ts";
import { Refusal } from "../../shared/refusal.ts";
import { extensionOf } from "../content/extension-of.ts";
import { isAllowedName } from "../content/path-in.ts";
import type { UndoStep } from "../content/store.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite } from "./edit-set.ts";
import { filesIn } from "./site-files.ts";

const FIXED_FOLDERS = FIXED_PAGES.map(({ folder }) => folder).filter(Boolean);

/** Accepts the name of an icon or a share image without its extension. */
export const siteImageSchema = z
  .string()
  .regex(new RegExp(`^(favicon|((${FIXED_FOLDERS.join("|")}|(case-studies|pages)/[a-z0-9-]+)/)?share)$`));

const EXTENSIONS = { favicon: ["svg", "png"], share: ["png", "jpg", "webp", "avif"] };

/** Replaces an icon or a share image, which no field names. Without bytes, removes it. @throws Refusal */
export async function setSiteImage(
  parts: StudioParts,
  image: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<UndoStep> {
  const kind = basename(image) as keyof typeof EXTENSIONS;
  const extension = bytes.length > 0 ? await extensionOf(name, bytes) : null;
  if (extension && !EXTENSIONS[kind].includes(extension))
    throw new Refusal(422, `“${name}” cannot be used here. Export it as ${EXTENSIONS[kind].join(", ")}.`);
  const problem = extension && (await fileProblem(extension === "svg" ? "svg" : "image", bytes));
  if (problem) throw new Refusal(422, `“${name}” ${problem}.`);
  const label = `${extension ? "Change" : "Remove"} the ${kind === "favicon" ? "icon" : "share image"}`;
  return changeSite(parts, label, `${image}.${extension}`, async (edits) => {
    for (const file of await filesOf(image)) await edits.write(file, null);
    if (extension) await edits.write(`${image}.${extension}`, bytes);
  });
}

/** Lists the share image of a page, or for the profile, the icon and the share images of the fixed pages. */
export async function siteImagesOf({ strings, shares, caseStudies, pages }: Content, contentFile: string) {
  const [folder, slug] = contentFile.split("/");
  const page = slug && [...caseStudies, ...pages].find((candidate) => candidate.slug === slug);
  const images = page ? [{ image: `${folder}/${slug}/share`, title: "Share image", src: page.share }] : [];
  if (contentFile === "profile.yaml") {
    images.push({ image: "favicon", title: "Icon of the browser tab", src: `/favicon.svg?${Date.now()}` });
    for (const { path, title, folder } of FIXED_PAGES) {
      const image = folder ? `${folder}/share` : "share";
      images.push({ image, title: `Share image of ${title(strings)}`, src: shares[path] ?? "" });
    }
  }
  return Promise.all(
    images.map(async (image) => ({ ...image, file: (await filesOf(image.image))[0] ?? null })),
  );
}

/** Skips files such as favicon.ico, which the site does not use. */
function filesOf(image: string): Promise<string[]> {
  return filesIn((file) => file.replace(/\.\w+$/, "") === image && isAllowedName(file));
}
