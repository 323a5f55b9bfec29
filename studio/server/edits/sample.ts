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
import type { StudioParts } from "./changes.ts";
import { describeField } from "./labels.ts";
import { CLEAR_PLACEHOLDERS, PLACEHOLDERS } from "./placeholders.ts";
import { fieldsIn } from "./references.ts";
import { titleOf } from "./site-changes.ts";

/** The studio ignores shorter texts, because the owner could write the same text. */
const MIN_CHARACTERS = 12;
const hashOfFile = readOnce(shortHash);
const FILES = /^(profile|projects|(case-studies|pages)\/.*)/;

interface Leftover {
  what: string;
  file: string;
  path: Path;
  page: string;
  /** False if the leftover contains only placeholders. */
  isSample: boolean;
}

/** Lists what the content still has from the sample, and placeholders, with one entry for each study and page. */
export async function sampleLeftovers({ live }: StudioParts): Promise<Leftover[]> {
  const placeholders = new Set(Array.from(CLEAR_PLACEHOLDERS, shortHash));
  const hashes = new Set(sample.hashes);
  const leftovers = new Map<string, Leftover & { count: number }>();
  for (const { file, path, hash, sampleName } of await hashedParts()) {
    const isPlaceholder = placeholders.has(hash) || isInPlaceholder(sampleName);
    const isSample = !isPlaceholder && (sampleName !== undefined || hashes.has(hash));
    if (!isPlaceholder && !isSample) continue;
    const [, slug] = /^(?:case-studies|pages)\/([^/]+)\//.exec(file) ?? [];
    const group = slug ? [] : path[0] === "cards" ? path.slice(0, 2) : path;
    const key = [file.replace(/\/[^/]*$/, ""), ...group].join();
    const first = leftovers.get(key) ?? { file, path, count: 0, isSample };
    const count = first.count + 1;
    const name = slug ? titleOf({ live }, slug) : describeField(live.content, file, count > 1 ? group : path);
    const what = count > 1 ? `${name}: ${count} texts and images` : path.length > 0 ? name : basename(file);
    const page = pagePath(slug ?? "");
    leftovers.set(key, { ...first, what, page, count, isSample: first.isSample || isSample });
  }
  return Array.from(leftovers.values(), ({ count: _, ...leftover }) => leftover);
}

export async function hashesOfContent(): Promise<string[]> {
  const parts = await hashedParts();
  const hashes = parts.filter(({ isLong }) => isLong).map(({ hash }) => hash);
  return [...new Set(hashes)].filter(Boolean).sort();
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
    ...fields.flatMap((field) => {
      const { file, path, kind, value } = field;
      if (!FILES.test(file) || kind === "choice" || kind === "color") return [];
      const text = value.trim();
      return [{ file, path, media: isMediaField(field) ? join(dirname(file), text) : null, text }];
    }),
    ...images.map((file) => ({ file, path: [], media: file, text: "" })),
  ];
  const hashed = await Promise.all(
    parts.map(async ({ media, text, ...part }) => {
      const sampleName = media ? undefined : sample.names.find((name) => text.includes(name));
      const hash = media ? await hashOfFile(join(paths.content, media)).catch(() => "") : shortHash(text);
      return { ...part, sampleName, hash, isLong: media !== null || text.length >= MIN_CHARACTERS };
    }),
  );
  return hashed.filter(({ hash }) => hash);
}

function isInPlaceholder(name: string | undefined): boolean {
  return name !== undefined && PLACEHOLDERS.some((text) => text.includes(name));
}

function shortHash(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("base64url").slice(0, 10);
}
