/** The card of the Figma Kanban Widget: the board as a widget on a canvas, and one task carried to the next column. */
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";
import {
  type Column,
  carried,
  columnLeft,
  columns,
  ink,
  place,
  purple,
  styles,
  task,
} from "./kanban-board.ts";

const more = css`<style>
  .held{background:${purple};color:#fff;box-shadow:0 2px 4px #24107033,0 22px 36px -10px #24107080}
  .held .task{inset:0;background:none;box-shadow:none}
  .held .foot{color:#ddd2ff}
  .held .who{background:#fff;color:${ink}}
  .tools{position:absolute;left:30px;top:66px;width:64px;padding:8px;border-radius:20px;background:#fff;box-shadow:0 1px 2px #2b146618,
    0 8px 20px -8px #24107040}
  .tools span{display:grid;place-items:center;height:52px;border-radius:14px}
  .tools .on{background:${purple};color:#fff}
  .name{position:absolute;top:28px;display:flex;gap:8px;align-items:center;font:600 18px/24px Figtree;color:${purple}}
  .widget{position:absolute;top:64px;height:600px;border-radius:6px;background:#fff;border:3px solid ${purple}}
  .widget i{position:absolute;top:-8px;width:13px;height:13px;background:#fff;border:3px solid ${purple}}
  .pointer{position:absolute}
  .pointer span{position:absolute;left:26px;top:30px;padding:7px 12px;border-radius:4px 16px 16px;color:#fff;
    font:600 16px/1 Figtree}
</style>`;

function column({ title, tasks }: Column, index: number): string {
  return html`<section class="column" style="left:${columnLeft(index).toFixed(1)}px">
    <h2>${title}</h2></section>
    ${tasks.map((item, row) =>
      item
        ? task(item, place(index, row))
        : html`<div class="slot ${title === "Review" && "target"}" style="${place(index, row)}"></div>`,
    )}`;
}

/** The canvas the board lies on: its dots, and the tools that every design file has at hand. */
const dots = html`<svg style="position:absolute;inset:0" width="1328" height="569"><pattern id="dots" width="24" height="24"
  patternUnits="userSpaceOnUse"><circle cx="12" cy="8" r="1.6" fill="#b7a4ee"/></pattern>
  <rect width="1328" height="569" fill="url(#dots)"/></svg>`;

const shapes = [
  '<path d="M6 4l13 6.500-5.600 1.900-2.600 5.600z"/>',
  '<path d="M8 3v18M16 3v18M3 8h18M3 16h18"/>',
  '<path d="M5 19l1-4.500L16.500 4a2 2 0 0 1 3 3L9 17.600z"/>',
  '<path d="M5 7V5h14v2M12 5v14M9.500 19h5"/>',
];
const tools = html`<div class="tools">${shapes.map(
  (
    d,
    index,
  ) => html`<span class="${index === 0 && "on"}"><svg width="26" height="26" viewBox="0 0 24 24" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${d}</svg></span>`,
)}</div>`;

const left = columnLeft(0) - 14;
const right = columnLeft(columns.length - 1) + 240 + 14;

/** The widget, selected: its name, its frame and the two upper handles. */
const widget = html`<div class="name" style="left:${left}px">${icon("compare", 20, 2)}Kanban, Sprint 12</div>
  <div class="widget" style="left:${left}px;width:${right - left}px"><i style="left:-8px"></i><i style="right:-8px"></i></div>`;

function pointer(name: string, colour: string, style: string): string {
  return html`<div class="pointer" style="${style}">
    <svg width="34" height="34" viewBox="0 0 34 34"><path d="M4 3 29 13.5 17.5 17 14 28.5z" fill="${colour}"
      stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>
    <span style="background:${colour}">${name}</span></div>`;
}

const held = html`<div class="slot held" style="${place(1, 1)};border:0;transform:rotate(-3.5deg)">
  ${task(carried, "width:216px;height:152px", ["#ffffff2e", "#fff"])}</div>
  ${pointer("Robin", ink, "left:626px;top:454px")}`;

const guest = pointer("Ines", "#b8400b", "left:1216px;top:300px");

export const pieces: Piece[] = [
  card("kanban", styles + more + held, 1328, 569),
  card(
    "kanban-back",
    styles + more + dots + tools + widget + columns.map(column).join("") + guest,
    1328,
    569,
  ),
];
