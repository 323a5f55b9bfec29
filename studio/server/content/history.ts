import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Difference } from "../publish/differences.ts";

const hash = z.string().nullable();
/** A hash is null if the file does not exist. */
const fileChangeSchema = z.object({ file: z.string(), before: hash, after: hash });
const stepSchema = z.object({
  time: z.number(),
  label: z.string(),
  changes: z.array(fileChangeSchema),
  /** Lists the changes for the owner if another program made them. */
  outsideChanges: z.array(z.custom<Difference>()).optional(),
});
/** The first `done` steps are applied. All later steps can be redone. */
export const historySchema = z
  .object({ steps: z.array(stepSchema), done: z.int().min(0) })
  .refine(({ steps, done }) => done <= steps.length);
export const nextSchema = historySchema.and(stepSchema.pick({ changes: true }));

export type FileChange = z.infer<typeof fileChangeSchema>;
export type UndoStep = z.infer<typeof stepSchema>;
export type StoredHistory = z.infer<typeof historySchema>;

export const HISTORY_LIFETIME = 24 * 60 * 60 * 1000;

/** Returns null if the file is missing or damaged. */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const read = async () => schema.parse(JSON.parse(await readFile(file, "utf8")));
  return read().catch(() => null);
}

export function reverseChange({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}
