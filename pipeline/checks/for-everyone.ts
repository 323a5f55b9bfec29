import type { Path } from "../yaml/field-name.ts";

/** Whether everyone sees what a study's field names. What is public by design of a locked one: SECURITY.md. */
export function isForEveryone(access: unknown, [part]: Path): boolean {
  return access === "public" || part === "hero";
}
