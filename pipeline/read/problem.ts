/** Describes an error in content/, or a likely mistake (a warning). */
export interface Problem {
  file: string;
  /** `line` and `column` start at 1. */
  line: number;
  column: number;
  /** The path of the field, such as "sections[2].title", is empty for the whole file. */
  field: string;
  message: string;
}

export type FieldPath = readonly PropertyKey[];

export function wholeFileProblem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}

export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;
}

export function compareByPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

export function problemField(path: FieldPath): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "");
}
