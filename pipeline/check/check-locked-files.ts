import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { isRecord, mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Path, type Problem, wholeFile } from "../read/problem.ts";
import { ownShares } from "./own-images.ts";

interface Use {
  /** Relative to content/. */
  path: string;
  isPublic: boolean;
  problem: (message: string) => Problem;
}

/** The parts of a locked study that everyone can see, as listed in SECURITY.md. */
const PUBLIC_PARTS = ["role", "team", "outcome", "summary", "hero"];

export function isForEveryone(access: unknown, [part, field]: Path): boolean {
  return access === "public" || (PUBLIC_PARTS.includes(String(part)) && field !== "link");
}

/** Checks that no file of a locked section is public elsewhere. Compares contents, because copies have other names. */
export async function checkLockedFiles(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const uses = [...sources.flatMap(usesIn), ...unnamedUses(folder)].filter(({ path }) =>
    folder.files.includes(path),
  );
  const digests = new Map<string, string>();
  for (const { path } of uses)
    if (!digests.has(path)) digests.set(path, await digestOf(join(folder.root, path)));
  const locked = new Map(uses.filter(({ isPublic }) => !isPublic).map((use) => [digests.get(use.path), use]));
  return uses.flatMap((use) => {
    const secret = use.isPublic ? locked.get(digests.get(use.path)) : undefined;
    if (!secret) return [];
    const { file, line, field } = secret.problem("");
    return [
      use.problem(
        `everyone can see this file here, but ${field} in ${file}:${line} is locked: use another file`,
      ),
    ];
  });
}

function usesIn({ path, kind, schema, yaml }: SourceFile): Use[] {
  const access = isRecord(yaml.data) ? yaml.data.access : undefined;
  return mediaFields(schema, yaml.data).map((field) => ({
    path: join(dirname(path), field.value.trim()),
    isPublic: kind !== "case-study" || isForEveryone(access, field.path),
    problem: (message) => yaml.problemAt(field.path, message),
  }));
}

/** Everyone can see the icon and the share images, which no YAML file names. */
function unnamedUses(folder: ContentFolder): Use[] {
  const { root } = folder;
  return [join(root, "favicon.png"), ...ownShares(folder)].map((path) => ({
    path: path.slice(root.length + 1),
    isPublic: true,
    problem: (message) => wholeFile(path, message),
  }));
}

function digestOf(path: string): Promise<string> {
  // checkMedia reports an unreadable file.
  return readFile(path).then(
    (bytes) => hash("sha256", bytes),
    () => path,
  );
}
