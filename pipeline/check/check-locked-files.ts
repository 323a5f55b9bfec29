import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { caseStudySchema } from "#app/content/schema.ts";
import { isRecord, mediaFields } from "../read/content-fields.ts";
import { type Path, type Problem, wholeFile } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import { ownShare } from "./check-unnamed-files.ts";

export interface ReadFile {
  file: YamlFile;
  schema: z.ZodType;
  folder: string;
}

interface Use {
  path: string;
  isOpen: boolean;
  tell: (message: string) => Problem;
  /** What the owner can do about an open one. */
  remedy: string;
}

/**
 * No file that a locked section shows is open to everyone elsewhere: told apart by what is in them, as copies and links
 * have other names. Works on unchecked data, as checkMedia does.
 */
export async function checkLockedFiles(root: string, files: ReadFile[]): Promise<Problem[]> {
  const folders = new Set(files.map(({ folder }) => folder));
  const unnamed = [join(root, "favicon.png"), ...[...folders].map(ownShare)];
  const uses = [...files.flatMap(usesIn), ...unnamed.flatMap((path) => (path ? [unnamedUse(path)] : []))];
  const digests = new Map<string, string | null>();
  for (const { path } of uses) if (!digests.has(path)) digests.set(path, await digestOf(path));
  const locked = new Map(uses.filter(({ isOpen }) => !isOpen).map((use) => [digests.get(use.path), use]));
  return uses.flatMap((use) => {
    const digest = digests.get(use.path);
    const secret = use.isOpen && digest ? locked.get(digest) : undefined;
    return secret ? [problem(use, secret)] : [];
  });
}

/** Of a locked study, as SECURITY.md says. */
const PUBLIC_PARTS = ["role", "team", "outcome", "summary", "hero"];

/** Whether everyone sees what a study's field says or names. */
export function isForEveryone(access: unknown, [part, field]: Path): boolean {
  return access === "public" || (PUBLIC_PARTS.includes(String(part)) && field !== "link");
}

function problem(open: Use, locked: Use): Problem {
  const { file, line, field } = locked.tell("");
  return open.tell(`everyone sees this file here, and ${field} in ${file}:${line} locks it: ${open.remedy}`);
}

function usesIn({ file, schema, folder }: ReadFile): Use[] {
  const access = isRecord(file.data) ? file.data.access : undefined;
  return mediaFields(schema, file.data).map(({ path, value }) => ({
    path: join(folder, value.trim()),
    isOpen: schema !== caseStudySchema || isForEveryone(access, path),
    tell: (message) => file.problemAt(path, message),
    remedy: "name another file",
  }));
}

/** Of a file that everyone gets though no YAML file names it. */
function unnamedUse(path: string): Use {
  return {
    path,
    isOpen: true,
    tell: (message) => wholeFile(path, message),
    remedy: "put another file here, or give the section's another name",
  };
}

async function digestOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}
