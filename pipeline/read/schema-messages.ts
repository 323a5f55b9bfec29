import { z } from "zod";
import { isRecord, optionFor, unwrap } from "./content-fields.ts";
import type { Path } from "./problem.ts";
import { likelyName, suggestion } from "./suggestion.ts";

export const COMMENT_HINT = "a # after a space starts a comment, so the text needs quotes";

export function describeIssue(issue: z.core.$ZodIssue): string {
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

export interface UnknownField {
  path: Path;
  message: string;
  /** The field that was probably meant: reporting it as missing, too, would be noise. */
  likely: Path | null;
}

export function unknownFields(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  data: unknown,
): UnknownField[] {
  if (issue.code !== "unrecognized_keys") return [];
  const { keys, path } = issue;
  const group = schemaAt(schema, data, path);
  const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  return keys.map((name) => {
    const likely = likelyName(name, known);
    const message = `this field does not exist here${suggestion(name, known)}`;
    return { path: [...path, name], message, likely: likely === null ? null : [...path, likely] };
  });
}

function schemaAt(outer: z.core.$ZodType, data: unknown, [key, ...rest]: Path): z.core.$ZodType | undefined {
  const { schema } = unwrap(outer);
  if (schema instanceof z.ZodUnion) {
    const option = optionFor(schema, data);
    return option && schemaAt(option, data, key === undefined ? [] : [key, ...rest]);
  }
  if (key === undefined) return schema;
  const value = isRecord(data) ? data[key] : undefined;
  if (schema instanceof z.ZodArray) return schemaAt(schema.def.element, value, rest);
  if (schema instanceof z.ZodObject) {
    const field = schema.def.shape[String(key)];
    return field && schemaAt(field, value, rest);
  }
  return undefined;
}
