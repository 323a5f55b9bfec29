import type { SmallContent } from "../content/small-content.ts";

/** What is changed in content without problems, and all that is to be said of it, in order. */
export interface ContentProblem {
  name: string;
  change: (content: SmallContent) => Promise<unknown>;
  /** Each as `file:line:column field: message`. */
  told: string[];
}

/**
 * Reads a table: a file at the left edge, below it what is changed there, as `name | text → other text` (the whole file
 * when no text stands before the arrow; `\n` and `\t` as in JavaScript), as `name ⇒ its other name` or `name ⇒` when it
 * is gone, and below that all that is said of the file.
 */
export function inFiles(table: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  let file = "";
  for (const line of table.split("\n").filter(Boolean)) {
    const [, name, from, to = ""] = /^ {2}(\S.*) \| (?:(.*?) )?→ ?(.*)$/.exec(line) ?? [];
    const [, called, path] = /^ {2}(\S.*) ⇒ ?(.*)$/.exec(line) ?? [];
    if (called) problems.push({ name: called, change: moveOf(file, path), told: [] });
    else if (name) problems.push({ name, change: changeOf(file, from, to), told: [] });
    else if (line.startsWith("    ")) problems.at(-1)?.told.push(`${file}:${line.trim()}`);
    else if (/^\S+$/.test(line)) file = line;
    else throw new Error(`No row of a problem: ${line}`);
  }
  return problems;
}

/** For what is more than one change of one file. */
export function other(
  name: string,
  change: ContentProblem["change"],
  ...told: ContentProblem["told"]
): ContentProblem {
  return { name, change, told };
}

function changeOf(file: string, from: string | undefined, to: string): ContentProblem["change"] {
  const text = (part: string) => part.replaceAll("\\n", "\n").replaceAll("\\t", "\t");
  if (from === undefined) return (content) => content.write(file, text(to));
  return (content) => content.change(file, text(from), text(to));
}

function moveOf(file: string, path: string | undefined): ContentProblem["change"] {
  return (content) => (path ? content.rename(file, path) : content.remove(file));
}
