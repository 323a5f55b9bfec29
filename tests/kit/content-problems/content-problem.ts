import { type SmallContent, STUDY_FILE } from "../content/small-content.ts";

/** What is changed in content without problems, and all that is to be said of it, in order. */
export interface ContentProblem {
  name: string;
  change: (content: SmallContent) => Promise<unknown>;
  /** Each as `file:line:column field: message`. */
  told: string[];
}

/** A text of the file and what stands in its place, and `line:column field: message` of all that is said of the file. */
type Row = [name: string, from: string | RegExp, to: string, ...told: string[]];

export const inProfile = (rows: Row[]) => inFile("profile.yaml", rows);
export const inCards = (rows: Row[]) => inFile("projects.yaml", rows);
export const inStudy = (rows: Row[]) => inFile(STUDY_FILE, rows);

/** The whole file is another. */
export function whole(file: string, rows: [name: string, text: string | Uint8Array, ...told: string[]][]) {
  return rows.map(([name, text, ...told]): ContentProblem => {
    return {
      name,
      change: (content) => content.write(file, text),
      told: told.map((line) => `${file}:${line}`),
    };
  });
}

/** For what is more than one change of one file. */
export function other(
  name: string,
  change: ContentProblem["change"],
  ...told: ContentProblem["told"]
): ContentProblem {
  return { name, change, told };
}

function inFile(file: string, rows: Row[]): ContentProblem[] {
  return rows.map(([name, from, to, ...told]) => ({
    name,
    change: (content) => content.change(file, from, to),
    told: told.map((text) => `${file}:${text}`),
  }));
}
