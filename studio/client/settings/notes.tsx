import type { FieldPath } from "../../shared/field-path.ts";
import { useForm } from "./use-draft.ts";

/** Shows the build's warnings about a field. An empty path stands for the whole file. */
export function Notes({ path }: Pick<FieldPath, "path">) {
  const notes = useForm().notes[path.join(".")] ?? [];
  return notes.map((note) => (
    <p key={note} className="col-span-full text-soft text-xs">
      Note: {note}.
    </p>
  ));
}
