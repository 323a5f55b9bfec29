export interface Problem {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** As a path, "sections[2].title"; empty for the whole file. */
  field: string;
  message: string;
}

export function wholeFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}

export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;
}

export type Path = readonly PropertyKey[];

/** "sections[2].title" */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}

/** In place of the error of a file that is there and cannot be read, such as a link that leads nowhere. @throws any other */
export function cannotOpen(error: unknown): string {
  if (error instanceof Error && "syscall" in error)
    return "cannot be opened: put a file here that you may read";
  throw error;
}
