import { parseEnv } from "node:util";
import { EnvironmentError } from "../server/environment.ts";

/**
 * The text of an .env file with these variables set. Every other line, and every note, stays as it is.
 * @throws EnvironmentError when a value cannot stand in such a file
 */
export function withVariables(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((before, [name, value]) => withVariable(before, name, value), text);
}

function withVariable(text: string, name: string, value: string): string {
  const written = inQuotes(name, value);
  const line = new RegExp(
    `^([ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*)("[^"\\n]*"|'[^'\\n]*'|\`[^\`\\n]*\`|.*?)([ \\t]*(?:#.*)?)$`,
    "gm",
  );
  // Of several the last one counts.
  const last = Array.from(text.matchAll(line)).at(-1);
  if (!last) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${written}\n`;
  const [whole, before, , after] = last;
  return `${text.slice(0, last.index)}${before}${written}${after}${text.slice(last.index + whole.length)}`;
}

function inQuotes(name: string, value: string): string {
  const spellings = [...(PLAIN.test(value) ? [value] : []), `'${value}'`, `"${value}"`, `\`${value}\``];
  const good = spellings.find((spelling) => parseEnv(`${name}=${spelling} # a note`)[name] === value);
  if (good !== undefined) return good;
  throw new EnvironmentError(`${name} cannot have all three kinds of quotes in it: leave one kind out.`);
}

const PLAIN = /^[\w.:/@,+-]*$/;
