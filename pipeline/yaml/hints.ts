import type { z } from "zod";
import { isRecord } from "./is-record.ts";

/** What the value itself tells of how the mistake came about. Empty, or to be put behind the message. */
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
  if (/^mailto:/i.test(input)) return ', without "mailto:"';
  if (/^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/)/i.test(input)) return `; did you mean "https://${input}"?`;
  return "";
}
