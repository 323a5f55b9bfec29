import { listAt } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import { type ContentFolder, foldersIn } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { checkCards, checkFooterPages } from "./check-cards.ts";
import { checkLinks } from "./check-links.ts";
import { checkLockedFiles } from "./check-locked-files.ts";
import { checkMedia } from "./check-media.ts";
import { checkNames } from "./check-names.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkTheme } from "./check-theme.ts";
import { checkOwnImages } from "./own-images.ts";

/** Facts from other files that the check of one file needs. */
export interface Site {
  /** Path of content/. */
  root: string;
  /** Names of the folders in case-studies/ and pages/. */
  studies: string[];
  pages: string[];
  /** The owner's own types of cards; null if the profile is unreadable. */
  cardTypes: unknown[] | null;
}

/** Checks everything, also values that do not fit their schema, so that all problems are reported at once. */
export async function checkContent(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const site = siteOf(folder, sources);
  const inSources = sources.map(async (source) => {
    const media = await checkMedia(source, folder);
    return insteadOf(await checkSource(source, site), media);
  });
  return [
    ...checkNames(folder),
    ...(await Promise.all(inSources)).flat(),
    ...(await checkOwnImages(folder)),
    ...(await checkLockedFiles(folder, sources)),
  ];
}

/** Checks one file, but not its media. */
export async function checkSource(
  { kind, yaml, schema, problems }: SourceFile,
  site: Site,
): Promise<Problem[]> {
  const found = checkLinks(yaml, schema, site);
  if (kind === "profile") found.push(...checkFooterPages(yaml, site));
  if (kind === "projects") found.push(...checkCards(yaml, site));
  if (kind === "redirects") found.push(...checkRedirects(yaml, site));
  if (kind === "theme") found.push(...(await checkTheme(yaml, site)));
  return insteadOf(problems, found);
}

/** Adds problems that explain more, and removes the general ones of the same fields. */
function insteadOf(general: Problem[], specific: Problem[]): Problem[] {
  const explained = new Set(specific.map(({ field }) => field));
  return [...specific, ...general.filter(({ field }) => !explained.has(field))];
}

function siteOf(folder: ContentFolder, sources: SourceFile[]): Site {
  const profile = sources.find(({ kind }) => kind === "profile");
  return {
    root: folder.root,
    studies: foldersIn(folder, "case-studies"),
    pages: foldersIn(folder, "pages"),
    cardTypes: profile && !profile.yaml.syntaxProblem ? listAt(profile.yaml.data, "types") : null,
  };
}
