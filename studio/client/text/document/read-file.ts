import type { DocumentSource } from "./read-blocks.ts";

export const DOCUMENT_TYPES = [".html", ".htm", ".md", ".txt"];

/** Reads a chosen document. @throws if the studio cannot read this kind of file */
export async function readDocument(file: File): Promise<DocumentSource> {
  const name = file.name.toLowerCase();
  if (!DOCUMENT_TYPES.some((type) => name.endsWith(type)))
    throw new Error("Choose an .html, .md or .txt file. For other files, copy the text and paste it here.");
  const text = decode(await file.arrayBuffer());
  return /\.html?$/.test(name) ? { html: text, text: "" } : { text };
}

/** Word does not save web pages in UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
