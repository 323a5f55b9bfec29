/** The card of the Figma Kanban Widget: the board as a widget on a canvas, and one task carried to the next column. */
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";
import {
  type Column,
  cardLeft,
  cardPadding,
  cardWidth,
  carried,
  columnLeft,
  columns,
  ink,
  pitch,
  place,
  purple,
  styles,
  task,
} from "./kanban-board.ts";

const width = 1328;
const height = 569;
/** The color of the card's stage. */
const canvas = "#d9ccff";
const wordsLeft = cardLeft(0) + cardPadding;

const more = css`<style>
  .held{background:${purple};color:#fff;box-shadow:0 2px 4px #24107033,0 12px 20px -8px #24107080}
  .held .task{inset:0;background:none;box-shadow:none}
  .widget{position:absolute;left:${columnLeft(0) - 3}px;top:52px;right:-20px;bottom:-20px;border-radius:6px;background:#f6f2ff;
    border:3px solid ${purple}}
  .widget i{position:absolute;left:-8px;top:-8px;width:13px;height:13px;background:#fff;border:3px solid ${purple}}
  .bar{position:absolute;left:${wordsLeft}px;right:${width - cardLeft(3) - cardWidth}px;top:55px;height:48px;display:flex;
    justify-content:space-between;align-items:center;font:600 26px/1 Figtree;letter-spacing:-.02em;color:${purple}}
  .bar span{display:flex;gap:8px;align-items:center;margin-left:-3px}
  .lane{position:absolute;top:103px;bottom:0;width:${pitch}px;background:#c7b6f7}
  .lane ~ .lane{box-shadow:inset 4px 0 #f6f2ff}
  .lane h2{position:absolute;left:${wordsLeft - columnLeft(0)}px;top:10px;font:700 28px/34px Figtree;letter-spacing:-.015em}
  .screen{position:absolute;left:30px;top:52px;width:204px;height:416px;border-radius:20px;background:#fff;
    box-shadow:0 8px 20px -8px #24107040;padding:16px}
  .screen-name{position:absolute;left:22px;top:14px;padding:0 10px;background:${canvas};font:600 26px/30px Figtree;color:#5d4f86}
  .query{display:flex;gap:7px;align-items:center;height:50px;padding:0 12px;border-radius:12px;background:#cbb8ff;
    letter-spacing:-.02em;font:500 26px/1 Figtree}
  .screen h4{font:700 28px/32px Figtree;letter-spacing:-.02em;margin-top:18px}
  .screen p{font:500 26px/30px Figtree;letter-spacing:-.02em;color:#5d4f86;margin-top:8px}
  .screen b{display:block;width:max-content;margin-top:16px;padding:9px 18px 11px;border-radius:26px;background:${ink};color:#fff;
    font:600 26px/30px Figtree;letter-spacing:-.02em}
  .goods{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:20px}
  .goods svg{display:block;border-radius:12px}
  .tools{position:absolute;left:30px;top:484px;display:flex;justify-content:space-between;width:204px;padding:8px;
    border-radius:18px;background:#fff;box-shadow:0 8px 20px -8px #24107040}
  .tools span{display:grid;place-items:center;width:40px;height:40px;border-radius:11px}
  .tools .on{background:${purple};color:#fff}
  .pointer{position:absolute}
  .pointer span{position:absolute;left:26px;top:30px;padding:7px 14px 9px;border-radius:5px 20px 20px;color:#fff;
    font:600 26px/1 Figtree}
</style>`;

function column({ title, tasks }: Column, index: number): string {
  return html`<section class="lane" style="left:${columnLeft(index).toFixed(1)}px"><h2>${title}</h2></section>
    ${tasks.map((item, row) =>
      item ? task(item, place(index, row)) : html`<div class="slot free" style="${place(index, row)}"></div>`,
    )}`;
}

/** The canvas the board lies on, with its dots. It is opaque, because AVIF blurs shapes on a transparent ground. */
const dots = html`<style>body{background:${canvas}}</style><svg style="position:absolute;inset:0" width="${width}" height="${height}"><pattern id="dots" x="-4.3" y="8" width="38.6667" height="38"
  patternUnits="userSpaceOnUse"><circle cx="19.300" cy="19" r="2.5" fill="#a890ea"/></pattern>
  <rect width="${width}" height="${height}" fill="url(#dots)"/></svg>`;

const shapes = [
  '<path d="M6 4l13 6.500-5.600 1.900-2.600 5.600z"/>',
  '<path d="M8 3v18M16 3v18M3 8h18M3 16h18"/>',
  '<path d="M5 19l1-4.500L16.500 4a2 2 0 0 1 3 3L9 17.600z"/>',
  '<path d="M5 7V5h14v2M12 5v14M9.500 19h5"/>',
];
/** What every design file has at hand. */
const tools = html`<div class="tools">${shapes.map(
  (
    d,
    index,
  ) => html`<span class="${index === 0 && "on"}"><svg width="22" height="22" viewBox="0 0 24 24" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${d}</svg></span>`,
)}</div>`;

function tent(ground: string, side: string, front: string): string {
  return html`<svg width="80" height="83" viewBox="-6 0 80 83"><rect x="-6" width="80" height="83" fill="${ground}"/>
    <path d="M31 23 57 61H17z" fill="${side}"/><path d="M31 23 43 61H11z" fill="${front}"/>
    <path d="M29 35 34 61H21z" fill="${ink}"/></svg>`;
}

/** The design that the carried task is about, on the canvas next to the board. */
const screen = html`<div class="screen-name">Search</div>
  <div class="screen"><div class="query">${icon("search", 26, 2.2)}pink tent</div>
  <h4>No pink<br>tents</h4><p>Two others<br>in stock</p><b>See both</b>
  <div class="goods">${tent("#93dfbc", "#06452f", "#17805a")}${tent("#ffc08a", "#7a3200", "#cf6a1f")}</div></div>`;

/** The widget, selected: its frame, its name and a corner's handle. */
const widget = html`<div class="widget"><i></i></div>
  <div class="bar"><span>${icon("compare", 28, 2)}Shop, sprint 12</span><span>${icon("plus", 28, 2)}Task</span></div>`;

function arrow(colour: string): string {
  return html`<svg width="34" height="34" viewBox="0 0 34 34"><path d="M4 3 29 13.5 17.5 17 14 28.5z" fill="${colour}"
    stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>`;
}

/** Another person's pointer has a name, one's own has none. */
function pointer(name: string, colour: string, style: string): string {
  return html`<div class="pointer" style="${style}">${arrow(colour)}
    <span style="background:${colour}">${name}</span></div>`;
}

/** Lifted by three degrees. The hover turns it back about its middle, so that it lands straight in its new place. */
const held = html`<div class="slot held" style="${place(0, 1)};transform:rotate(-3deg)">
  ${task(carried, "", ["#fff", purple])}</div>
  <div class="pointer" style="left:462px;top:420px">${arrow(ink)}</div>`;

const guest = pointer("Ines", "#b8400b", "left:150px;top:402px");

export const pieces: Piece[] = [
  card("kanban", styles + more + held, width, height),
  card(
    "kanban-back",
    styles + more + dots + screen + tools + widget + columns.map(column).join("") + guest,
    width,
    height,
  ),
];
