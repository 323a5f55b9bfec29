import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../../pipeline/load-content.ts";
import { formatProblem } from "../../../pipeline/read/problem.ts";
import { newFolder } from "../new-folder.ts";
import { makeSmallContent, type SmallContent } from "./small-content.ts";

type Edit = (content: SmallContent) => Promise<unknown>;

interface ProblemCase {
  title: string;
  edits: Edit[];
  /** Each problem has the form `file:line:column field: message`. By default, the content has no problems. */
  problems?: string[];
}

/** Tests each case: edits the small content, and expects exactly the problems of the case. */
export function testProblems(cases: ProblemCase[]): void {
  test.each(cases)("reports $title", async ({ edits, problems = [] }) => {
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

/** Each of these functions returns an edit of one file, whose path is relative to the content. */
export function change(file: string, from: string, to: string): Edit {
  return (content) => content.change(file, from, to);
}

export function write(file: string, text: string | Uint8Array): Edit {
  return (content) => content.write(file, text);
}

export function rename(file: string, newName: string): Edit {
  return (content) => content.rename(file, newName);
}

export function copy(from: string, to: string): Edit {
  return async ({ root }) => {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await cp(join(root, from), join(root, to), { recursive: true });
  };
}
