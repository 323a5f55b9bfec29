/** The board of the Kanban card: what stands in which column, and how a task looks. */
import { css, html } from "../kit/html.ts";

export const purple = "#5b2ee5";
export const ink = "#1c1038";

/** A column is a fifth of the layer's width: the distance the card is carried on hover. */
export const pitch = 1328 / 5;
export const cardWidth = 236;
const cardHeight = 148;
/** Keeps words between 30 and 210 px of a column, where no crop of the image ends: 16:9 from the left, and 4:3. */
export const cardPadding = 15;
/** The first fifth is the canvas. The columns fill the rest. */
export const columnLeft = (column: number): number => pitch * (column + 1);
export const cardLeft = (column: number): number => columnLeft(column) + (pitch - cardWidth) / 2;
export const rowTop = (row: number): number => 156 + row * (cardHeight + 16);

type Label = "Design" | "Copy" | "Bug" | "Study";

export interface Task {
  title: string;
  label: Label;
}

export interface Column {
  title: string;
  /** Null is the place for the carried task. */
  tasks: (Task | null)[];
}

export const carried: Task = { title: "Empty state for search", label: "Design" };

export const columns: Column[] = [
  { title: "To do", tasks: [{ title: "Card errors, plain words", label: "Copy" }] },
  { title: "Doing", tasks: [{ title: "Checkout on phones", label: "Design" }, null] },
  {
    title: "Review",
    tasks: [
      { title: "Address, second try", label: "Design" },
      { title: "Talk to late payers", label: "Study" },
    ],
  },
  {
    title: "Done",
    tasks: [
      { title: "Prices without tax", label: "Copy" },
      { title: "Basket loses an item", label: "Bug" },
    ],
  },
];

const tints: Record<Label, [background: string, colour: string]> = {
  Design: ["#cbb8ff", "#3a16ad"],
  Copy: ["#ffc08a", "#6b2c00"],
  Bug: ["#ffabc4", "#7d0632"],
  Study: ["#93dfbc", "#06452f"],
};

export const styles = css`<style>
  body{font-family:Figtree;color:${ink}}
  .task,.slot{position:absolute;width:${cardWidth}px;height:${cardHeight}px;border-radius:16px}
  .task{padding:14px ${cardPadding}px;background:#fff}
  .task h3{font:600 26px/31px Figtree;letter-spacing:-.025em;margin-top:9px;max-width:182px;text-wrap:balance}
  .label{display:inline-block;font:600 26px/30px Figtree;letter-spacing:-.02em;padding:3px 11px 5px;margin-left:-2px;border-radius:8px}
  .free{border:4px dashed ${purple};background:#e6dcff;transform:scale(.94)}
</style>`;

export function place(column: number, row: number): string {
  return `left:${cardLeft(column).toFixed(1)}px;top:${rowTop(row)}px`;
}

export function task({ title, label }: Task, style: string, tint = tints[label]): string {
  return html`<article class="task" style="${style}">
    <span class="label" style="background:${tint[0]};color:${tint[1]}">${label}</span>
    <h3>${title}</h3>
  </article>`;
}
