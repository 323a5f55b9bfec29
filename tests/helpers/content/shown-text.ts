import { plainText } from "#app/ui/plain-text.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";

/** What a page shows of a text with Markdown. */
export function shownText(markdown: string, lineBreak?: string): string {
  return plainText(parseRichText(markdown), lineBreak);
}
