import { readFile } from "node:fs/promises";
import { cannotOpen } from "../checks/check-files.ts";

export interface TextMistake {
  /** Both count from 1. */
  line: number;
  column: number;
  message: string;
}

/** More than any text of a site, and little enough to be read with all its mistakes. */
const MAX_BYTES = 300_000;

export async function readText(path: string): Promise<{ text: string; mistake?: TextMistake }> {
  const bytes = await readFile(path).catch(cannotOpen);
  if (typeof bytes === "string") return { text: "", mistake: atStart(bytes) };
  const mistake = mistakeInBytes(bytes);
  return mistake ? { text: "", mistake } : { text: new TextDecoder().decode(bytes) };
}

function mistakeInBytes(bytes: Buffer): TextMistake | undefined {
  if (bytes.length > MAX_BYTES) return atStart("is larger than 300 kB: is this the right file?");
  if (isUtf16(bytes)) return atStart("is saved as UTF-16: save it again with the encoding UTF-8");
  if (bytes.includes(0)) return atStart("is no text file: save it as plain text with the encoding UTF-8");
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return atStart("is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)");
  return firstBrokenLetter(bytes);
}

function atStart(message: string): TextMistake {
  return { line: 1, column: 1, message };
}

function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff";
}

// Line by line, as the decoder does not say where it failed.
function firstBrokenLetter(bytes: Buffer): TextMistake | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf("\n", start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    try {
      decoder.decode(part);
    } catch {
      const column = part.toString("utf8").indexOf("\uFFFD") + 1;
      return { line, column, message: "this letter is not saved as UTF-8: save the file with that encoding" };
    }
    start += part.length + 1;
  }
  return undefined;
}
