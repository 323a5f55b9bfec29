import { createHash } from "node:crypto";
import sample from "../../starter/sample.json" with { type: "json" };
import { toValues } from "./differences.ts";

const STUDY_FILE = /^case-studies\/[^/]+\/case-study\.yaml$/;
const PAGE_FILE = /^pages\/[^/]+\/page\.yaml$/;
const RESUME_FILE = /^resumes\/./;

/** Returns true for files that can be locked: studies, pages with notes, and résumés. @param file relative to content/ */
export function canBeLocked(file: string): boolean {
  return STUDY_FILE.test(file) || PAGE_FILE.test(file) || RESUME_FILE.test(file);
}

/** Returns true for a file that not everyone can see: a locked study, a draft, a study or page with notes, or a résumé. */
export function isLocked(file: string, bytes: Buffer): boolean {
  if (RESUME_FILE.test(file)) return true;
  if (PAGE_FILE.test(file)) return hasNotes(toValues(file, bytes));
  if (!STUDY_FILE.test(file) || sample.studies.includes(hashOfStudy(bytes))) return false;
  const values = toValues(file, bytes);
  // A file that is not valid YAML can contain anything.
  return values?.access !== "public" || Boolean(values.draft) || hasNotes(values);
}

/** Ignores line ends, which git can change, and the end of the file. */
export function hashOfStudy(bytes: Buffer): string {
  const text = bytes.toString().replaceAll("\r\n", "\n").trimEnd();
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}

function hasNotes(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, part]) => (key === "notes" && Boolean(part)) || hasNotes(part));
}
