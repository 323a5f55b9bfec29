/** The card of the Figma Kanban Widget: the board on a canvas, and one task carried to the next column. */
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
  .column.add{background:none;border:2px dashed #b9a4f5}
  .add h2{justify-content:flex-start;gap:8px;padding:0 12px;height:66px;font-size:19px;color:#5d4f86}
  .pointer{position:absolute}
  .pointer span{position:absolute;left:26px;top:30px;padding:7px 12px;border-radius:4px 16px 16px;color:#fff;
    font:600 16px/1 Figtree}
</style>`;

function column({ title, count, tasks }: Column, index: number): string {
  return html`<section class="column" style="left:${columnLeft(index).toFixed(1)}px">
    <h2>${title}<span>${count}</span></h2></section>
    ${tasks.map((item, row) =>
      item
        ? task(item, place(index, row))
        : html`<div class="slot ${title === "Review" && "target"}" style="${place(index, row)}"></div>`,
    )}`;
}

const add = html`<section class="column add" style="left:${columnLeft(columns.length).toFixed(1)}px">
  <h2>${icon("plus", 22, 2.4)}Column</h2></section>`;

function pointer(name: string, colour: string, style: string): string {
  return html`<div class="pointer" style="${style}">
    <svg width="34" height="34" viewBox="0 0 34 34"><path d="M4 3 29 13.5 17.5 17 14 28.5z" fill="${colour}"
      stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>
    <span style="background:${colour}">${name}</span></div>`;
}

const held = html`<div class="slot held" style="${place(2, 1)};border:0;transform:rotate(-3.5deg)">
  ${task(carried, "width:216px;height:152px", ["#ffffff2e", "#fff"])}</div>
  ${pointer("Robin", ink, "left:626px;top:438px")}`;

export const pieces: Piece[] = [
  card("kanban", styles + more + held, 1328, 569),
  card("kanban-back", styles + more + columns.map(column).join("") + add, 1328, 569),
];
