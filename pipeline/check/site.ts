import type { FindFile } from "../../files/read-once.ts";
import { isRecord, listAt } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import { type ContentFolder, foldersIn } from "../read/content-folder.ts";
import type { FieldPath } from "../read/problem.ts";

export interface Site {
  findFile: FindFile;
  studies: string[];
  publicStudies: string[];
  /** Maps the slug of each study to the data of its hero. */
  heroes: Map<string, unknown>;
  pages: string[];
  /** `cardTypes` is null if the profile is not valid YAML. */
  cardTypes: unknown[] | null;
}

/** A message of null means that the value has no problem. */
export type Finding = readonly [path: FieldPath, message: string | null];

export function summarizeSite(folder: ContentFolder, sources: SourceFile[]): Site {
  const studies = foldersIn(folder, "case-studies");
  const dataOf = (slug: string) => {
    const study = sources.find(({ path }) => path === `case-studies/${slug}/case-study.yaml`);
    return isRecord(study?.yaml.data) ? study.yaml.data : {};
  };
  const profile = sources.find(({ kind }) => kind === "profile");
  return {
    findFile: folder.findFile,
    studies,
    publicStudies: studies.filter((slug) => dataOf(slug).access === "public"),
    heroes: new Map(studies.map((slug) => [slug, dataOf(slug).hero])),
    pages: foldersIn(folder, "pages"),
    cardTypes: profile && !profile.yaml.syntaxProblem ? listAt(profile.yaml.data, "types") : null,
  };
}
