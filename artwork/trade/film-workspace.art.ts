import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { between, travel } from "../kit/motion.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import { curvePlot, dayLine } from "./chart.ts";
import { market, price } from "./data.ts";
import { pressRing, tradeFilm } from "./film.ts";

import { bar, move, panel, positionList, tab, totalResult, watchList } from "./parts.ts";
import { c } from "./theme.ts";

const seconds = 10;
type Box = [x: number, y: number, width: number, height: number];
type Name = "watch" | "day" | "curve" | "positions";

/** The saved layout; the one the trader makes; and the same after pulling the divider. */
const saved: Record<Name, Box> = {
  watch: [8, 44, 256, 468],
  day: [272, 44, 552, 268],
  curve: [272, 320, 272, 192],
  positions: [552, 320, 272, 192],
};
const made: Record<Name, Box> = {
  curve: [8, 44, 404, 248],
  day: [420, 44, 404, 248],
  watch: [8, 300, 404, 212],
  positions: [420, 300, 404, 212],
};
const pulled: Record<Name, Box> = {
  curve: [8, 44, 452, 248],
  day: [468, 44, 356, 248],
  watch: [8, 300, 452, 212],
  positions: [468, 300, 356, 212],
};
const carried: Box = [62, 74, 272, 192];

const at = { grab: 1.4, over: 2.2, drop: 3.3, pull: 5.1, pulled: 6.1, back: 7.7 };
const rect = ([x, y, width, height]: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The others make room while the panel is still in the hand. They move together, so none covers another. */
const flow = (name: Name) =>
  track(`.${name}`, seconds, [
    [0, rect(saved[name]), ease.hold],
    [at.over, rect(saved[name]), ease.inOut],
    [at.over + 0.8, rect(made[name]), ease.hold],
    [at.pull, rect(made[name]), ease.inOut],
    [at.pulled, rect(pulled[name]), ease.hold],
    [at.back, rect(pulled[name]), ease.inOut],
    [at.back + 0.9, rect(saved[name])],
  ]);
const lifted = { "box-shadow": `0 0 0 2px ${c.green},0 18px 40px #000c`, "z-index": 5 };
const carriedBack = { "box-shadow": `0 0 0 1px ${c.edge},0 18px 40px #000c`, "z-index": 5 };
const landed = { "box-shadow": `0 0 0 2px ${c.green},0 0 0 #0000`, "z-index": 5 };
const resting = { "box-shadow": "0 0 0 0 #46f0a400,0 0 0 #0000", "z-index": 5 };
const flat = { ...resting, "z-index": 0 };
const carry: Stop[] = [
  [0, { ...rect(saved.curve), ...flat }, ease.hold],
  [at.grab, { ...rect(saved.curve), ...resting }, ease.out],
  [at.grab + 0.25, { ...rect(saved.curve), ...lifted }, ease.inOut],
  [at.drop - 0.4, { ...rect(carried), ...lifted }, ease.hold],
  [at.drop, { ...rect(carried), ...lifted }, ease.out],
  [at.drop + 0.4, { ...rect(made.curve), ...landed }, ease.linear],
  [at.drop + 0.8, { ...rect(made.curve), ...resting }, ease.hold],
  [at.pull, { ...rect(made.curve), ...flat }, ease.inOut],
  [at.pulled, { ...rect(pulled.curve), ...flat }, ease.hold],
  [at.back - 0.2, { ...rect(pulled.curve), ...resting }, ease.out],
  [at.back, { ...rect(pulled.curve), ...carriedBack }, ease.inOut],
  [at.back + 0.9, { ...rect(saved.curve), ...carriedBack }, ease.out],
  [at.back + 1.1, { ...rect(saved.curve), ...resting }, ease.hold],
  [seconds, { ...rect(saved.curve), ...flat }],
];

const hold = [484, 330] as const;
const drop = [hold[0] + carried[0] - saved.curve[0], hold[1] + carried[1] - saved.curve[1]] as const;
const home = [640, 210] as const;
const divider = [414, 180] as const;
const undo = [574, 18] as const;
const presses = [
  pressRing("press-grab", seconds, [at.grab, ...hold]),
  pressRing("press-pull", seconds, [at.pull, ...divider]),
  pressRing("press-back", seconds, [at.back - 0.1, ...undo]),
];

const style = css`
.watch.panel .watch .row{height:38px}
.positions.panel .row{height:30px}
.head-grip{color:${c.faint};margin-left:auto;margin-right:-6px}
.big{font-size:18px;font-weight:600}
.slot{position:absolute;border-radius:8px;background:${c.greenTint};box-shadow:inset 0 0 0 2px ${c.green}}
.handle{position:absolute;left:412px;top:44px;width:8px;height:468px;display:flex;justify-content:center}
.handle i{width:3px;height:100%;border-radius:2px;background:${c.green}}
.gap{position:absolute;border-radius:8px;border:1.5px dashed ${c.edge}}
.changed{display:flex;align-items:center;height:28px;padding:0 12px;border-radius:6px;box-shadow:inset 0 0 0 1px ${c.green};color:${c.green};font-weight:500}
${flow("watch")}${flow("day")}${flow("positions")}
${track(".curve", seconds, carry)}
${track(".slot", seconds, [
  [0, { opacity: 0 }, ease.hold],
  [at.over, { opacity: 0 }, ease.linear],
  [at.over + 0.3, { opacity: 1 }, ease.hold],
  [at.drop + 0.4, { opacity: 1 }, ease.hold],
  [at.drop + 0.45, { opacity: 0 }],
])}
${track(".handle", seconds, [
  [0, { opacity: 0, left: "412px" }, ease.hold],
  [at.pull - 0.4, { opacity: 0, left: "412px" }, ease.linear],
  [at.pull - 0.15, { opacity: 1, left: "412px" }, ease.hold],
  [at.pull, { opacity: 1, left: "412px" }, ease.inOut],
  [at.pulled, { opacity: 1, left: "460px" }, ease.hold],
  [at.pulled + 0.2, { opacity: 1, left: "460px" }, ease.linear],
  [at.pulled + 0.4, { opacity: 0, left: "460px" }, ease.hold],
  [seconds, { opacity: 0, left: "412px" }],
])}
${between(".gap", seconds, at.grab + 0.05, at.over, 0.2)}
${between(".changed", seconds, at.drop + 0.4, at.back + 0.2)}
${travel(".pointer", seconds, [
  [0, ...home],
  [0.4, ...home],
  [1.2, ...hold],
  [at.grab + 0.25, ...hold],
  [at.drop - 0.4, ...drop],
  [at.drop + 0.5, ...drop],
  [at.pull - 0.3, ...divider],
  [at.pull, ...divider],
  [at.pulled, divider[0] + 48, divider[1]],
  [at.pulled + 0.4, divider[0] + 48, divider[1]],
  [at.back - 0.4, ...undo],
  [at.back + 0.5, ...undo],
  [9.6, ...home],
])}
${presses.map((item) => item.style)}
`;

const grip = html`<span class="head-grip">${icon("grip", 16, 2)}</span>`;
const ttf = market("ttf");
const body = html`${bar(html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`, html`<span class="changed">Back to saved</span>`)}
<div class="gap" style="${place(...saved.curve)}"></div><div class="slot" style="${place(...made.curve)}"></div>
${panel(place(...saved.day), html`<b>TTF gas</b><span class="faint">Nov 22</span><span class="big right">${price(ttf.last, 2)}</span><span class="green">${move(ttf)}</span><span style="margin-right:-6px" class="faint">${icon("grip", 16, 2)}</span>`, dayLine(), "day")}
${panel(place(...saved.watch), html`<b>Watch list</b>${grip}`, watchList(), "watch")}
${panel(place(...saved.positions), html`<b>Positions</b><b>${totalResult}</b>${grip}`, positionList(), "positions")}
${panel(place(...saved.curve), html`<b>TTF curve</b><span class="faint">dashed: yesterday</span>${grip}`, curvePlot(10, 2), "curve")}
<div class="handle"><i></i></div>${presses.map((item) => item.body)}`;

export const pieces: Piece[] = [tradeFilm("workspace", seconds, style, body)];
