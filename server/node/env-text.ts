import { parseEnv } from "node:util";
import { ExitReason } from "../../files/exit-reason.ts";

/** Sets variables in the text of an .env file. @throws ExitReason if a value contains ', " and ` */
export function withVariables(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((before, [name, value]) => withVariable(before, name, value), text);
}

function withVariable(text: string, name: string, value: string): string {
  const quotedValue = quoteValue(name, value);
  const pattern = new RegExp(
    `^([ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*)("[^"\\n]*"|'[^'\\n]*'|\`[^\`\\n]*\`|.*?)([ \\t]*(?:#.*)?)$`,
    "gm",
  );
  // Change the last line with the name: if a variable is set twice, Node.js uses the second value.
  const lastLine = Array.from(text.matchAll(pattern)).at(-1);
  if (!lastLine) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${quotedValue}\n`;
  const [line, before, , after] = lastLine;
  return `${text.slice(0, lastLine.index)}${before}${quotedValue}${after}${text.slice(lastLine.index + line.length)}`;
}

function quoteValue(name: string, value: string): string {
  const unquotedValues = /^[\w.:/@,+-]*$/.test(value) ? [value] : [];
  const quotedCandidates = [...unquotedValues, `'${value}'`, `"${value}"`, `\`${value}\``];
  const isReadUnchanged = (text: string) => parseEnv(`${name}=${text} # comment`)[name] === value;
  const quotedValue = quotedCandidates.find(isReadUnchanged);
  if (quotedValue !== undefined) return quotedValue;
  throw new ExitReason(`${name} must not contain ', " and \` together: remove one of these characters.`);
}
