import { readFileSync } from "node:fs";
import { type FileSource, readOnce, sizeOf } from "../../files/read-once.ts";
import { fileKind } from "./file-kind.ts";
import { LFS_ADVICE } from "./image-problem.ts";
import { megabytes } from "./video-limits.ts";

const MAX_BYTES = 8_000_000;
const SCRIPT = readFileSync(new URL("sandbox-fixes.js", import.meta.url), "utf8");
/** The parser ignores a byte order mark and comments before the doctype. */
const DOCTYPE = /^\uFEFF?\s*(?:<!--.*?-->\s*)*<!doctype[^>]*>/is;
const HTML =
  /^\uFEFF?\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|title|script|style|div|main)\b/is;

/** Adds a script before the prototype's own scripts, because many prototypes stop if the functions of the browser throw. */
export function withSandboxFixes(html: Buffer): Buffer {
  const text = html.toString();
  const [doctype = ""] = DOCTYPE.exec(text) ?? [];
  return Buffer.from(`${doctype}<script>${SCRIPT}</script>${text.slice(doctype.length)}`);
}

/** Returns why the site cannot show a prototype, or null. The message follows the file's name. */
export async function prototypeProblem(file: FileSource): Promise<string | null> {
  const size = await sizeOf(file);
  if (size === 0) return "is empty: export it again";
  if (size > MAX_BYTES)
    return `is ${megabytes(size)} MB, and the limit is 8 MB: make its images and videos smaller`;
  return contentProblem(file);
}

const contentProblem = readOnce(async (bytes) => {
  if ((await fileKind(bytes)) === "lfs") return LFS_ADVICE;
  if (!isUtf8(bytes)) return "is not a text in UTF-8: save it as HTML in UTF-8";
  return HTML.test(bytes.toString()) ? null : "is not an HTML page: export the prototype as one HTML file";
});

function isUtf8(bytes: Buffer): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}

/** These functions of browsers fail in the sandbox, or do nothing there. */
const FAILING = {
  "document.cookie": /\bdocument\.cookie\b/,
  indexedDB: /\bindexedDB\b/,
  "location.reload": /\blocation\.reload\b/,
  alert: /(?<![\w$.])(?:window\.)?(?:alert|confirm|prompt)\(/,
};
const OTHER_FILE =
  /<(?:a|link|script|img|source|video|audio|iframe)\b[^>]*?\s(?:href|src)\s*=\s*["']?(?![\w+.-]+:|\/\/|#|["'>])([^\s"'>]+)/gi;
const ADDRESS =
  /(?:\b(?:src|href|action|poster)\s*[=:]\s*|\burl\(\s*|@import\s+|\b(?:fetch|import|open|WebSocket|EventSource|Worker|sendBeacon)\s*\(\s*|\bfrom\s*)["'`]?((?:https?|wss?):\/\/[^\s"'`()<>\\]+)/gi;
const LINK = /<a\b[^>]*?\shref\s*=\s*["']?((?:https?:)?\/\/[^\s"'>]+)/gi;
const MAX_ADDRESSES = 3;

/** Lists what does not work in a prototype on the site. Finds likely parts only, because scripts can hide anything. */
export const prototypeNotes = readOnce((bytes) => {
  const text = bytes.toString();
  const found = (pattern: RegExp, source = text) => [
    ...new Set(Array.from(source.matchAll(pattern), ([, part = ""]) => part)),
  ];
  const failing = Object.entries(FAILING).flatMap(([name, pattern]) => (pattern.test(text) ? name : []));
  const [file] = found(OTHER_FILE);
  const [link] = found(LINK);
  return [
    ...failing.map((name) => `uses ${name}, which does not work in a prototype`),
    ...(file ? [`needs another file, ${file}: put everything into one file`] : []),
    ...(link ? [`links to ${link}: links to other sites do nothing in a prototype`] : []),
    ...found(ADDRESS, text.replaceAll(LINK, ""))
      .slice(0, MAX_ADDRESSES)
      .map((address) => `uses ${address}, which is blocked: put it into the file`),
  ];
});
