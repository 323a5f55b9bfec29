import { type Document, isAlias, isPair, isScalar, isSeq, type Node, visit } from "yaml";
import { explainSyntax } from "./explain-syntax.ts";
import { fieldName, type Problem } from "./problem.ts";

/** Of what would be told a thousand times in a file made to do harm. */
const MOST = 10;

/** After a fatal one the data mean nothing. Of the parser's errors only the first counts: it causes the rest. */
export function syntaxProblems(
  document: Document.Parsed,
  text: string,
  problem: (offset: number, field: string, message: string) => Problem,
) {
  const fatal: Problem[] = [];
  const others: Problem[] = [];

  const isRepeated = ({ code }: { code: string }) => code === "DUPLICATE_KEY";
  const [first] = document.errors.filter((error) => !isRepeated(error)).sort((a, b) => a.pos[0] - b.pos[0]);
  if (first) {
    const known = MESSAGES[first.code];
    const message = known ?? `cannot be read as YAML: ${first.message.replace(/\s+/g, " ")}`;
    const plain = problem(first.pos[0], "", message);
    const explained = known ? null : explainSyntax(text.split(/\r?\n/), plain.line);
    return { fatal: [{ ...plain, ...explained }], others };
  }

  const repeated = new Set(document.errors.filter(isRepeated).map(({ pos }) => pos[0]));
  const undashed = new Set<unknown>();
  visit(document, {
    Pair(_, { key }, ancestors) {
      if (!isScalar<string>(key) || !key.range) return;
      const [offset] = key.range;
      const field = fieldName([...pathOf(ancestors), key.value]);
      if (repeated.has(offset)) {
        const [list, item] = ancestors.slice(-2);
        // Of an item that runs into the one above it the first field alone is told.
        if (undashed.has(item)) return;
        if (isSeq(list)) undashed.add(item);
        const dash = isSeq(list) ? 'write "- " before it if a new item begins here, or ' : "";
        others.push(problem(offset, field, `stands here a second time: ${dash}keep one of them`));
      }
      if (/^[\u00a0\u3000]/.test(key.value))
        fatal.push(problem(offset, "", "use plain spaces at the start of a line, no special ones"));
    },
    Node(key, node, ancestors) {
      const sign = signOf(node);
      if (!sign || fatal.length === MOST) return;
      const offset = Math.max(text.lastIndexOf(sign, node.range?.[0]), 0);
      const field = fieldName([...pathOf(ancestors), ...(typeof key === "number" ? [key] : [])]);
      fatal.push(problem(offset, field, `put the text in quotes, because it starts with ${sign}`));
    },
  });
  return { fatal, others };
}

const MESSAGES: Record<string, string> = {
  MULTIPLE_DOCS: "take out this line: --- and ... would begin a second document, which nobody reads",
};

/** Aliases, anchors and tags: nobody means them here, and an alias can make a small file endless. */
function signOf(node: Node): string | null {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  return node.tag?.startsWith("!") ? "!" : null;
}

function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    const child = ancestors[index + 1];
    return isSeq(node) && child ? [node.items.indexOf(child)] : [];
  });
}
