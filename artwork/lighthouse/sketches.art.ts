import { html } from "../kit/html.ts";
import { arrow, box, line, round, shade } from "../kit/marker.ts";
import { curvePath, points } from "../kit/path.ts";
import { type Piece, section } from "../kit/piece.ts";
import { small } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const pencil = "#2c4435";
const draw = (
  d: string,
  colour = pencil,
  width = 2,
) => html`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"
  stroke-linecap="round" stroke-linejoin="round"/>`;
const write = (
  x: number,
  y: number,
  text: string,
  size = 20,
  colour = pencil,
  anchor = "start",
) => html`<text x="${x}" y="${y}"
  font-family="Hand" font-size="${size}" font-weight="600" fill="${colour}" text-anchor="${anchor}">${text}</text>`;
const soft = "#8fc39a";

const width = 232;
const height = 158;

/** Six ideas, each drawn in its own frame of 232 by 158. */
const list = () => html`${[0, 1, 2, 3, 4].map(
  (at) => html`${draw(box(18, 20 + at * 25, 14, 14, at))}
  ${draw(line(44, 29 + at * 25, [168, 130, 186, 120, 150][at] ?? 150, 29 + at * 25, at), at === 0 ? p.warm : pencil, at === 0 ? 3 : 2)}`,
)}
  ${draw(line(18, 27, 26, 32, 2))}${draw(line(24, 33, 36, 18, 3))}`;

const calendar =
  () => html`${[1, 2, 3, 4].map((at) => draw(line(at * 46, 26, at * 46, 146, at)))}${draw(line(8, 27, 224, 26, 2))}
  ${["M", "T", "W", "T", "F"].map((day, at) => write(at * 46 + 18, 21, day, 19))}
  ${[
    [10, 36, 34, 26],
    [10, 70, 34, 34],
    [56, 48, 34, 40],
    [102, 34, 34, 30],
    [102, 84, 34, 46],
    [148, 60, 34, 60],
    [194, 40, 30, 52],
  ].map(
    ([x = 0, y = 0, w = 0, h = 0], at) =>
      html`${draw(shade(x, y, w, h, 8, at), soft, 2)}${draw(box(x, y, w, h, at))}`,
  )}`;

const dial = () => html`${draw(round(84, 80, 62, 62, 3))}${draw(round(84, 80, 30, 30, 6))}
  ${draw(line(84, 18, 84, 48, 3))}${draw(line(144, 66, 114, 74, 5))}${draw(line(120, 130, 102, 104, 8))}${draw(line(30, 112, 58, 96, 4))}
  <clipPath id="dial"><circle cx="84" cy="80" r="60"/></clipPath>
  <g clip-path="url(#dial)">${draw(shade(88, 20, 56, 46, 8, 3), soft)}${draw(shade(34, 110, 70, 34, 8, 5), soft)}</g>${draw(line(66, 34, 74, 50, 9), p.warm, 4)}
  ${write(70, 88, "8:10", 20)}${write(160, 52, "class")}${draw(arrow(158, 50, 128, 50, 4))}${write(160, 128, "study")}${draw(arrow(158, 126, 106, 124, -5))}`;

const tide = () => html`${draw(
  curvePath(points("10,104 44,92 84,66 118,84 156,36 194,72 222,112")),
  pencil,
  2.5,
)}
  ${draw(curvePath(points("10,118 60,104 110,100 156,62 196,92 222,122")), soft)}
  ${draw(curvePath(points("10,130 70,120 120,116 156,88 196,110 222,130")), soft)}
  ${draw(line(8, 138, 226, 137, 4))}${write(136, 25, "Thu!", 23, p.warmInk)}${draw(round(156, 37, 9, 8, 2), p.warm, 2.5)}
  ${write(14, 34, "high water =")}${write(14, 54, "full day")}`;

const tiles =
  () => html`${draw(line(16, 20, 174, 19, 2), pencil, 3.5)}${draw(line(16, 34, 126, 33, 4), pencil, 3.5)}
  ${draw(shade(16, 48, 94, 44, 6, 2), p.leaf, 2.5)}${draw(box(16, 48, 94, 44, 1), pencil, 2.5)}${draw(box(120, 48, 94, 44, 2), pencil, 2.5)}
  ${draw(box(16, 102, 94, 44, 3), pencil, 2.5)}${draw(box(120, 102, 94, 44, 4), pencil, 2.5)}
  ${write(140, 79, "86", 30)}${[0, 1, 2].map((at) => html`${draw(box(128, 108 + at * 12, 7, 7, at))}${draw(line(142, 112 + at * 12, 196, 112 + at * 12, at))}`)}
  ${[14, 20, 12, 30, 16].map((tall, at) => draw(shade(26 + at * 16, 140 - tall, 10, tall, 4, at), at === 3 ? p.warm : p.leaf, 2.5))}`;

const deck = () => html`${draw(box(86, 18, 104, 110, 5), soft)}${draw(box(74, 24, 104, 112, 6), soft)}
  <path d="M62 32h104v112H62z" fill="#fbfbf6"/>${draw(box(62, 32, 104, 112, 3), pencil, 2.5)}${write(74, 60, "Now:", 22)}
  ${draw(line(74, 74, 148, 74, 2))}${draw(line(74, 88, 132, 88, 3))}${write(74, 132, "skip", 19, p.warmInk)}${write(128, 132, "do it", 19)}
  ${draw(arrow(56, 108, 16, 96, 8), p.warm, 2.5)}${draw(arrow(172, 108, 212, 96, -8), p.leaf, 2.5)}`;

const ideas = [
  ["One long list", list],
  ["The calendar", calendar],
  ["A dial for the day", dial],
  ["The week as a tide", tide],
  ["A sentence, four tiles", tiles],
  ["A deck, card by card", deck],
] as const;

const left = 66;
const frames = ideas.map(([name, idea], at) => {
  const x = left + (at % 2) * 262;
  const y = 30 + Math.floor(at / 2) * 236;
  return html`<g transform="translate(${x} ${y})">${draw(box(0, 0, width, height, at + 2), pencil, 2.2)}${idea()}
    ${write(4, height + 28, `${at + 1}. ${name}`, 25)}</g>`;
});

/** The holes of a ring binder, through which the panel shows. */
const holes = Array.from(
  { length: 17 },
  (_, at) => html`<circle cx="24" cy="${40 + at * 42}" r="6.5" fill="${p.green}"/>
  <path d="M17.500 ${40 + at * 42}a6.500 6.500 0 0 1 13 0" fill="none" stroke="rgba(8,30,16,.55)" stroke-width="2"/>`,
);

const dots = html`<pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="1" fill="#cfd6c8"/></pattern>`;

/** The other four, small and without their writing. */
const rest = [0, 1, 2, 5].map((at, index) => {
  const [, idea] = ideas[at] as (typeof ideas)[number];
  return html`<g transform="translate(${18 + index * 83} 18) scale(.32)" stroke-width="6"><g class="rest">${draw(box(0, 0, width, height, at + 2))}${idea()}</g></g>
    ${write(20 + index * 83, 92, `${at + 1}.`, 20)}`;
});

/** Below them, the sketch that people admired above the sketch that they understood. */
const pair = [3, 4].map((at, index) => {
  const [name, idea] = ideas[at] as (typeof ideas)[number];
  return html`<g transform="translate(54 ${118 + index * 242}) scale(1.09)">${draw(box(0, 0, width, height, at + 2), pencil, 2.2)}${idea()}
    ${write(4, height + 28, `${at + 1}. ${name}`, 24)}</g>`;
});
const crop = html`${theme}<style>.rest text{display:none}.rest path{stroke-width:5}</style><svg width="360" height="632" style="background:${p.green}">${dots}<rect x="7" y="7" width="346" height="618" rx="3" fill="#fbfbf6"/><rect x="7" y="7" width="346" height="618" fill="url(#dots)"/>
  ${rest}${pair}${draw(round(180, 464, 160, 124, 5, 0.5), p.warm, 4)}${write(180, 617, "tested first", 24, p.warmInk, "middle")}</svg>`;

export const pieces: Piece[] = [
  small("sketches", crop, 632),
  {
    ...section(
      "lighthouse/sketches",
      html`${theme}<svg width="664" height="816" style="background:${p.green}">${dots}<g transform="translate(32 32)">
      <rect width="600" height="752" rx="3" fill="#fbfbf6"/><rect width="600" height="752" fill="url(#dots)"/>
      ${holes}${frames}${draw(round(182, 596, 131, 112, 5, 0.5), p.warm, 4)}${write(182, 735, "tested first", 24, p.warmInk, "middle")}</g></svg>`,
      816,
    ),
    width: 664,
  },
];
