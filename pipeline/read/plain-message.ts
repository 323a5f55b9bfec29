import { z } from "zod";
import { isRecord } from "./content-fields.ts";

/** Where the schema itself has nothing better to say; of fields that it does not know, those that it does. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected];
    case "invalid_value":
      return `write ${issue.values.join(" or ")}`;
    case "unrecognized_keys":
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.def.shape).join() : undefined;
    default:
      return undefined;
  }
};

const TYPES: Record<string, string> = {
  array: "write a list: lines that start with a hyphen",
  object: 'write fields here, one a line: "title: …"',
  string: "write a text",
};

/** What the value itself tells of how the problem came about. Empty, or to be put behind the message. */
export function hintAbout(issue: z.core.$ZodIssue, hasComment: boolean): string {
  if (hasComment) return "; # after a space starts a comment, so it needs quotes";
  const { input, code } = issue;
  if (code === "too_big" && issue.origin === "number") return `, ${issue.maximum} at most`;
  if (code === "too_small" && issue.origin === "number") return `, ${issue.minimum} at least`;
  if (code === "invalid_type" && issue.expected === "int") return ", a whole one";
  if (typeof input === "string") return hintAboutString(input, issue);
  const wantsText = code === "invalid_type" && issue.expected === "string";
  if (wantsText && Array.isArray(input)) return ", no list; one that starts with [ or - needs quotes";
  if (wantsText && isRecord(input)) return ', no fields; one with ": " in it needs quotes';
  return "";
}

function hintAboutString(input: string, issue: z.core.$ZodIssue): string {
  if (/^[“”„«]/.test(input)) return `; use straight quotes (") in place of ${input[0]}`;
  if (issue.code === "invalid_type" && issue.expected === "number" && /\d/.test(input))
    return "; digits only, without quotes and px";
  if (issue.code === "invalid_type" && issue.expected === "array" && /^-\S/.test(input))
    return " and a space";
  if (/^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/)/i.test(input)) return `; did you mean "https://${input}"?`;
  return "";
}
