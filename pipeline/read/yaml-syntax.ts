import { type Document, isAlias, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";

const ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";

interface SyntaxError {
  offset: number;
  message: string;
}

interface ParsedYaml {
  document: Document.Parsed;
  lines: LineCounter;
  /** The first error. An error often causes all those after it. */
  error: SyntaxError | null;
}

export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    // The parser's own check compares every field with every other: 30,000 fields take minutes.
    uniqueKeys: false,
    logLevel: "error",
  });
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return { document, lines, error: unsupportedSyntax(document, text) };
  const offset = error.code === "MISSING_CHAR" ? startOfQuote(document, error.pos[0]) : error.pos[0];
  const line = text.split("\n")[lines.linePos(offset).line - 1]?.trim().slice(0, 80);
  const [reason] = error.message.split(";");
  return {
    document,
    lines,
    error: { offset, message: `"${line}" is not valid YAML (${reason}). ${ADVICE}` },
  };
}

/** Finds repeated fields, and the signs of YAML that turn a text into something else: *alias, &anchor and !tag. */
function unsupportedSyntax(document: Document.Parsed, text: string): SyntaxError | null {
  const found: SyntaxError[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const message = `"${key.value}" is already in this group: remove one of the two, or start a new list item with "- "`;
        if (names.has(key.value)) found.push({ offset: key.range[0], message });
        names.add(key.value);
      }
    },
    Node(_, node) {
      const sign = signOf(node);
      if (!sign) return undefined;
      const offset = Math.max(text.lastIndexOf(sign, node.range?.[0]), 0);
      found.push({ offset, message: `put the text in quotes, because it starts with ${sign}` });
      return visit.BREAK;
    },
  });
  return found.sort((a, b) => a.offset - b.offset)[0] ?? null;
}

function signOf(node: Node): string | null {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  return node.tag?.startsWith("!") ? "!" : null;
}

/** Returns where a quote opens that is not closed at `end`; without a quote, the same offset. */
function startOfQuote(document: Document.Parsed, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] < end && range[1] >= end) [start] = range;
    },
  });
  return start;
}
