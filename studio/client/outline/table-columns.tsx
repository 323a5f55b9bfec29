import { NEW_COLUMN } from "../../shared/sample-texts.ts";
import type { Notices } from "../state/notices.ts";
import { ChoiceDialog } from "./arrange-dialogs.tsx";
import type { Arranger } from "./arranger.tsx";
import type { Row } from "./parts.ts";

interface Table {
  columns: string[];
  rows: string[][];
}

/** Returns the actions for the columns of a table. Each key is the label in the menu. */
export function columnActions(
  arranger: Pick<Arranger, "replace">,
  notices: Pick<Notices, "openDialog">,
  { path, was }: Pick<Row, "path" | "was">,
): Record<string, () => Promise<void>> {
  const names = (was as Table).columns.map((text, index) => (text ? `“${text}”` : `Column ${index + 1}`));
  const places = ["At the start", ...names.map((name) => `After ${name}`)];
  async function change(title: string, labels: string[], removed: number, added: string[]): Promise<void> {
    const index = await notices.openDialog<number>(<ChoiceDialog title={title} labels={labels} />);
    if (index === undefined) return;
    await arranger.replace(path, (value) => {
      const { columns, rows, ...others } = value as Table;
      const newRows = rows.map((cells) => cells.toSpliced(index, removed, ...added.map(() => "")));
      return { ...others, columns: columns.toSpliced(index, removed, ...added), rows: newRows };
    });
  }
  return {
    "Add a column…": () => change("Add a column", places, 0, [NEW_COLUMN]),
    ...(names.length > 1 && { "Delete a column…": () => change("Delete a column", names, 1, []) }),
  };
}
