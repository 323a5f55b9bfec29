import { linear } from "../kit/axis.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";
import { clock, course, days, grade, task, todays, total } from "./data.ts";

import { palette as p, theme } from "./theme.ts";

type Mood = "calm" | "late";

/** Four tiles, one in each quadrant: on hover, the site fades out the front layer and returns it tile by tile. */
const tile = (
  left: number,
  top: number,
  body: string,
  ground: string = "#fff",
  ink: string = p.ink,
) => html`<section class="abs col"
  style="left:${left}px;top:${top}px;width:274px;height:192px;border-radius:24px;padding:20px 24px;background:${ground};color:${ink}">${body}</section>`;

const label = (text: string, colour: string = p.soft) =>
  html`<div style="font:500 20px/24px Rubik;color:${colour}">${text}</div>`;

const bars = (
  mood: Mood,
) => html`<svg width="226" height="118" style="margin-top:auto" font-family="Rubik" font-size="20"
  font-weight="500" text-anchor="middle">${days.map((day, index) => {
    const height = total(index) * 11.8;
    const full = total(index) > 7 && mood === "late";
    const fill = full ? p.warm : index === 0 ? p.green : p.mint;
    return html`<rect x="${index * 47}" y="${92 - height}" width="38" height="${height}" rx="10" fill="${fill}"/>
      <text x="${index * 47 + 19}" y="114" fill="${index === 0 ? p.ink : p.soft}">${day.short}</text>`;
  })}</svg>`;

const [first, second] = todays;
/** The break after the first class is long enough for the late form. */
const freeAt = first && second && second.from > first.to ? clock(first.to) : "";
const nextClass = (mood: Mood) => html`${label("Next class", p.mint)}
  <div style="font:600 52px/50px Rubik;letter-spacing:-.03em;margin-top:4px">9:00</div>
  <div style="font:500 24px/28px Rubik">${first?.title}</div>
  <div class="row" style="gap:8px;margin-top:auto;height:36px;padding:0 10px;margin-inline:-10px;margin-bottom:-4px;border-radius:12px;font:500 19px/24px Rubik;
    ${mood === "late" ? `background:${p.warm};color:${p.ink}` : `background:#2f6b45;color:${p.mint}`}">${icon("clock", 20)}Free at ${freeAt}</div>`;

const review = task("review");
const missed = days.find(({ short }) => review.due.startsWith(short))?.name;
const lateForm = (mood: Mood) => {
  const late = mood === "late";
  const pill = late ? `background:${p.ink};color:${p.warm}` : `background:${p.mintSoft};color:${p.soft}`;
  return html`<div class="row" style="justify-content:space-between;height:22px">${label(`Was due ${missed}`, late ? p.ink : p.soft)}
    <span style="font:600 19px/32px Rubik;padding:0 11px;border-radius:16px;${pill}">Late</span></div>
  <div class="row" style="gap:14px;margin-top:auto"><span class="check" style="width:32px;height:32px;border-radius:9px;align-self:flex-start;
    border-width:3px${late && `;border-color:${p.ink};background:none`}"></span><span style="font:600 30px/33px Rubik;letter-spacing:-.02em">${review.title}</span></div>
  <div style="font:400 21px/26px Rubik;color:${late ? p.ink : p.soft};margin:4px 0 0 46px">It takes ${review.length}</div>`;
};

const sta = course("sta");
const last = sta.marks[4];
const x = linear([60, 100], [10, 216]);
/** The marks so far on a line, the newest filled; the tall tick is the grade they add up to. */
const line = html`<svg width="226" height="30" style="margin-top:auto" stroke="${p.leaf}" stroke-width="2.5"><path d="M2 15H224"
  stroke="${p.line}" stroke-width="3" stroke-linecap="round"/>${sta.marks
    .slice(0, 5)
    .map(
      ({ mark }) =>
        mark !== null &&
        html`<circle cx="${x(mark)}" cy="15" r="9" fill="${mark === last?.mark ? p.leaf : "#fff"}"/>`,
    )}<rect x="${x(grade(sta)) - 2.5}" y="1" width="5" height="28" rx="2.5" fill="${p.ink}" stroke="none"/></svg>`;
const newMark = html`${label("New mark")}<div class="row" style="gap:14px;margin-top:8px">
  <span style="font:600 60px/60px Rubik;letter-spacing:-.04em">${last?.mark}</span>
  <span style="font:500 20px/24px Rubik">Problem set 5<br><span class="soft" style="font-weight:400">Course now ${grade(sta)}</span></span></div>${line}`;

const tiles = (mood: Mood) => html`${theme}${tile(41, 41, html`${label("This week")}${bars(mood)}`)}
  ${tile(345, 41, nextClass(mood), p.green, "#fff")}${tile(41, 263, lateForm(mood), mood === "late" ? p.warm : "#fff")}${tile(345, 263, newMark)}`;

export const pieces: Piece[] = [
  card("student-dashboard", tiles("late")),
  // A little smaller, so that the front layer covers this layer when it grows.
  card(
    "student-dashboard-back",
    tiles("calm") + html`<style>section{clip-path:inset(1.5px round 27px)}</style>`,
  ),
];
