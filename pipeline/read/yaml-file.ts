import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import type { z } from "zod";
import { contentFields } from "./content-fields.ts";
import { fieldName, type Path, type Problem } from "./problem.ts";
import { COMMENT_HINT, describeIssue, unknownFields } from "./schema-messages.ts";

/** Enough problems for one file, however broken it is. */
const MAX_PROBLEMS = 100;

/** Levels of lists and groups inside one another: the parser's stack is not endless. */
const MAX_DEPTH = 200;
const TOO_DEEP = "is nested too deeply: check that this is the right file";

interface SyntaxError {
  /** Characters from the start of the text. */
  offset: number;
  message: string;
}

/** A YAML file that knows the position of every field. */
export class YamlFile {
  /** Undefined if the text is not valid YAML. */
  readonly data: unknown;
  /** Why the text is not valid YAML, or null. */
  readonly syntaxProblem: Problem | null;
  readonly #path: string;
  readonly #text: string;
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;

  /** @param path for problems */
  constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
    const isTooDeep = nestsTooDeep(text);
    this.#document = parseDocument(isTooDeep ? "" : text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      stringKeys: true,
      // The parser's own check compares every field with every other: 30,000 fields take minutes.
      uniqueKeys: false,
      logLevel: "error",
    });
    const error = isTooDeep ? { offset: 0, message: TOO_DEEP } : this.#findSyntaxError();
    this.syntaxProblem = error && this.#problemAtOffset(error.offset, "", error.message);
    this.data = error ? undefined : this.#document.toJS();
  }

  /** Returns a problem at a field, or at the nearest thing around a missing field. */
  problemAt(path: Path, message: string): Problem {
    return this.#problemAtOffset(this.#offsetOf(path), fieldName(path), message);
  }

  /** Checks the data against a schema. The value is null if there are problems. */
  check<T extends z.ZodType>(schema: T): { value: z.output<T> | null; problems: Problem[] } {
    if (this.syntaxProblem) return { value: null, problems: [this.syntaxProblem] };
    const first = schema.safeParse(this.data, { reportInput: true });
    const data = first.success ? this.data : this.#withNumbersAsTexts(first.error.issues);
    const { success, data: value, error } = schema.safeParse(data, { reportInput: true });
    const problems = [
      ...this.#issueProblems(error?.issues.slice(0, MAX_PROBLEMS) ?? [], schema),
      ...this.#truncatedTexts(schema, data),
    ];
    return { value: success && problems.length === 0 ? value : null, problems };
  }

  #findSyntaxError(): SyntaxError | null {
    const [error] = this.#document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
    if (!error) return findUnsupportedSyntax(this.#document, this.#text);
    const offset = error.code === "MISSING_CHAR" ? startOfQuote(this.#document, error.pos[0]) : error.pos[0];
    const [message] = error.message.split(";");
    const line = this.#text.split("\n")[this.#lines.linePos(offset).line - 1]?.trim().slice(0, 80);
    const advice = "Check the quotes, colons and spaces of this line and of the line above.";
    return { offset, message: `"${line}" is not valid YAML (${message}). ${advice}` };
  }

  #problemAtOffset(offset: number, field: string, message: string): Problem {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.#path, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  }

  #offsetOf(path: Path): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent =
        depth > 1 ? this.#document.getIn(path.slice(0, depth - 1), true) : this.#document.contents;
      const key = path[depth - 1];
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node = pair && depth === path.length && pair.value !== null ? pair.value : pair?.key;
      if (isNode(node) && node.range) return node.range[0];
      const item = this.#document.getIn(path.slice(0, depth), true);
      if (isNode(item) && item.range) return item.range[0];
    }
    return this.#document.contents?.range?.[0] ?? 0;
  }

  /** Returns the data with numbers as they are written, such as 2022 or 1.10, where the schema requires a text. */
  #withNumbersAsTexts(issues: z.core.$ZodIssue[]): unknown {
    const copy = this.#document.clone();
    for (const issue of issues) {
      const node = copy.getIn(issue.path, true);
      if (issue.code !== "invalid_type" || issue.expected !== "string" || !isScalar(node)) continue;
      if (typeof node.value === "number" || typeof node.value === "boolean") node.value = node.source;
    }
    return copy.toJS();
  }

  #issueProblems(issues: z.core.$ZodIssue[], schema: z.ZodType): Problem[] {
    const unknown = issues.flatMap((issue) => unknownFields(issue, schema, this.data));
    const meant = new Set(unknown.map((field) => field.likely && fieldName(field.likely)));
    const others = issues.filter(
      ({ code, path, input }) =>
        code !== "unrecognized_keys" && !(input === undefined && meant.has(fieldName(path))),
    );
    return [
      ...unknown.map(({ path, message }) => this.problemAt(path, message)),
      ...others.map((issue) => {
        const hint = this.#commentAfter(issue.path) === null ? "" : `; ${COMMENT_HINT}`;
        return this.problemAt(issue.path, describeIssue(issue) + hint);
      }),
    ];
  }

  /** Finds texts without quotes that a comment cuts short: "Designer #1" is only "Designer". */
  #truncatedTexts(schema: z.ZodType, data: unknown): Problem[] {
    return contentFields(schema, data).flatMap(({ kind, path }) => {
      const comment = kind === "text" || kind === "markdown" ? this.#commentAfter(path) : null;
      if (comment === null) return [];
      return [this.#problemAtOffset(comment, fieldName(path), `the text ends here: ${COMMENT_HINT}`)];
    });
  }

  /** Returns the offset of a comment in the line of a text without quotes. */
  #commentAfter(path: Path): number | null {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return null;
    const comment = /[ \t]*#/y;
    comment.lastIndex = node.range[1];
    return comment.test(this.#text) ? comment.lastIndex - 1 : null;
  }
}

/** Finds repeated fields, and the signs of YAML that turn a text into something else: *alias, &anchor and !tag. */
function findUnsupportedSyntax(document: Document.Parsed, text: string): SyntaxError | null {
  const found: SyntaxError[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        if (names.has(name)) found.push({ offset: key.range[0], message: repeatedField(name) });
        names.add(name);
      }
    },
    Node(_, node) {
      const sign = signOf(node);
      if (!sign) return undefined;
      const offset = Math.max(text.lastIndexOf(sign, node.range?.[0]), 0);
      found.push({ offset, message: `put the text in quotes, because it starts with ${sign}` });
      return visit.BREAK;
    },
  });
  return found.sort((a, b) => a.offset - b.offset)[0] ?? null;
}

/** Returns where a quote opens that is not closed at `end`; without a quote, the same offset. */
function startOfQuote(document: Document.Parsed, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] < end && range[1] >= end) [start] = range;
    },
  });
  return start;
}

function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return new RegExp(`(?:[-?:]\\s+){${MAX_DEPTH}}`).test(text);
}

function repeatedField(name: string): string {
  return `"${name}" is already in this group: remove one of the two, or start a new list item with "- "`;
}

function signOf(node: Node): string | null {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  return node.tag?.startsWith("!") ? "!" : null;
}
