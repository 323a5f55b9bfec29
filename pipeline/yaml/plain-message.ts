import type { z } from "zod";

/** For the places where the schema itself has nothing better to say. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected];
    case "invalid_value":
      return `write ${issue.values.join(" or ")}`;
    case "too_small":
      return issue.origin === "number" ? `write ${issue.minimum} or more` : "is too short";
    case "too_big":
      return issue.origin === "number" ? `write ${issue.maximum} or less` : "is too long";
    default:
      return undefined;
  }
};

const TYPES: Record<string, string> = {
  array: "write a list: lines that start with a hyphen",
  boolean: "write true or false",
  int: "write a whole number",
  number: "write a number",
  object: 'write fields here, one a line: "title: …"',
  string: "write a text",
};
