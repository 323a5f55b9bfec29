/** The board of the Kanban card: what stands in which column, and how a task looks. */
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";

export const purple = "#5b2ee5";
export const ink = "#1c1038";

/** A column is a fifth of the layer's width: the distance the card is carried on hover. */
export const pitch = 1328 / 5;
export const cardWidth = 204;
const cardHeight = 148;
/** Keeps words in the middle 160 px of a column, where no crop of the image ends: 16:9 from the left, and 4:3. */
export const cardPadding = 22;
/** The first fifth is the canvas. The columns fill the rest. */
export const columnLeft = (column: number): number => pitch * (column + 1);
export const cardLeft = (column: number): number => columnLeft(column) + (pitch - cardWidth) / 2;
export const rowTop = (row: number): number => 156 + row * (cardHeight + 16);

type Label = "Design" | "Copy" | "Bug" | "Research";

export interface Task {
  title: string;
  label: Label;
  /** First letters of who has it. */
  who: string;
  notes?: number;
}

export interface Column {
  title: string;
  /** Null is the place for the carried task. */
  tasks: (Task | null)[];
}

export const carried: Task = { title: "Empty state for search", label: "Design", who: "RV", notes: 3 };

export const columns: Column[] = [
  {
    title: "To do",
    tasks: [{ title: "Card errors, plain words", label: "Copy", who: "IK", notes: 1 }],
  },
  {
    title: "Doing",
    tasks: [
      { title: "Checkout on small phones", label: "Design", who: "TM", notes: 5 },
      null,
      { title: "Lost focus ring", label: "Bug", who: "IK" },
    ],
  },
  {
    title: "Review",
    tasks: [
      { title: "Address form, second try", label: "Design", who: "IK", notes: 2 },
      { title: "Talk to five late payers", label: "Research", who: "RV" },
    ],
  },
  {
    title: "Done",
    tasks: [
      { title: "Prices with and without tax", label: "Copy", who: "RV", notes: 4 },
      { title: "Basket loses its last item", label: "Bug", who: "TM" },
      { title: "Map of the flow", label: "Research", who: "RV" },
    ],
  },
];

const tints: Record<Label, [background: string, colour: string]> = {
  Design: ["#ebe4ff", "#4d22cf"],
  Copy: ["#ffe6d3", "#8f3d00"],
  Bug: ["#ffdde6", "#a30f45"],
  Research: ["#d7f2e6", "#0b5f42"],
};

export const styles = css`<style>
  body{font-family:Figtree;color:${ink}}
  .task,.slot{position:absolute;width:${cardWidth}px;height:${cardHeight}px;border-radius:16px}
  .task{padding:14px ${cardPadding}px 12px;background:#fff;display:flex;flex-direction:column;box-shadow:0 1px 2px #2b146618}
  .task h3{font:600 21px/25px Figtree;letter-spacing:-.015em;margin-top:7px;text-wrap:balance}
  .label{align-self:flex-start;font:600 15px/1 Figtree;padding:5px 9px;border-radius:8px}
  .foot{margin-top:auto;display:flex;gap:12px;align-items:center;font:600 15px/1 Figtree;color:#5d4f86}
  .notes{display:flex;gap:6px;align-items:center}
  .who{width:30px;height:30px;border-radius:50%;background:${ink};color:#fff;font:600 14px/30px Figtree;text-align:center}
  .free{border:2px dashed ${purple};background:#dccfff;transform:scale(.94)}
</style>`;

export function place(column: number, row: number): string {
  return `left:${cardLeft(column).toFixed(1)}px;top:${rowTop(row)}px`;
}

export function task({ title, label, who, notes }: Task, style: string, tint = tints[label]): string {
  return html`<article class="task" style="${style}">
    <span class="label" style="background:${tint[0]};color:${tint[1]}">${label}</span>
    <h3>${title}</h3>
    <p class="foot"><span class="who">${who}</span>${
      notes && html`<span class="notes">${icon("speech", 18) + notes}</span>`
    }</p>
  </article>`;
}
