import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { type Problem, wholeFile } from "./problem.ts";

/** Bytes. */
const MAX_BYTES = 1_000_000;

export async function readText(file: string): Promise<string | Problem> {
  try {
    const bytes = await readFile(file);
    return encodingProblem(bytes, file) ?? new TextDecoder().decode(bytes);
  } catch (error) {
    return wholeFile(file, unreadable(error));
  }
}

export function encodingProblem(bytes: Buffer, file: string): Problem | null {
  const problem = (message: string) => wholeFile(file, message);
  if (bytes.length > MAX_BYTES) return problem("is larger than 1 MB: check that this is the right file");
  if (/^(fffe|feff)/.test(bytes.toString("hex", 0, 2)))
    return problem("is saved as UTF-16: save the file with the encoding UTF-8");
  if (bytes.includes(0)) return problem("is not a text file: save it as plain text with the encoding UTF-8");
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf")
    return problem("is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)");
  if (isUtf8(bytes)) return null;
  const lines = bytes.toString().split("\uFFFD")[0]?.split("\n") ?? [];
  const message = "this character is not saved as UTF-8: save the file with the encoding UTF-8";
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: "", message };
}

/** Explains why the system refused to open a file. @throws any other error */
export function unreadable(error: unknown): string {
  if (error instanceof Error && "syscall" in error) return "cannot be opened: check the file's permissions";
  throw error;
}
