import { type Document, isNode, isScalar, type LineCounter, Scalar } from "yaml";
import { z } from "zod";
import { contentFields, isRecord } from "./content-fields.ts";
import { OLD_NAMES, type OldName, renameFields } from "./old-names.ts";
import { type FieldPath, type Problem, problemField } from "./problem.ts";
import { formatSuggestion, likelyName } from "./suggestion.ts";
import { parseYaml } from "./yaml-syntax.ts";

/** Limits the number of reported fields per group, because locating each problem searches the whole text. */
const MAX_UNKNOWN_FIELDS = 100;
const COMMENT_HINT = "a # after a space starts a comment, so the text needs quotes";

export interface CheckedValue<T> {
  /** The value is null if the file has problems. */
  value: T | null;
  problems: Problem[];
  /** Warnings about old names. */
  oldNames: Problem[];
  /** Findings about values that do not fit a lenient schema. They are warnings, because `value` has defaults instead. */
  unused: Problem[];
  /** The paths of the values in `unused`. */
  unusedPaths: FieldPath[];
}

/** Parses a YAML file and keeps the position of every field. Fields with an old name have their current name. */
export class YamlFile {
  /** `data` is undefined if the text is not valid YAML. */
  readonly data: unknown;
  readonly syntaxProblem: Problem | null;
  readonly #path: string;
  readonly #text: string;
  readonly #lines: LineCounter;
  readonly #document: Document.Parsed;
  readonly #oldNames: OldName[];

  /** @param kind the kind of the file, which decides its old names */
  constructor(path: string, text: string, kind = "") {
    this.#path = path;
    this.#text = text;
    const { document, lines, problem } = parseYaml(text);
    this.#document = document;
    this.#lines = lines;
    this.#oldNames = problem ? [] : renameFields(document, OLD_NAMES[kind]);
    this.syntaxProblem = problem && this.#problemAtOffset(problem.offset, [], problem.message);
    this.data = problem ? undefined : document.toJS();
  }

  /** Returns a problem at the field, or at the group that should contain the field. */
  problemAt(path: FieldPath, message: string): Problem {
    return this.#problemAtOffset(this.#offsetOf(path), path, message);
  }

  /** @param isLenient uses defaults instead of values that do not fit the schema, and ignores unknown fields */
  check<T extends z.ZodType>(schema: T, isLenient = false): CheckedValue<z.output<T>> {
    const oldNames = this.#oldNames.map(({ path, range: [offset], newName }) =>
      this.#problemAtOffset(offset, path, `is now called "${newName}"`),
    );
    const result = { value: null, problems: [], oldNames, unused: [], unusedPaths: [] };
    if (this.syntaxProblem) return { ...result, problems: [this.syntaxProblem] };
    const firstResult = schema.safeParse(this.data);
    const data = firstResult.success ? this.data : this.#withNumbersAsTexts(firstResult.error.issues);
    const { data: value, error } = schema.safeParse(data, { reportInput: true, error: listKnownFields });
    const findings = this.#issueProblems(error?.issues ?? []);
    const truncatedTexts = this.#truncatedTexts(schema, data);
    const problems = [...findings, ...truncatedTexts];
    if (problems.length === 0 && value !== undefined) return { ...result, value };
    if (!isLenient || truncatedTexts.length > 0 || !error || !isRecord(data)) return { ...result, problems };
    const unusedPaths = error.issues.flatMap(pathsOf);
    for (const path of unusedPaths) deleteAt(data, path);
    return { ...result, value: schema.parse(data), unused: findings, unusedPaths };
  }

  #problemAtOffset(offset: number, path: FieldPath, message: string): Problem {
    const { line, col } = this.#lines.linePos(offset);
    const field = problemField(path);
    return { file: this.#path, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  }

  #offsetOf(path: FieldPath): number {
    const node = this.#document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length > 0 ? this.#offsetOf(path.slice(0, -1)) : 0;
  }

  /** Replaces numbers such as 1.10 with their text in the file if the schema requires text. */
  #withNumbersAsTexts(issues: z.core.$ZodIssue[]): unknown {
    const copy = this.#document.clone();
    for (const issue of issues) {
      const node = copy.getIn(issue.path, true);
      if (!expectsText(issue) || !isScalar(node)) continue;
      // `slide: false` is a choice, not a text.
      const isBoolean = typeof node.value === "boolean" && issue.code !== "invalid_union";
      if (typeof node.value === "number" || isBoolean) node.value = node.source;
    }
    return copy.toJS();
  }

  #issueProblems(issues: z.core.$ZodIssue[]): Problem[] {
    const misspelledFields = new Set<string>();
    const unknownFieldProblems = issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return [];
      // The owner did not mean a field that the file already contains.
      const knownFields = issue.message
        .split(" ")
        .filter((name) => !this.#document.hasIn([...issue.path, name]));
      return issue.keys.slice(0, MAX_UNKNOWN_FIELDS).map((name) => {
        misspelledFields.add(problemField([...issue.path, likelyName(name, knownFields) ?? ""]));
        const message = `this field does not exist here${formatSuggestion(name, knownFields)}`;
        return this.problemAt([...issue.path, name], message);
      });
    });
    const otherIssues = issues.flatMap((issue) => {
      const { code, input, path } = issue;
      const isReported = input === undefined && misspelledFields.has(problemField(path));
      if (code === "unrecognized_keys" || isReported) return [];
      const commentHint = this.#commentAfter(path) === null ? "" : `; ${COMMENT_HINT}`;
      return [this.problemAt(path, describeIssue(issue) + commentHint)];
    });
    return [...unknownFieldProblems, ...otherIssues];
  }

  /** Finds unquoted text that YAML truncates at a comment: it reads "Designer #1" as "Designer". */
  #truncatedTexts(schema: z.ZodType, data: unknown): Problem[] {
    return contentFields(schema, data).flatMap(({ kind, path }) => {
      const commentStart = ["text", "markdown", "notes"].includes(kind) ? this.#commentAfter(path) : null;
      if (commentStart === null) return [];
      return [this.#problemAtOffset(commentStart, path, `the text ends here: ${COMMENT_HINT}`)];
    });
  }

  #commentAfter(path: FieldPath): number | null {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return null;
    const comment = /[ \t]*#/y;
    comment.lastIndex = node.range[1];
    return comment.test(this.#text) ? comment.lastIndex - 1 : null;
  }
}

/** Returns the path of an invalid value, or the paths of unknown fields. */
function pathsOf(issue: z.core.$ZodIssue): FieldPath[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function deleteAt(data: Record<PropertyKey, unknown>, [key = "", ...rest]: FieldPath): void {
  const child = data[key];
  if (rest.length === 0) delete data[key];
  else if (isRecord(child)) deleteAt(child, rest);
}

function expectsText(issue: z.core.$ZodIssue): boolean {
  if (issue.code === "invalid_union") return issue.errors.some((option) => option.some(expectsText));
  return issue.code === "invalid_type" && issue.expected === "string";
}

/** Returns the names that the schema allows instead of an unknown field. Zod exposes them only to an error map. */
function listKnownFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  const isUnknown = code === "unrecognized_keys" && inst instanceof z.ZodObject;
  return isUnknown ? Object.keys(inst.shape).join(" ") : undefined;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  if (input === undefined) return "is missing";
  if (code === "too_big" && issue.origin === "number") return `write a number of at most ${issue.maximum}`;
  if (code === "too_small" && issue.origin === "number") return `write a number of at least ${issue.minimum}`;
  if (code !== "invalid_type") return issue.message;
  if (issue.expected === "int") return "write a whole number";
  if (issue.expected === "array")
    return "write a list: one line for each item, starting with a hyphen and a space";
  if (issue.expected === "object") return 'write fields, one in each line: "title: …"';
  if (issue.expected === "string" && isRecord(input))
    return 'write a text; put it in quotes if it starts with [ or - or contains ": "';
  return issue.message;
}
