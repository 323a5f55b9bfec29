import { listAt } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import { type ContentFolder, foldersIn } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { checkLockedFiles } from "./check-locked-files.ts";
import { checkMedia } from "./check-media.ts";
import { checkNames } from "./check-names.ts";
import { checkCards, checkFooterPages, checkLinks, checkRedirects } from "./check-references.ts";
import { checkTheme } from "./check-theme.ts";
import { checkOwnImages } from "./own-images.ts";

export interface Site {
  root: string;
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

export async function checkSource(
  { kind, yaml, schema, problems }: SourceFile,
  site: Site,
): Promise<Problem[]> {
  const { data } = yaml;
  const findings = checkLinks(data, schema, site);
  if (kind === "profile") findings.push(...checkFooterPages(data, site));
  if (kind === "projects") findings.push(...checkCards(data, site));
  if (kind === "redirects") findings.push(...checkRedirects(data, site));
  if (kind === "theme") findings.push(...(await checkTheme(data, site)));
  const found = findings.flatMap(([path, message]) => (message ? [yaml.problemAt(path, message)] : []));
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
