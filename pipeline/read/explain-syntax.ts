import type { Problem } from "./problem.ts";

/** Line and column count from 0 here; of the field only the last part of its name, when the line has one. */
type Explanation = Omit<Problem, "file">;

const FIELD = /^(?<lead>\s*(?:- +)*)(?<field>[\w-]+):(?:\s+(?<value>.*))?$/;
const ITEM = /^(?<lead>\s*(?:- +)+)(?<field>)(?<value>.*)$/;

/**
 * What the YAML parser says is for programmers: this looks at the line it stumbled over, as a reader would.
 * @param at the line, from 1, in which the parser gave up
 */
export function explainSyntax(lines: string[], at: number): Omit<Problem, "file"> | null {
  const here = Math.min(at, lines.length) - 1;
  const found =
    unclosedQuote(lines, here) ??
    explainLineAbove(lines, here) ??
    explainLine(lines[here] ?? "", here) ??
    wrongColumn(lines, here);
  return found && { ...found, line: found.line + 1, column: found.column + 1 };
}

function unclosedQuote(lines: string[], until: number): Explanation | null {
  for (let line = 0; line <= until; line += 1) {
    const { lead, field, value } = partsOf(lines[line] ?? "");
    const quote = value[0];
    if ((quote !== '"' && quote !== "'") || endOfQuote(value) !== -1) continue;
    const next = lines.slice(line + 1).find((text) => text.trim() !== "") ?? "";
    if (next && indentOf(next) > indentOf(lead)) continue;
    const message = `the quote that opens here is not closed: write another ${quote} at the end of the text`;
    return { line, column: lead.length + (field ? field.length + 2 : 0), field, message };
  }
  return null;
}

function explainLine(text: string, line: number): Explanation | null {
  const at = (column: number, message: string, field = "") => ({ line, column, field, message });
  const odd = /^[ -]*([\t\u00a0\u3000])/.exec(text);
  if (odd?.[1])
    return at(
      odd[0].length - 1,
      `use spaces at the start of a line, no ${odd[1] === "\t" ? "tabs" : "special ones"}`,
    );
  const tight = /^\s*(?:- +)*([\w-]+)(?::(?!\/\/)(?=\S)|：)/.exec(text);
  if (tight) return at(tight[0].length - 1, 'write a space after the colon, "field: text"', tight[1]);
  if (/^\s*-[^\s-]/.test(text)) return at(text.indexOf("-"), "write a space after the hyphen");
  const dash = /^\s*([‐‑‒–—−•])\s/.exec(text);
  if (dash) return at(dash[0].length - 2, `write a hyphen (-) in place of ${dash[1]}`);
  const { lead, field, value } = partsOf(text);
  const problem = problemInValue(value);
  if (problem) return at(text.length - value.length, problem, field);
  if (!field && !lead.includes("-") && !/^(---|\.\.\.)/.test(text) && text.trim() !== "")
    return at(
      indentOf(text),
      'each line begins with its field, "title: …"; a text that goes on must start further right than its field',
    );
  return null;
}

function problemInValue(value: string): string | null {
  const [first = ""] = value;
  if (first === '"' || first === "'") return problemInQuoted(value, first);
  if ("@`%*&!,?".includes(first) && first) return `put the text in quotes, because it starts with ${first}`;
  if (/^[>|][^\s\d+-]|^[>|]\s+[^\s#]/.test(value))
    return `put the text in quotes, because it starts with ${first}`;
  if (/^- /.test(value))
    return "write each item on a line of its own below this one, or put the text in quotes";
  if (first === "[" || first === "{") return problemInBrackets(value, first);
  if (/^[“”„«‘]/.test(value)) return `write straight quotes (") in place of ${first}`;
  if (/: |:$/.test(value)) return "put the text in quotes, because of the colon in it";
  return null;
}

function problemInQuoted(value: string, quote: string): string | null {
  const end = endOfQuote(value);
  if (end === -1) return null;
  if (quote === '"' && /(?<!\\)(?:\\\\)*\\[^0abtnvfre "/\\N_LPxuU]/.test(value))
    return "write \\\\ for each \\ in it, or use single quotes";
  if (/^\s*(#|$)/.test(value.slice(end + 1))) return null;
  const twice = quote === "'" ? "'' for each ' in it" : '\\" for each " in it';
  return `the text goes on after its closing quote: put all of it in quotes, and write ${twice}`;
}

function problemInBrackets(value: string, open: string): string | null {
  const close = open === "[" ? "]" : "}";
  const beforeComment = value.split(/\s#/)[0] ?? "";
  if (!beforeComment.includes(close) && beforeComment !== value)
    return "put the item that starts with # in quotes: without them it hides the rest of the line";
  if (!value.includes(close)) return `write ${close} at the end of the list that starts with ${open}`;
  if (/[\]}]\s*[^\s,#\]}]/.test(value)) return `put the text in quotes, because it starts with ${open}`;
  return null;
}

/** A value that was cut off or left open shows only in the next line. */
function explainLineAbove(lines: string[], line: number): Explanation | null {
  const above = lines.slice(0, line).findLastIndex((other) => other.trim() !== "");
  const text = lines[above] ?? "";
  const { lead, field, value } = partsOf(text);
  const isCut = indentOf(lines[line] ?? "") > indentOf(lead) && /\s#/.test(value);
  if (isCut) return { line: above, column: text.search(/\s#/) + 1, field, message: CUT };
  const isOpen = /^[[{]/.test(value) ? problemInValue(value) : null;
  return isOpen ? { line: above, column: text.length - value.length, field, message: isOpen } : null;
}

function wrongColumn(lines: string[], line: number): Explanation | null {
  const text = lines[line] ?? "";
  const next = lines.findIndex((other, index) => index > line && other.trim() !== "");
  const { lead, value } = partsOf(text);
  const earlier = lines.slice(0, line).filter((other) => other.trim() !== "");
  const fits = earlier.some((other) => partsOf(other).lead.length === lead.length);
  const isFirst = partsOf(earlier.at(-1) ?? "").value === "";
  const nextIsDeeper = next !== -1 && indentOf(lines[next] ?? "") > lead.length;
  const goesOn = value !== "" && (fits || isFirst) && nextIsDeeper ? next : line;
  const wrong = lines[goesOn] ?? "";
  const { field } = partsOf(wrong);
  if (wrong.trim() === "" || /^(---|\.\.\.)/.test(wrong)) return null;
  return { line: goesOn, column: indentOf(wrong), field, message: COLUMN };
}

export const CUT = "the text ends here, because # after a space starts a comment: put all of it in quotes";
const COLUMN =
  "this line starts too far left or right: give it as many spaces as the other fields of its group";

function partsOf(text: string): { lead: string; field: string; value: string } {
  const { lead = "", field = "", value = "" } = (FIELD.exec(text) ?? ITEM.exec(text))?.groups ?? {};
  return { lead, field, value: value.trimEnd() };
}

function indentOf(text: string): number {
  return /^\s*/.exec(text)?.[0].length ?? 0;
}

function endOfQuote(value: string): number {
  const body = value[0] === "'" ? /^'(?:[^']|'')*'/ : /^"(?:[^"\\]|\\.)*"/;
  return (body.exec(value)?.[0].length ?? 0) - 1;
}
