import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter, Scalar } from "yaml";
import type { z } from "zod";
import { contentFields } from "./content-fields.ts";
import { fieldName, type Path, type Problem } from "./problem.ts";
import { COMMENT_HINT, describeIssue, unknownFields } from "./schema-messages.ts";
import { parseYaml } from "./yaml-syntax.ts";

const MAX_PROBLEMS = 100;

/** A YAML file that knows the position of every field. */
export class YamlFile {
  /** Undefined if the text is not valid YAML. */
  readonly data: unknown;
  readonly syntaxProblem: Problem | null;
  readonly #path: string;
  readonly #text: string;
  readonly #lines: LineCounter;
  readonly #document: Document.Parsed;

  constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
    const { document, lines, error } = parseYaml(text);
    this.#document = document;
    this.#lines = lines;
    this.syntaxProblem = error && this.#problemAtOffset(error.offset, "", error.message);
    this.data = error ? undefined : document.toJS();
  }

  /** Returns a problem at a field, or at the nearest thing around a missing field. */
  problemAt(path: Path, message: string): Problem {
    return this.#problemAtOffset(this.#offsetOf(path), fieldName(path), message);
  }

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

  #problemAtOffset(offset: number, field: string, message: string): Problem {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.#path, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  }

  #offsetOf(path: Path): number {
    let node: unknown = this.#document.contents;
    let offset = this.#document.contents?.range?.[0] ?? 0;
    for (const key of path) {
      const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined;
      if (isNode(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
      if (!isNode(node)) return offset;
      if (!pair) offset = node.range?.[0] ?? offset;
    }
    return isNode(node) ? (node.range?.[0] ?? offset) : offset;
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
      ...unknown.slice(0, MAX_PROBLEMS).map(({ path, message }) => this.problemAt(path, message)),
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

  #commentAfter(path: Path): number | null {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return null;
    const comment = /[ \t]*#/y;
    comment.lastIndex = node.range[1];
    return comment.test(this.#text) ? comment.lastIndex - 1 : null;
  }
}
