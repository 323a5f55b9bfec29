import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { checkLockedFiles } from "./check-locked-files.ts";
import { checkMediaField, checkUnnamedFiles } from "./check-media.ts";
import { checkNames } from "./check-names.ts";
import {
  checkCards,
  checkFooterPages,
  checkLinks,
  checkOpenFirst,
  checkRedirects,
} from "./check-references.ts";
import { checkTheme } from "./check-theme.ts";
import { type Site, summarizeSite } from "./site.ts";

/** Checks even values that do not fit their schema, so that one build reports all problems. */
export async function checkContent(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const site = summarizeSite(folder, sources);
  const sourceProblems = await Promise.all(sources.map((source) => checkSource(source, site)));
  const media = sources.flatMap((source) =>
    mediaFields(source.schema, source.yaml.data).map((field) => ({ source, field })),
  );
  const mediaProblems = await mapTwoAtATime(media, ({ source, field }) =>
    checkMediaField(field, source, folder),
  );
  return [
    ...checkNames(folder),
    ...preferSpecificProblems(sourceProblems.flat(), mediaProblems.flat()),
    ...(await checkUnnamedFiles(folder)),
    ...(await checkLockedFiles(folder, sources)),
  ];
}

export async function checkSource(source: SourceFile, site: Site): Promise<Problem[]> {
  const { kind, yaml, schema, problems } = source;
  const { data } = yaml;
  const findings = checkLinks(data, schema, site);
  if (kind === "profile") findings.push(...checkFooterPages(data, site), checkOpenFirst(data, site));
  if (kind === "projects") findings.push(...checkCards(data, site));
  if (kind === "redirects") findings.push(...checkRedirects(data, site));
  if (kind === "theme") findings.push(...(await checkTheme(data, site)));
  const linkProblems = findings.flatMap(([path, message]) =>
    message ? [yaml.problemAt(path, message)] : [],
  );
  return preferSpecificProblems(problems, linkProblems);
}

/** Omits a field's general problems if the field has a specific problem. */
function preferSpecificProblems(general: Problem[], specific: Problem[]): Problem[] {
  const specificFields = new Set(specific.map(({ file, field }) => `${file} ${field}`));
  return [...specific, ...general.filter(({ file, field }) => !specificFields.has(`${file} ${field}`))];
}
