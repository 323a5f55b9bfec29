import { plainText } from "#app/plain-text.ts";
import { parseRichText } from "../../../pipeline/yaml/rich-text.ts";

/** What a page shows of a text with Markdown. */
export function shownText(markdown: string, lineBreak?: string): string {
  return plainText(parseRichText(markdown), lineBreak);
}
