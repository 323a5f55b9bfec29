import type { DocumentSource } from "./read-blocks.ts";

export const DOCUMENT_TYPES = [".html", ".htm", ".md", ".txt"];

/** Older Chinese, Japanese and Korean encodings use these bytes, which windows-1252 does not define. */
const NOT_IN_WINDOWS_1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Reads a chosen document. @throws if the studio cannot read this kind of file or its encoding */
export async function readDocument(file: File): Promise<DocumentSource> {
  const name = file.name.toLowerCase();
  if (!DOCUMENT_TYPES.some((type) => name.endsWith(type)))
    throw new Error("Choose an .html, .md or .txt file. For other files, copy the text and paste it here.");
  const text = decode(await file.arrayBuffer());
  return /\.html?$/.test(name) ? { html: text, text: "" } : { text };
}

/** Decodes bytes as browsers do. Word saves web pages in the encoding of its language, which <meta> names. */
function decode(bytes: ArrayBuffer): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  const mark = { ÿþ: "utf-16le", þÿ: "utf-16be" }[text.slice(0, 2)];
  const charset = /<meta[^>]*charset\s*=\s*["']?(?!utf-16|unicode)([\w:-]+)/i.exec(text)?.[1];
  for (const encoding of [mark ?? "utf-8", charset ?? "utf-8"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  if (NOT_IN_WINDOWS_1252.test(text))
    throw new Error("This file has an old encoding. Save it as UTF-8, or copy the text and paste it here.");
  return text;
}
