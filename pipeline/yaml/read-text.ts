import { readFile } from "node:fs/promises";
import { cannotOpen, type Problem, wholeFile } from "./problem.ts";

/** More than any text of a site, and little enough to be read with all its problems. */
const MAX_BYTES = 300_000;

/** The text of a file, or why it has none that can be read. */
export async function readText(file: string): Promise<string | Problem> {
  const bytes = await readFile(file).catch(cannotOpen);
  if (typeof bytes === "string") return wholeFile(file, bytes);
  const message = problemInKind(bytes);
  return message
    ? wholeFile(file, message)
    : (firstBrokenLetter(bytes, file) ?? new TextDecoder().decode(bytes));
}

function problemInKind(bytes: Buffer): string | null {
  if (bytes.length > MAX_BYTES) return "is larger than 300 kB: is this the right file?";
  if (isUtf16(bytes)) return "is saved as UTF-16: save it again with the encoding UTF-8";
  if (bytes.includes(0)) return "is no text file: save it as plain text with the encoding UTF-8";
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return "is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)";
  return null;
}

function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff";
}

// Line by line, as the decoder does not say where it failed.
function firstBrokenLetter(bytes: Buffer, file: string): Problem | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf("\n", start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    try {
      decoder.decode(part);
    } catch {
      const column = part.toString("utf8").indexOf("\uFFFD") + 1;
      const message = "this letter is not saved as UTF-8: save the file with that encoding";
      return { file, line, column, field: "", message };
    }
    start += part.length + 1;
  }
  return null;
}
