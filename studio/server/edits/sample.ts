import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path/posix";
import { pagePath } from "#app/site-map.ts";
import { paths } from "../../../files/paths.ts";
import { readOnce } from "../../../files/read-once.ts";
import { iconAndShareImages } from "../../../pipeline/check/icon-and-share-images.ts";
import { isMediaField } from "../../../pipeline/read/content-fields.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { readText } from "../../../pipeline/read/read-text.ts";
import type { Path } from "../../shared/field-path.ts";
import sample from "../../starter/sample.json" with { type: "json" };
import { hashOfStudy } from "../publish/locked-content.ts";
import { PLACEHOLDERS } from "./begin-empty.ts";
import type { StudioParts } from "./changes.ts";
import { describeField } from "./labels.ts";
import { fieldsIn } from "./references.ts";
import { titleOf } from "./site-changes.ts";

/** Shorter texts, such as "Design", do not count: the owner can write the same text. */
const MIN_CHARACTERS = 12;
const hashOfFile = readOnce(shortHash);
const FILES = /^(profile|projects|(case-studies|pages)\/.*)/;

/** Lists what the content still has from the sample, and placeholders, with one entry for each study and page. */
export async function sampleLeftovers({ live }: StudioParts) {
  const hashes = new Set([...sample.hashes, ...stringsIn(PLACEHOLDERS).map(shortHash)]);
  const leftovers = new Map<
    string,
    { what: string; file: string; path: Path; page: string; count: number }
  >();
  for (const { file, path, hash, hasName } of await hashedParts()) {
    if (!hasName && !hashes.has(hash)) continue;
    const [, slug] = /^(?:case-studies|pages)\/([^/]+)\//.exec(file) ?? [];
    const group = slug ? [] : path[0] === "cards" ? path.slice(0, 2) : path;
    const key = [file.replace(/\/[^/]*$/, ""), ...group].join();
    const first = leftovers.get(key) ?? { file, path, count: 0 };
    const count = first.count + 1;
    const name = slug ? titleOf({ live }, slug) : describeField(live.content, file, count > 1 ? group : path);
    const what = count > 1 ? `${name}: ${count} texts and images` : path.length > 0 ? name : basename(file);
    leftovers.set(key, { file: first.file, path: first.path, what, page: pagePath(slug ?? ""), count });
  }
  return Array.from(leftovers.values(), ({ count: _, ...leftover }) => leftover);
}

export async function hashesOfContent(): Promise<string[]> {
  return [...new Set((await hashedParts()).map(({ hash }) => hash))].filter(Boolean).sort();
}

/** Hashes whole studies, so that locked studies of the sample do not count as the owner's. */
export async function hashesOfStudies(): Promise<string[]> {
  const { files } = await listContentFolder(paths.content);
  const studies = files.filter((file) => file.endsWith("/case-study.yaml"));
  return Promise.all(studies.map(async (file) => hashOfStudy(await readFile(join(paths.content, file)))));
}

/** Hashes the texts and media of the content, because our code must not contain the sample's texts. */
async function hashedParts() {
  const text = async (file: string) => {
    const contents = await readText(join(paths.content, file)).catch(() => "");
    return typeof contents === "string" ? contents : "";
  };
  const fields = await fieldsIn({ text });
  const images = iconAndShareImages(await listContentFolder(paths.content));
  const parts = [
    ...images.map((file) => ({ file, path: [], media: file, text: "" })),
    ...fields.flatMap((field) => {
      const { file, path, kind, value } = field;
      if (!FILES.test(file) || kind === "choice" || kind === "color") return [];
      const text = value.trim();
      return [{ file, path, media: isMediaField(field) ? join(dirname(file), text) : null, text }];
    }),
  ];
  const hashed = await Promise.all(
    parts.map(async ({ media, text, ...part }) => {
      const hasName = !media && sample.names.some((name) => text.includes(name));
      const textHash = text.length >= MIN_CHARACTERS ? shortHash(text) : "";
      const hash = media ? await hashOfFile(join(paths.content, media)).catch(() => "") : textHash;
      return { ...part, hasName, hash };
    }),
  );
  return hashed.filter(({ hash, hasName }) => hash || hasName);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : [];
}

function shortHash(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("base64url").slice(0, 10);
}
