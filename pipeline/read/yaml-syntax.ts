import { type Document, isAlias, LineCounter, type Node, parseDocument, visit } from "yaml";

const SYNTAX_ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";
const REPEATED_FIELD = 'repeats a field: remove one of the two, or start a new list item with "- "';

interface SyntaxProblem {
  offset: number;
  message: string;
}

/** Returns only the first problem, which often causes all later problems. */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return { document, lines, problem: unsupportedSyntax(document, text) };
  const offset = error.code === "MISSING_CHAR" ? startOfQuote(document, error.pos[0]) : error.pos[0];
  const line = text.split("\n")[lines.linePos(offset).line - 1]?.trim().slice(0, 80);
  const [reason] = error.message.split(";");
  const isRepeated = error.code === "DUPLICATE_KEY";
  const message = `"${line}" ${isRepeated ? REPEATED_FIELD : `is not valid YAML (${reason}). ${SYNTAX_ADVICE}`}`;
  return { document, lines, problem: { offset, message } };
}

/** Finds YAML syntax that changes the meaning of a text: *alias, &anchor and !tag. */
function unsupportedSyntax(document: Document.Parsed, text: string): SyntaxProblem | null {
  let problem: SyntaxProblem | null = null;
  visit(document, {
    Node(_, node) {
      const unsupportedSign = unsupportedSignOf(node);
      if (!unsupportedSign) return undefined;
      const offset = Math.max(text.lastIndexOf(unsupportedSign, node.range?.[0]), 0);
      problem = { offset, message: `put the text in quotes, because it starts with ${unsupportedSign}` };
      return visit.BREAK;
    },
  });
  return problem;
}

function unsupportedSignOf(node: Node): string | null {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  return node.tag?.startsWith("!") ? "!" : null;
}

/** Returns the offset of an opening quote that is not closed before `end`, or `end` if there is no such quote. */
function startOfQuote(document: Document.Parsed, end: number): number {
  let quoteOffset = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] < end && range[1] >= end) [quoteOffset] = range;
    },
  });
  return quoteOffset;
}
