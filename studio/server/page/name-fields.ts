import { fieldName } from "../../shared/field-path.ts";
import { ADDRESS, type Field, hasMarkers, readMarkers } from "./markers.ts";

interface Token {
  kind: "open" | "close" | "text" | "other";
  raw: string;
  name?: string;
}

/** Matches React's HTML: React closes all elements and double-quotes all attributes. */
const TOKEN_PATTERN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/?([a-z][\w-]*)\b(?:"[^"]*"|[^">])*>|[^<]+/gi;
const VOID_ELEMENTS = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Markdown creates these elements, so a Markdown field belongs to the element around them. */
const MARKDOWN_ELEMENTS = new Set(["p", "ul", "ol", "li", "strong", "em", "a", "span"]);

export interface NamedPage {
  html: string;
  /** Contains the IDs of the fields that the page shows, even as a part of a sentence. */
  shownIds: Set<number>;
}

/** Adds attributes such as `data-studio="profile.yaml#name"`. @throws if the two pages have different elements */
export function nameFields(original: string, marked: string, fields: Field[]): NamedPage {
  const [tokens, markedTokens] = [tokensOf(original), tokensOf(marked)];
  if (tokens.length !== markedTokens.length)
    throw new Error(`The marked page has ${markedTokens.length} tokens instead of ${tokens.length}.`);
  const newAttributes = new Map<number, Map<string, string>>();
  const shownIds = new Set<number>();
  const texts: { id: number; isWholeText: boolean; elements: number[] }[] = [];
  const elements: number[] = [];
  function addAttribute(element: number | undefined, attribute: string, value: string | undefined): void {
    if (element === undefined || !value) return;
    const attributes = newAttributes.get(element) ?? new Map<string, string>();
    newAttributes.set(element, attributes.set(attribute, value));
  }
  function nameElement(element: number | undefined, attribute: string, id: number): void {
    const field = fields[id];
    addAttribute(element, attribute, field && fieldName(field));
    // Only these elements can get the focus.
    if (/^data-studio(-markdown|-src)?$/.test(attribute))
      addAttribute(
        element,
        "data-studio-label",
        field?.label?.replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
      );
  }
  function recordField(id: number): void {
    shownIds.add(id);
    const section = elements.find((element) => tokens[element]?.name === "section");
    addAttribute(section, "id", fields[id]?.section);
  }
  for (const [index, token] of tokens.entries()) {
    const markedToken = markedTokens[index];
    if (!markedToken || markedToken.kind !== token.kind || markedToken.name !== token.name)
      throw new Error(
        `The marked page has ${markedToken?.raw.slice(0, 60)} instead of ${token.raw.slice(0, 60)}.`,
      );
    if (token.kind === "open") {
      for (const [, attribute = "", value = ""] of hasMarkers(markedToken.raw)
        ? markedToken.raw.matchAll(/([\w-]+)="([^"]*)"/g)
        : []) {
        for (const { id, isWholeText } of readMarkers(value).markers) {
          recordField(id);
          const isNamed = isWholeText ? token.name !== "meta" : attribute === "href" && ADDRESS.test(value);
          if (isNamed) nameElement(index, `data-studio-${attribute}`, id);
        }
      }
      if (!VOID_ELEMENTS.has(token.name ?? "") && !token.raw.endsWith("/>")) elements.unshift(index);
    } else if (token.kind === "close") elements.shift();
    else if (token.kind === "text" && hasMarkers(markedToken.raw)) {
      for (const { id, isWholeText } of readMarkers(markedToken.raw).markers) {
        recordField(id);
        texts.push({ id, isWholeText, elements: [...elements] });
      }
    }
  }
  for (const parts of groupMarkdown(texts, fields)) {
    const [first] = parts;
    if (!first) continue;
    const isMarkdown = fields[first.id]?.kind === "markdown";
    const commonElements = first.elements.filter((element) =>
      parts.every((part) => part.elements.includes(element)),
    );
    const targetElement = commonElements.find(
      (element) => !isMarkdown || !MARKDOWN_ELEMENTS.has(tokens[element]?.name ?? ""),
    );
    const attribute = isMarkdown
      ? "data-studio-markdown"
      : first.isWholeText
        ? "data-studio"
        : "data-studio-part";
    nameElement(targetElement, attribute, first.id);
    if (fields[first.id]?.isInSettings) addAttribute(targetElement, "data-studio-in-settings", "true");
  }
  return {
    html: tokens.map(({ raw }, index) => addAttributes(raw, newAttributes.get(index))).join(""),
    shownIds,
  };
}

/** Groups consecutive parts of the same Markdown text. */
function groupMarkdown<T extends { id: number }>(texts: T[], fields: Field[]): T[][] {
  const groups: T[][] = [];
  for (const text of texts) {
    const lastGroup = groups.at(-1);
    if (lastGroup?.[0]?.id === text.id && fields[text.id]?.kind === "markdown") lastGroup.push(text);
    else groups.push([text]);
  }
  return groups;
}

function addAttributes(raw: string, newAttributes: Map<string, string> | undefined): string {
  if (!newAttributes) return raw;
  const attributes = [...newAttributes].map(([attribute, value]) => ` ${attribute}="${value}"`).join("");
  return raw.replace(/\/?>$/, (end) => attributes + end);
}

function tokensOf(html: string): Token[] {
  return Array.from(html.matchAll(TOKEN_PATTERN), ([raw, skipped, name]): Token => {
    if (skipped || raw.startsWith("<!")) return { kind: "other", raw };
    if (!name) return { kind: "text", raw };
    return { kind: raw.startsWith("</") ? "close" : "open", raw, name: name.toLowerCase() };
  });
}
