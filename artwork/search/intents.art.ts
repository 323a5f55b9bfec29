import { css, html } from "../kit/html.ts";
import { curvePath, type Point, points } from "../kit/path.ts";
import type { Piece } from "../kit/piece.ts";
import { bare, partStyles, small } from "./parts.ts";
import { base } from "./theme.ts";
import { bumps, contour, rough } from "./topo.ts";

/** A chart of the six intents: islands by what people know (west to east) and what they want (north to south). */
const WIDTH = 832;
const HEIGHT = 560;
const SCALE = 896 / WIDTH;

interface Island {
  at: Point;
  name: string;
  ends: string;
  searches: string[];
}

const islands: Island[] = [
  {
    at: [176, 122],
    name: "Get it done",
    ends: "ends with a thing done",
    searches: ["move my hut booking", "return a jacket"],
  },
  { at: [166, 284], name: "Go straight there", ends: "ends on one page", searches: ["corval hut"] },
  {
    at: [190, 440],
    name: "Look it up",
    ends: "ends with one fact",
    searches: ["is mern pass open", "lake osa water"],
  },
  {
    at: [430, 166],
    name: "Choose",
    ends: "ends with a decision",
    searches: ["38 or 45 litre pack", "hut or tent in june"],
  },
  {
    at: [448, 408],
    name: "Learn how",
    ends: "ends with confidence",
    searches: ["crossing snow safely", "reading contours"],
  },
  {
    at: [658, 284],
    name: "Dream",
    ends: "ends with a plan",
    searches: ["two days by a lake", "huts in autumn", "somewhere quiet"],
  },
];

const bells = [
  { x: 178, y: 122, height: 1, wide: 128, tall: 72, turn: -4 },
  { x: 166, y: 284, height: 1, wide: 116, tall: 58, turn: 6 },
  { x: 190, y: 440, height: 1, wide: 126, tall: 72, turn: -6 },
  { x: 430, y: 168, height: 1, wide: 118, tall: 74, turn: 8 },
  { x: 448, y: 408, height: 1, wide: 122, tall: 74, turn: 4 },
  { x: 658, y: 284, height: 1, wide: 114, tall: 96, turn: -6 },
].map((bell) => rough(bumps([bell]), 0.06, 34));
const height = (x: number, y: number) => Math.max(...bells.map((bell) => bell(x, y)));
type Height = typeof height;
const area = (land: Height, level: number, size: Point, look: string) =>
  `<path d="${contour(land, level, ...size, 6)}" fill-rule="evenodd" ${look}/>`;
const coasts = (land: Height, size: Point) =>
  area(land, 0.26, size, 'fill="#bfe0fb"') +
  area(land, 0.33, size, 'fill="#b0d6f6"') +
  area(land, 0.41, size, 'fill="#fdf9ee" stroke="#5f9fd0" stroke-width="1.5"') +
  area(land, 0.47, size, 'fill="#fefbf3" stroke="#eadfc2"') +
  area(land, 0.54, size, 'fill="#fffdf8" stroke="#eee5cd"');

/** People seldom stay on one island: the sea routes are the refinements seen again and again in the logs. */
const routes: Point[][] = [
  points("634,192 612,162 580,145 542,146"),
  points("362,100 346,84 320,76 292,82"),
  points("636,376 624,402 602,418 570,422"),
  points("274,384 294,362 294,336 276,320"),
];
const route = (way: Point[]) =>
  `<path d="${curvePath(way)}" fill="none" stroke="#0b5cad" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round" marker-end="url(#tip)"/>`;

const tip = `<defs><marker id="tip" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="9" markerHeight="9" orient="auto" markerUnits="userSpaceOnUse"><path d="M1 1l5 3-5 3" fill="none" stroke="#0b5cad" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></marker></defs>`;

const chart = `<svg class="fill" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  ${tip}<rect width="${WIDTH}" height="${HEIGHT}" fill="#cfe9ff"/>
  ${[208, 416, 624].map((x) => `<path d="M${x} 24v512" stroke="#fff" stroke-opacity=".7"/>`).join("")}${[158, 280, 402].map((y) => `<path d="M24 ${y}h784" stroke="#fff" stroke-opacity=".7"/>`).join("")}
  ${coasts(height, [WIDTH, HEIGHT])}
  ${routes.map(route).join("")}
  <rect x="24" y="24" width="784" height="512" rx="2" fill="none" stroke="#0b5cad" stroke-width="1.5"/>
</svg>`;

const styles = css`<style>
.whole{position:absolute;width:${WIDTH}px;height:${HEIGHT}px;transform:scale(${SCALE});transform-origin:0 0}
.isle{position:absolute;width:220px;margin-left:-110px;transform:translateY(-50%);text-align:center}
.isle b{display:block;font-size:18px;line-height:24px;font-weight:700;letter-spacing:-.01em}
.isle em{display:block;font-size:13px;line-height:18px;color:#4f6072;margin-bottom:5px;font-style:normal}
.isle span{display:block;font-size:14px;line-height:21px;font-weight:500;color:var(--blue)}
.edge{position:absolute;font-size:14px;line-height:20px;font-weight:600;color:var(--blue);background:#cfe9ff;padding:0 10px;white-space:nowrap}
</style>`;

const isle = ({ at: [x, y], name, ends, searches }: Island) =>
  html`<div class="isle" style="left:${x}px;top:${y}px"><b>${name}</b>${ends && html`<em>${ends}</em>`}${searches.map((text) => html`<span>“${text}”</span>`)}</div>`;

const edge = (text: string, style: string) => html`<div class="edge" style="${style}">${text}</div>`;

const picture = html`${base}${partStyles}${styles}<div class="whole">${chart}${islands.map(isle)}
${edge("Wants something to happen", "left:416px;top:14px;transform:translateX(-50%)")}
${edge("Wants to understand", "left:416px;top:526px;transform:translateX(-50%)")}
${edge("Knows its name", "left:14px;top:284px;transform:translateY(-50%) rotate(180deg);writing-mode:vertical-rl;padding:10px 0")}
${edge("Has only a feeling", "left:798px;top:284px;transform:translateY(-50%);writing-mode:vertical-rl;padding:10px 0")}</div>`;

/** On a phone: the same islands, routes and edges closer together, with one search each. */
const SMALL: Point = [400, 704];
const near: Record<string, Point> = {
  "Get it done": [118, 112],
  "Go straight there": [118, 334],
  "Look it up": [117, 536],
  Choose: [282, 204],
  Dream: [282, 396],
  "Learn how": [284, 602],
};
const nearBells = Object.values(near).map(([x, y], index) =>
  rough(bumps([{ x, y, height: 1, wide: 88, tall: 54, turn: [-4, 6, -6, 8, -6, 4][index] ?? 0 }]), 0.06, 34),
);
const nearHeight = (x: number, y: number) => Math.max(...nearBells.map((bell) => bell(x, y)));
const nearRoutes = [
  points("308,334 320,314 318,290 306,268"),
  points("262,142 252,122 236,112 214,108"),
  points("308,458 322,484 322,512 310,538"),
  points("94,476 83,452 82,424 92,400"),
];
const crop = html`${base}${partStyles}${styles}<style>.isle{width:176px;margin-left:-88px}.isle b{font-size:17px;line-height:23px}.isle span{font-size:13.5px;line-height:19px;letter-spacing:-.02em}.edge{font-size:15px}</style>
<svg class="fill" viewBox="0 0 400 704">${tip}<rect width="400" height="704" fill="#cfe9ff"/>
  <path d="M200 18v668M18 242h364M18 463h364" stroke="#fff" stroke-opacity=".7"/>${coasts(nearHeight, SMALL)}
  ${nearRoutes.map(route)}<rect x="18" y="18" width="364" height="668" rx="2" fill="none" stroke="#0b5cad" stroke-width="1.5"/></svg>
  ${islands.map((island) => isle({ ...island, at: near[island.name] ?? island.at, ends: "", searches: island.searches.slice(0, 1) }))}
${edge("Wants something to happen", "left:200px;top:8px;transform:translateX(-50%)")}
${edge("Wants to understand", "left:200px;top:676px;transform:translateX(-50%)")}
${edge("Knows its name", "left:8px;top:224px;transform:translateY(-50%) rotate(180deg);writing-mode:vertical-rl;padding:10px 0")}
${edge("Has only a feeling", "left:372px;top:500px;transform:translateY(-50%);writing-mode:vertical-rl;padding:10px 0")}`;

export const pieces: Piece[] = [
  bare("search/intents-map", picture, Math.round(HEIGHT * SCALE)),
  { ...small("intents-map", crop, SMALL[1]), width: SMALL[0] },
];
