import { createHash } from "node:crypto";
import type { CaseStudyFile, SectionFile } from "#app/content/schema.ts";

/** Shorter texts, such as the heading "Background", stand on open pages in their own right. */
const SHORTEST = 24;

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

export interface Secrets {
  texts: string[];
  files: NamedFile[];
}

/** Every sentence that only those with the passcode may read. */
export function lockedTexts(caseStudies: Pick<CaseStudyFile, "access" | "sections">[]): string[] {
  const locked = caseStudies.filter(({ access }) => access === "passcode");
  const texts = locked.flatMap(({ sections }) => sections.flatMap(textsOf)).flatMap(sentences);
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST);
}

/** What of the secrets stands in a file: one line each, saying what it is. */
export function findLeaks({ name, bytes }: NamedFile, secrets: Secrets): string[] {
  const text = plain(bytes.toString("utf8"));
  const digest = hash(bytes);
  return [
    ...secrets.texts
      .filter((secret) => text.includes(plain(secret)))
      .map((secret) => `the locked text "${secret}"`),
    ...secrets.files
      .filter((file) => text.includes(file.name))
      .map((file) => `the locked file name ${file.name}`),
    ...secrets.files
      .filter((file) => file.name === name || hash(file.bytes) === digest)
      .map((file) => `the locked file ${file.name} itself`),
  ];
}

function textsOf(section: SectionFile): string[] {
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  const own = [section.title, section.description, section.alt];
  return [...own, ...bullets.flatMap(({ title, description }) => [title, description])].filter(
    (text): text is string => typeof text === "string",
  );
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
}

/** The same words however they are written: HTML and JSON escapes undone, white space alike. */
function plain(text: string): string {
  return text
    .replaceAll(/&#x27;|&#39;|&apos;|\\u0027/g, "'")
    .replaceAll(/&quot;|\\"|\\u0022/g, '"')
    .replaceAll(/&amp;|\\u0026/g, "&")
    .replaceAll(/&lt;|\\u003c/gi, "<")
    .replaceAll(/&gt;|\\u003e/gi, ">")
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_match, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\s+/g, " ");
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
