import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { cannotOpen, type Problem, wholeFile } from "./problem.ts";

/** More than any text of a site, and little enough to be read with all its problems. */
const MAX_BYTES = 300_000;

/** The text of a file, or why it has none that can be read. */
export async function readText(file: string): Promise<string | Problem> {
  const bytes = await readFile(file).catch(cannotOpen);
  if (typeof bytes === "string") return wholeFile(file, bytes);
  return problemInBytes(bytes, file) ?? new TextDecoder().decode(bytes);
}

/** Why they are no text that can be read, or null. */
export function problemInBytes(bytes: Buffer, file: string): Problem | null {
  const message = problemInKind(bytes);
  return message ? wholeFile(file, message) : firstBrokenLetter(bytes, file);
}

function problemInKind(bytes: Buffer): string | null {
  if (bytes.length > MAX_BYTES) return "is larger than 300 kB: is this the right file?";
  if (/^(fffe|feff)/.test(bytes.toString("hex", 0, 2)))
    return "is saved as UTF-16: save it again with the encoding UTF-8";
  if (bytes.includes(0)) return "is no text file: save it as plain text with the encoding UTF-8";
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return "is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)";
  return null;
}

function firstBrokenLetter(bytes: Buffer, file: string): Problem | null {
  if (isUtf8(bytes)) return null;
  const lines = bytes.toString().split("\uFFFD")[0]?.split("\n") ?? [];
  const message = "this letter is not saved as UTF-8: save the file with that encoding";
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: "", message };
}
