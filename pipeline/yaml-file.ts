import { isMap, isNode, isPair, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

export interface Problem {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** As a path, "sections[2].title"; empty for the whole file. */
  field: string;
  message: string;
}

type Path = readonly PropertyKey[];

export interface YamlFile {
  data: unknown;
  /** Mistakes in the YAML itself; when there are any, `data` is undefined. */
  problems: Problem[];
  problemAt(path: Path, message: string): Problem;
  check<T extends z.ZodType>(schema: T): { value: z.output<T> | null; problems: Problem[] };
}

export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  function problem(offset: number, path: Path, message: string): Problem {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), field: fieldName(path), message };
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

  const problemAt = (path: Path, message: string) => problem(offsetOf(path), path, message);
  const problems = document.errors.map((error) => problem(error.pos[0], [], plainYamlMessage(error.message)));
  const data: unknown = problems.length > 0 ? undefined : document.toJS();

  return {
    data,
    problems,
    problemAt,
    check(schema) {
      if (problems.length > 0) return { value: null, problems };
      const result = schema.safeParse(data, { reportInput: true, error: plainTypeMessage });
      if (result.success) return { value: result.data, problems: [] };
      return { value: null, problems: result.error.issues.flatMap((issue) => toProblems(issue, problemAt)) };
    },
  };
}

function toProblems(issue: z.core.$ZodIssue, problemAt: YamlFile["problemAt"]): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => problemAt([...issue.path, key], "no such field; check its spelling"));
  }
  if ("input" in issue && issue.input === undefined) return [problemAt(issue.path, "is missing")];
  return [problemAt(issue.path, issue.message)];
}

/** For the few places where the schema itself has nothing better to say. */
const plainTypeMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "array") return "write a list: lines that start with a hyphen";
  if (issue.expected === "object") return 'write fields here, one a line: "title: …"';
  return undefined;
};

function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}

function plainYamlMessage(message: string): string {
  return `not valid YAML: ${message.replace(/\s+/g, " ")}`;
}

export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;
}
