import { plainText } from "#app/ui/plain-text.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";

/** Returns the plain text that pages show for a Markdown text. */
export function shownText(markdown: string, lineBreak?: string): string {
  return plainText(parseRichText(markdown), lineBreak);
}
