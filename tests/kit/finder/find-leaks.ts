import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createPhraseSearch } from "./phrases.ts";
import { createPieceSearch } from "./pieces.ts";
import { aloneIn } from "./words.ts";

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

export interface Secrets {
  texts: string[];
  files: NamedFile[];
  /** Short texts, which count only where they stand alone: between tags or quotes. */
  titles?: string[];
  names?: string[];
  /** What everyone may read. With it, an excerpt of a text counts too, unless it stands here. */
  open?: string[];
}

export function findLeaks(file: NamedFile, secrets: Secrets): string[] {
  return createFinder(secrets)(file);
}

export function createFinder(secrets: Secrets): (file: NamedFile) => string[] {
  const phrasesIn = createPhraseSearch(secrets.texts, secrets.open);
  const piecesIn = createPieceSearch(secrets.files);
  const titles = new Map((secrets.titles ?? []).map((title) => [title.toLowerCase(), title]));
  const names = [...new Set([...secrets.files.map(({ name }) => name), ...(secrets.names ?? [])])];

  return function find({ name, bytes: raw }) {
    const bytes = unpacked(name, raw);
    const text = bytes.toString("utf8");
    const same = secrets.files.filter((file) => file.name === name || file.bytes.equals(bytes));
    const files = new Set(same.map((file) => file.name));
    for (const part of [bytes, ...inlined(text)]) for (const found of piecesIn(part)) files.add(found);
    const alone = titles.size > 0 ? aloneIn(text) : new Set<string>();
    return [
      ...Array.from(phrasesIn(text), (secret) => `the locked text "${secret}"`),
      ...[...titles].filter(([key]) => alone.has(key)).map(([, title]) => `the locked title "${title}"`),
      ...names.filter((secret) => text.includes(secret)).map((secret) => NAME + secret),
      ...Array.from(files, (secret) => `the locked file ${secret} itself`),
    ];
  };
}

const NAME = "the locked file name ";

/** A name that the question itself held, as a redirect repeats it, tells nothing. */
export function isEcho(leak: string, question: string): boolean {
  return leak.startsWith(NAME) && question.includes(leak.slice(NAME.length));
}

function unpacked(name: string, bytes: Buffer): Buffer {
  if (name.endsWith(".br")) return brotliDecompressSync(bytes);
  if (name.endsWith(".gz")) return gunzipSync(bytes);
  return bytes;
}

function inlined(text: string): Buffer[] {
  return Array.from(text.matchAll(/;base64,([\w+/=-]{64,})/g), ([, code = ""]) =>
    Buffer.from(code, "base64"),
  );
}
