import { nameOf } from "../place-name.ts";
import { ADDRESS, type Field, hasMarks, readMarks } from "./mark.ts";

interface Token {
  kind: "open" | "close" | "text" | "other";
  raw: string;
  name?: string;
}

/** React closes each element that it opens, and writes each attribute in double quotes. */
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/?([a-z][\w-]*)\b(?:"[^"]*"|[^">])*>|[^<]+/gi;
const EMPTY = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements that Markdown creates: the text belongs to the element around them. */
const OF_MARKDOWN = new Set(["p", "ul", "ol", "li", "strong", "em", "a", "span"]);

export interface NamedPage {
  html: string;
  /** Numbers of the fields that appear on the page, also within a sentence. */
  shown: Set<number>;
}

/**
 * Adds to the elements of a page the names of the fields that they show, which it finds in the same page with marks:
 * `data-studio="file#path"` for a text, `data-studio-markdown` for Markdown, `data-studio-part` for a sentence that
 * contains a text, and `data-studio-alt` and the like for an attribute. Sections get their ids.
 * @throws if the two pages have different elements
 */
export function nameFields(truth: string, marked: string, fields: Field[]): NamedPage {
  const [own, other] = [tokensOf(truth), tokensOf(marked)];
  if (own.length !== other.length)
    throw new Error(`The marked page has ${other.length} parts, not ${own.length}.`);
  const names = new Map<number, Map<string, string>>();
  const shown = new Set<number>();
  const texts: { id: number; isWhole: boolean; elements: number[] }[] = [];
  const elements: number[] = [];
  function name(element: number | undefined, attribute: string, value: string | undefined): void {
    if (element === undefined || !value) return;
    const given = names.get(element) ?? new Map<string, string>();
    names.set(element, given.set(attribute, value));
  }
  const nameIn = (id: number) => fields[id] && nameOf(fields[id]);
  function seen(id: number): void {
    shown.add(id);
    const section = elements.find((element) => own[element]?.name === "section");
    name(section, "id", fields[id]?.section);
  }
  for (const [index, token] of own.entries()) {
    const twin = other[index];
    if (!twin || twin.kind !== token.kind || twin.name !== token.name)
      throw new Error(
        `The marked page has ${twin?.raw.slice(0, 60)} where the true one has ${token.raw.slice(0, 60)}.`,
      );
    if (token.kind === "open") {
      for (const [, attribute = "", value = ""] of hasMarks(twin.raw)
        ? twin.raw.matchAll(/([\w-]+)="([^"]*)"/g)
        : []) {
        for (const { id, isWhole } of readMarks(value).marks) {
          seen(id);
          const isNamed = isWhole ? token.name !== "meta" : attribute === "href" && ADDRESS.test(value);
          if (isNamed) name(index, `data-studio-${attribute}`, nameIn(id));
        }
      }
      if (!EMPTY.has(token.name ?? "") && !token.raw.endsWith("/>")) elements.unshift(index);
    } else if (token.kind === "close") elements.shift();
    else if (token.kind === "text" && hasMarks(twin.raw)) {
      for (const { id, isWhole } of readMarks(twin.raw).marks) {
        seen(id);
        texts.push({ id, isWhole, elements: [...elements] });
      }
    }
  }
  for (const parts of together(texts, fields)) {
    const [first] = parts;
    if (!first) continue;
    const isMarkdown = fields[first.id]?.kind === "markdown";
    const around = first.elements.filter((element) => parts.every((part) => part.elements.includes(element)));
    const holder = around.find((element) => !isMarkdown || !OF_MARKDOWN.has(own[element]?.name ?? ""));
    const attribute = isMarkdown
      ? "data-studio-markdown"
      : first.isWhole
        ? "data-studio"
        : "data-studio-part";
    name(holder, attribute, nameIn(first.id));
  }
  return { html: own.map(({ raw }, index) => withNames(raw, names.get(index))).join(""), shown };
}

/** Groups the parts of one Markdown text, which are consecutive. Any other text is one part. */
function together<T extends { id: number }>(texts: T[], fields: Field[]): T[][] {
  const groups: T[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0]?.id === text.id && fields[text.id]?.kind === "markdown") last.push(text);
    else groups.push([text]);
  }
  return groups;
}

function withNames(raw: string, names: Map<string, string> | undefined): string {
  if (!names) return raw;
  const attributes = [...names].map(([attribute, value]) => ` ${attribute}="${value}"`).join("");
  return raw.replace(/\/?>$/, (end) => attributes + end);
}

function tokensOf(html: string): Token[] {
  return Array.from(html.matchAll(TOKEN), ([raw, skipped, name]): Token => {
    if (skipped || raw.startsWith("<!")) return { kind: "other", raw };
    if (!name) return { kind: "text", raw };
    return { kind: raw.startsWith("</") ? "close" : "open", raw, name: name.toLowerCase() };
  });
}
