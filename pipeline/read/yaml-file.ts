import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, Scalar } from "yaml";
import type { z } from "zod";
import { contentFields } from "./content-fields.ts";
import { CUT } from "./explain-syntax.ts";
import { hintAbout, plainMessage } from "./plain-message.ts";
import { fieldName, type Path, type Problem } from "./problem.ts";
import { adviceOnField } from "./unknown-fields.ts";
import { syntaxProblems } from "./yaml-syntax.ts";

export interface YamlFile {
  data: unknown;
  /** Problems of the YAML itself; when there are any, `data` is undefined. */
  problems: Problem[];
  problemAt(path: Path, message: string): Problem;
  check<T extends z.ZodType>(schema: T): { value: z.output<T> | null; problems: Problem[] };
}

export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });

  function problem(offset: number, field: string, message: string): Problem {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  }

  /** The field itself, or, for one that is missing, the nearest thing around it. */
  function offsetOf(path: Path): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = depth > 1 ? document.getIn(path.slice(0, depth - 1), true) : document.contents;
      const key = path[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && String(item.key) === String(key))
        : undefined;
      const node = pair && depth === path.length && pair.value !== null ? pair.value : pair?.key;
      if (isNode(node) && node.range) return node.range[0];
      const item = document.getIn(path.slice(0, depth), true);
      if (isNode(item) && item.range) return item.range[0];
    }
    return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
  }

  const problemAt = (path: Path, message: string) => problem(offsetOf(path), fieldName(path), message);

  /** Where a text is meant, a year without quotes is one. */
  function withTexts(data: unknown, issues: z.core.$ZodIssue[]): unknown {
    const copy = document.clone();
    for (const issue of issues) {
      const node = copy.getIn(issue.path, true);
      if (issue.code !== "invalid_type" || issue.expected !== "string" || !isScalar(node)) continue;
      if (typeof node.value === "number" || typeof node.value === "boolean") node.value = node.source;
    }
    return issues.length > 0 ? copy.toJS() : data;
  }

  /** A comment behind a text without quotes is more often the end of the text. */
  function commentBehind(path: Path): number | null {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return null;
    const rest = /^[ \t]*#/.exec(text.slice(node.range[1]).split("\n")[0] ?? "");
    return rest ? node.range[1] + rest[0].length - 1 : null;
  }

  function toProblems(issues: z.core.$ZodIssue[], schema: z.ZodType): Problem[] {
    const meant = new Set<string>();
    const unknown = issues.flatMap((issue) =>
      issue.code !== "unrecognized_keys"
        ? []
        : issue.keys.map((key) => {
            const advice = adviceOnField(schema, issue.message.split(","), key);
            if (advice.meant) meant.add(fieldName([...issue.path, advice.meant]));
            return problemAt([...issue.path, key], advice.message);
          }),
    );
    const others = issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys") return [];
      const isMissing = "input" in issue && issue.input === undefined;
      if (isMissing && meant.has(fieldName(issue.path))) return [];
      const message = issue.message + hintAbout(issue, commentBehind(issue.path) !== null);
      return [problemAt(issue.path, isMissing ? "is missing" : message)];
    });
    return [...unknown, ...others];
  }

  const { fatal: problems, others } = syntaxProblems(document, text, problem);
  const data: unknown = problems.length > 0 ? undefined : document.toJS();

  return {
    data,
    problems,
    problemAt,
    check(schema) {
      if (problems.length > 0) return { value: null, problems };
      const parse = (input: unknown) => schema.safeParse(input, { reportInput: true, error: plainMessage });
      const first = parse(data);
      const texts = withTexts(data, first.error?.issues ?? []);
      const { success, data: value, error } = parse(texts);
      const found = [
        ...others,
        ...toProblems(error?.issues ?? [], schema),
        ...contentFields(schema, texts).flatMap(({ kind, path }) => {
          const cut = kind === "text" || kind === "markdown" ? commentBehind(path) : null;
          return cut === null ? [] : [problem(cut, fieldName(path), CUT)];
        }),
      ];
      return { value: success && found.length === 0 ? value : null, problems: found };
    },
  };
}
