import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../../pipeline/load-content.ts";
import { formatProblem } from "../../../pipeline/read/problem.ts";
import { newFolder } from "../new-folder.ts";
import { makeSmallContent, type SmallContent } from "./small-content.ts";

type Edit = (content: SmallContent) => Promise<unknown>;

interface Row {
  title: string;
  edits: Edit[];
  /** Each problem has the form `file:line:column field: message`. */
  problems: string[];
}

/**
 * Tests each row of a table: edits the small content and expects exactly the problems in the row.
 *
 *     path/of/a/file
 *       title | edit of that file
 *         + path/of/another/file | edit
 *         line:column field: a problem in the first file
 *         path:line:column field: a problem in another file
 *
 * An edit is "old text → new text", "→ whole text", "⇒ new path", "⇒" to remove the file, or "⇐ path to copy".
 */
export function testProblems(table: string): void {
  for (const { title, edits, problems } of rowsIn(table)) testProblem(title, edits, problems);
}

export function testProblem(title: string, edits: Edit[], problems: string[]): void {
  test(`reports ${title}`, async () => {
    const content = await makeSmallContent(newFolder());
    for (const edit of edits) await edit(content);
    const { root } = content;
    const report = await readContent(root);
    const reportedProblems = report.problems.map((problem) =>
      formatProblem(problem).replaceAll(`${root}/`, "").replaceAll(root, "content"),
    );
    expect(reportedProblems).toEqual(problems);
  });
}

function rowsIn(table: string): Row[] {
  const rows: Row[] = [];
  let file = "";
  for (const line of table.split("\n").filter(Boolean)) {
    const [, indent = "", name = "", edit] = /^( *)(?:\+ )?(.*?)(?: \| (.*))?$/.exec(line) ?? [];
    const row = rows.at(-1);
    if (indent === "") file = name;
    else if (edit === undefined) row?.problems.push(/^\d/.test(name) ? `${file}:${name}` : name);
    else if (indent.length > 2) row?.edits.push(parseEdit(name, edit));
    else rows.push({ title: name, edits: [parseEdit(file, edit)], problems: [] });
  }
  return rows;
}

function parseEdit(path: string, edit: string): Edit {
  const [, before, sign, after = ""] = /^(?:(.*?) )?([→⇒⇐]) ?(.*)$/.exec(edit) ?? [];
  const text = after.replaceAll("\\n", "\n").replaceAll("\\t", "\t");
  return async (content) => {
    if (sign === "⇐") return copyFile(content.root, after, path);
    if (sign === "⇒") return after ? content.rename(path, after) : content.remove(path);
    if (before === undefined) return content.write(path, text);
    return content.change(path, before.replaceAll("\\n", "\n"), text);
  };
}

async function copyFile(root: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(root, to)), { recursive: true });
  await cp(join(root, from), join(root, to), { recursive: true });
}
