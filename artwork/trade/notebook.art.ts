/** The notebook of the first three weeks, open at one day behind one trader. */
import { css, html } from "../kit/html.ts";
import { arrow, box, line, round, shade } from "../kit/marker.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { small, wide } from "./parts.ts";

const pen = "#1d2c4c";
const red = "#c2382c";

/** How often the eyes left a program in one day, and what for. */
const glances = [
  { to: "sheet", why: "what do I hold?", count: 23 },
  { to: "paper", why: "which name is it?", count: 17 },
  { to: "chat", why: "is that the price?", count: 14 },
] as const;
const total = glances.reduce((sum, { count }) => sum + count, 0);

/** Four strokes and a fifth across them, as often as needed. */
function tally(count: number, x: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const five = index % 5 === 4;
    const left = x + Math.floor(index / 5) * 46 + (index % 5) * 8;
    return five ? line(left - 38, y + 20, left + 1, y + 4, index) : line(left, y, left - 1, y + 24, index);
  }).join("");
}

const style = css`
body{background:#22332d}
.page{position:absolute;background:#fdfbf1 repeating-linear-gradient(#fff0 0 19px,#7fa6bd3d 19px 20px) 0 6px/100% 400px;color:${pen};font-family:Hand;font-weight:600;
  background-image:repeating-linear-gradient(#fff0 0 19px,#7fa6bd40 19px 20px),repeating-linear-gradient(90deg,#fff0 0 19px,#7fa6bd40 19px 20px);
  box-shadow:0 2px 3px #0008,0 14px 28px -6px #000a}
.page p{position:absolute;white-space:nowrap;line-height:1}
.page svg{position:absolute;left:0;top:0}
.l{border-radius:10px 3px 3px 10px}.r{border-radius:3px 10px 10px 3px}
.ring{position:absolute;width:34px;height:9px;border-radius:5px;background:linear-gradient(#f4f6f5,#9aa5a1 60%,#5d6864);box-shadow:0 2px 2px #0006}
.hole{position:absolute;width:10px;height:10px;border-radius:50%;background:#22332d}
`;

const pencil = html`<g transform="translate(858 326) rotate(-56)"><path d="M-150 9h160l28 5-28 5h-160z" fill="#0005" transform="translate(4 12)"/>
<path d="M-150 0H10V16H-150z" fill="#46b98a"/><path d="M-150 0H10V5H-150z" fill="#6fd3aa"/><path d="M-150 11H10V16H-150z" fill="#2f8f68"/>
<path d="M10 0 38 8 10 16z" fill="#ecd2a4"/><path d="M29 5.500 38 8l-9 2.500z" fill="${pen}"/></g>`;

const text = (x: number, y: number, size: number, words: string, look = "") =>
  html`<p style="left:${x}px;top:${y}px;font-size:${size}px;${look}">${words}</p>`;

/** The left page. Its lines are 76 px apart. */
const counts = html`${text(28, 22, 31, "Desk 4, Tuesday")}${text(28, 58, 21, "eyes leave the price for …", `color:${pen}b0`)}
${glances.map(
  ({ to, why, count }, index) =>
    html`${text(28, 98 + index * 74, 25, to)}${text(96, 101 + index * 74, 21, why, `color:${pen}b0`)}${text(318, 120 + index * 74, 32, String(count))}`,
)}
${text(28, 330, 27, "until the gas closes:")}${text(311, 322, 38, String(total), `color:${red}`)}
<svg width="400" height="400" fill="none" stroke="${pen}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
${glances.map(({ count }, index) => html`<path d="${tally(count, 32, 128 + index * 74)}"/>`)}
<path d="${line(28, 312, 356, 310, 3)}" stroke-width="2"/><path d="${round(329, 341, 34, 25, 5)}" stroke="${red}"/></svg>`;

const frame = (x: number, y: number, w: number, h: number, name: string, seed: number) => ({
  stroke: box(x, y, w, h, seed) + line(x, y + 22, x + w, y + 22, seed),
  label: text(x + 9, y + (h > 70 ? 38 : 32), 22, name),
});
const frames = [
  frame(26, 62, 112, 86, "quotes", 1),
  frame(152, 84, 108, 92, "sheet", 2),
  frame(272, 58, 102, 80, "broker", 3),
  frame(34, 224, 106, 74, "chat", 4),
  frame(268, 226, 106, 70, "alarms", 5),
];

/** The right page: where the programs are on the desk, and the ways between them. */
const map = html`${text(26, 18, 27, "5 windows and a paper")}
${text(152, 56, 25, "23", `color:${red}`)}${text(182, 190, 25, "17", `color:${red}`)}${text(38, 174, 25, "14", `color:${red}`)}
${text(28, 332, 29, "One question: which market?", "")}
<svg width="400" height="400" fill="none" stroke="${pen}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
<path d="${shade(162, 224, 76, 50, 8, 3)}" stroke="#f3d777" stroke-width="4"/>
${frames.map(({ stroke }) => html`<path d="${stroke}"/>`)}<path d="${box(162, 224, 76, 50, 6)}"/>
<g stroke="${red}"><path d="${arrow(124, 82, 174, 114, -16)}"/><path d="${arrow(112, 138, 176, 220, -14)}"/><path d="${arrow(72, 140, 80, 220, 10)}"/>
<path d="${line(28, 366, 322, 362, 8)}"/></g></svg>${frames.map(({ label }) => label)}${text(175, 236, 23, "paper")}`;

const rings = Array.from(
  { length: 9 },
  (
    _,
    index,
  ) => html`<i class="hole" style="left:424px;top:${50 + index * 40}px"></i><i class="hole" style="left:462px;top:${50 + index * 40}px"></i>
  <i class="ring" style="left:431px;top:${50 + index * 40}px"></i>`,
);

const spread = html`<style>${style}</style><div class="page l" style="${place(40, 24, 404, 392)}">${counts}</div>
<div class="page r" style="${place(452, 24, 404, 392)}">${map}</div>${rings}
<svg width="896" height="440" style="position:absolute">${pencil}</svg>`;

const crop = html`<style>${style}</style><div class="page l" style="${place(14, 14, 404, 440)}">${counts}</div>`;

export const pieces: Piece[] = [{ ...wide("notebook", spread), height: 440 }, small("notebook", crop, 430)];
