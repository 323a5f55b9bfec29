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

/** Decodes as browsers do. Word saves web pages in the encoding of its language, which <meta> names. */
function decode(bytes: ArrayBuffer): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  const mark = { ÿþ: "utf-16le", þÿ: "utf-16be" }[text.slice(0, 2)];
  const charset = /<meta[^>]*charset\s*=\s*["']?(?!utf-16|unicode)([\w:-]+)/i.exec(text)?.[1];
  for (const encoding of [mark ?? "utf-8", charset ?? "utf-8"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  return text;
}
