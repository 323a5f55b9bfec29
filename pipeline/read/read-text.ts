import { isUtf8 } from "node:buffer";
import { type FileSource, readOnce } from "../../files/read-once.ts";
import { type Problem, wholeFileProblem } from "./problem.ts";

const MAX_BYTES = 1_000_000;

const decodeFile = readOnce((bytes) => encodingProblem(bytes, "") ?? new TextDecoder().decode(bytes));

/** @param source the bytes of the file, if they are not on the disk yet */
export async function readText(file: string, source: FileSource = file): Promise<string | Problem> {
  const text = await decodeFile(source);
  return typeof text === "string" ? text : { ...text, file };
}

export function encodingProblem(bytes: Buffer, file: string): Problem | null {
  if (bytes.length > MAX_BYTES)
    return wholeFileProblem(file, "is larger than 1 MB: check that this is the right file");
  // Text in UTF-16 contains zero bytes.
  if (bytes.includes(0)) return wholeFileProblem(file, "is not plain text: save it with the encoding UTF-8");
  if (bytes.toString("latin1", 0, 5) === "{\\rtf")
    return wholeFileProblem(file, "is a rich text document: in TextEdit, choose Format, Make Plain Text");
  if (isUtf8(bytes)) return null;
  const lines = bytes.toString().split("\uFFFD")[0]?.split("\n") ?? [];
  const message = "this character is not saved as UTF-8: save the file with the encoding UTF-8";
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: "", message };
}
