import { plainText } from "#app/ui/plain-text.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";

/** Returns a text with Markdown as pages show it. */
export function shownText(markdown: string, lineBreak?: string): string {
  return plainText(parseRichText(markdown), lineBreak);
}
