import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";
import { ring } from "../kit/ring.ts";
import { course, days, problemSet, task, todays, total } from "./data.ts";

import { palette as p, theme } from "./theme.ts";

/** Four tiles, one in each quadrant: the site lifts the quadrants one after another. */
const tile = (left: number, top: number, body: string, dark = false) => html`<section class="abs col"
  style="left:${left}px;top:${top}px;width:264px;height:190px;border-radius:24px;padding:20px 22px;
  background:${dark ? p.green : "#fff"};color:${dark ? "#fff" : p.ink};
  box-shadow:0 1px 0 rgba(21,64,36,.12),0 3px 6px rgba(21,64,36,.1)">${body}</section>`;

const label = (text: string, colour: string = p.soft) =>
  html`<div style="font:600 18px/22px Figtree;color:${colour}">${text}</div>`;

const bars =
  () => html`<svg width="220" height="118" style="margin-top:auto" font-family="Figtree" font-size="17"
  font-weight="600" text-anchor="middle">${days.map((day, index) => {
    const height = total(index) * 11.8;
    const fill = total(index) > 7 ? p.warm : index === 0 ? p.green : p.mint;
    return html`<rect x="${index * 46}" y="${92 - height}" width="36" height="${height}" rx="10" fill="${fill}"/>
      <text x="${index * 46 + 18}" y="114" fill="${index === 0 ? p.ink : p.soft}">${day.short}</text>`;
  })}</svg>`;

const [first] = todays;
const nextClass = html`${label("Next class", p.mint)}
  <div style="font:700 52px/52px Figtree;letter-spacing:-.03em;margin-top:10px">9:00</div>
  <div style="font:600 24px/28px Figtree;margin-top:auto">${first?.title}</div>
  <div class="row" style="gap:8px;font:500 18px/24px Figtree;color:${p.mint};margin-top:2px">
    ${icon("place", 18)}${first?.place}</div>`;

const set = task("set");
const nextTask = html`<div class="row" style="justify-content:space-between;height:22px">${label("Due next")}
    <span style="font:700 17px/30px Figtree;padding:0 12px;border-radius:15px;background:${p.warmSoft};
    color:${p.warmInk}">${set.due.split(" ")[0]}</span></div>
  <div style="font:700 27px/32px Figtree;letter-spacing:-.02em;margin-top:10px">${set.title}</div>
  <div style="font:500 18px/24px Figtree;color:${p.soft}">${course(set.course).name}</div>
  <div class="row" style="gap:6px;margin-top:auto">${Array.from({ length: problemSet.of }, (_, index) => {
    const fill = index < problemSet.done ? p.leaf : "#dcebd6";
    return html`<i style="flex:1;height:14px;border-radius:5px;background:${fill}"></i>`;
  })}</div>
  <div style="font:600 17px/20px Figtree;margin-top:8px">${problemSet.done} of ${problemSet.of} done</div>`;

const newMark = course("sta").marks[4]?.mark ?? 0;
const gradeDial = html`<div class="abs" style="right:22px;top:48px">
  ${ring(newMark / 100, { size: 96, stroke: 14, track: p.mintSoft, colour: p.leaf })}</div>`;
const grades = html`${label("New mark")}${gradeDial}
  <div style="font:700 68px/64px Figtree;letter-spacing:-.04em;margin-top:16px">${newMark}</div>
  <div class="row" style="gap:10px;font:600 17px/22px Figtree;margin-top:auto"><i style="width:12px;height:12px;border-radius:6px;
  background:${p.warm}"></i>Problem set 5</div>`;

export const pieces: Piece[] = [
  card(
    "student-dashboard",
    html`${theme}${tile(56, 48, html`${label("This week")}${bars()}`)}
      ${tile(340, 48, nextClass, true)}${tile(56, 258, nextTask)}${tile(340, 258, grades)}`,
  ),
];
