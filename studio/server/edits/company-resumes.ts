import { basename, parse } from "node:path/posix";
import { z } from "zod";
import { paths } from "../../../files/paths.ts";
import { fileProblem } from "../../../pipeline/check/check-media.ts";
import { listContentFolder, RESUME_FOLDER, resumesIn } from "../../../pipeline/read/content-folder.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isValidPath } from "../content/path-in.ts";
import type { UndoStep } from "../content/store.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite } from "./edit-set.ts";
import { unusedName } from "./unused-name.ts";

/** `file` is the name of a résumé, such as "acme.pdf". `newName` has no extension. */
export const resumeChangeSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), pdf: z.file() }),
  z.object({ action: z.literal("rename"), file: z.string(), newName: z.string().trim().max(100) }),
  z.object({ action: z.literal("remove"), file: z.string() }),
]);

type ResumeChange = z.infer<typeof resumeChangeSchema>;

const LABELS = { add: "Add", rename: "Rename", remove: "Remove" };

/** Lists the names of the PDFs that only invitations offer. */
export async function companyResumes(): Promise<string[]> {
  return resumesIn(await listContentFolder(paths.content)).map((path) => basename(path));
}

/** Changes a résumé for a company as one undo step. @throws Refusal if the name or the file cannot be used */
export function changeResume(parts: StudioParts, change: ResumeChange): Promise<UndoStep> {
  const file = change.action === "add" ? change.pdf.name : change.file;
  const { name } = parse(file);
  const path = change.action === "add" ? pathOf(`${name}.pdf`) : pathOf(file);
  return changeSite(parts, `${LABELS[change.action]} the résumé “${name}”`, path, async (edits) => {
    const isUnused = async (candidate: string) => (await edits.bytes(candidate)) === null;
    if (change.action === "add")
      return edits.write(await unusedName(path, isUnused), await usablePdf(change.pdf));
    const bytes = await edits.bytes(path);
    if (!bytes) throw new Refusal(404, `The résumé “${name}” does not exist anymore.`);
    await edits.write(path, null);
    if (change.action === "remove") return;
    const newPath = pathOf(`${change.newName}.pdf`);
    if (!(await isUnused(newPath)))
      throw new Refusal(422, `Another résumé is named “${change.newName}”. Choose a different name.`);
    await edits.write(newPath, bytes);
  });
}

/** @throws Refusal for a name that some operating systems do not allow */
function pathOf(file: string): string {
  if (file.includes("/") || !isValidPath(file))
    throw new Refusal(422, 'Write a name without / \\ : * ? " < > |. It cannot begin with a full stop.');
  return `${RESUME_FOLDER}/${file.normalize()}`;
}

async function usablePdf(pdf: File): Promise<Buffer> {
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const problem = await fileProblem("document", bytes);
  if (problem) throw new Refusal(422, `“${pdf.name}” ${problem}.`);
  return bytes;
}
