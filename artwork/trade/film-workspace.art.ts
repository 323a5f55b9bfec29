import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { between, travel } from "../kit/motion.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import { curvePlot, dayLine } from "./chart.ts";
import { market, price } from "./data.ts";
import { pressRing, tradeFilm } from "./film.ts";

import { bar, panel, tab, watchList } from "./parts.ts";
import { c } from "./theme.ts";

const seconds = 10;
type Box = [x: number, y: number, width: number, height: number];
type Name = "watch" | "day" | "curve";

/** The saved layout, and the one the trader makes. The list shows nine rows in one and four in the other. */
const saved: Record<Name, Box> = {
  watch: [8, 36, 220, 356],
  day: [236, 36, 236, 174],
  curve: [236, 218, 236, 174],
};
const made: Record<Name, Box> = {
  curve: [8, 36, 228, 168],
  day: [244, 36, 228, 168],
  watch: [8, 212, 464, 180],
};
/** The list on its way: as low as it will be, and still as narrow as it was. */
const lowered: Box = [8, 212, 220, 180];
const carried: Box = [44, 62, 236, 174];

const at = { grab: 1.7, over: 2.4, drop: 4.1, back: 7.4 };
const down = 0.5;
const across = 0.5;
const rect = ([x, y, width, height]: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The others make room while the panel is still in the hand: first the list goes down, then it widens. */
const flow = [
  track(".watch.panel", seconds, [
    [0, rect(saved.watch), ease.hold],
    [at.over, rect(saved.watch), ease.inOut],
    [at.over + down, rect(lowered), ease.inOut],
    [at.over + down + across, rect(made.watch), ease.hold],
    [at.back + 0.2, rect(made.watch), ease.inOut],
    [at.back + 0.2 + across, rect(lowered), ease.inOut],
    [at.back + 0.2 + across + down, rect(saved.watch)],
  ]),
  track(".day.panel", seconds, [
    [0, rect(saved.day), ease.hold],
    [at.over, rect(saved.day), ease.inOut],
    [at.over + down, rect(made.day), ease.hold],
    [at.back + 0.2 + across, rect(made.day), ease.inOut],
    [at.back + 0.2 + across + down, rect(saved.day)],
  ]),
  // More columns come when there is room for all of them, and go before it is taken away.
  between(".extra", seconds, at.over + down + across, at.back, 0.2),
];

const lifted = { "box-shadow": `0 0 0 2px ${c.green},0 14px 30px #000c`, "z-index": 5 };
const carriedBack = { "box-shadow": `0 0 0 1px ${c.edge},0 14px 30px #000c`, "z-index": 5 };
const landed = { "box-shadow": `0 0 0 2px ${c.green},0 0 0 #0000`, "z-index": 5 };
const resting = { "box-shadow": "0 0 0 0 #46f0a400,0 0 0 #0000", "z-index": 5 };
const flat = { ...resting, "z-index": 0 };
const carry: Stop[] = [
  [0, { ...rect(saved.curve), ...flat }, ease.hold],
  [at.grab, { ...rect(saved.curve), ...resting }, ease.out],
  [at.grab + 0.25, { ...rect(saved.curve), ...lifted }, ease.inOut],
  [at.over + 0.6, { ...rect(carried), ...lifted }, ease.hold],
  [at.drop, { ...rect(carried), ...lifted }, ease.out],
  [at.drop + 0.4, { ...rect(made.curve), ...landed }, ease.linear],
  [at.drop + 0.8, { ...rect(made.curve), ...resting }, ease.hold],
  [at.back - 0.2, { ...rect(made.curve), ...resting }, ease.out],
  [at.back, { ...rect(made.curve), ...carriedBack }, ease.inOut],
  [at.back + 0.9, { ...rect(saved.curve), ...carriedBack }, ease.out],
  [at.back + 1.2, { ...rect(saved.curve), ...resting }, ease.hold],
  [seconds, { ...rect(saved.curve), ...flat }],
];

const hold = [292, 236] as const;
const drop = [hold[0] + carried[0] - saved.curve[0], hold[1] + carried[1] - saved.curve[1]] as const;
const home = [350, 344] as const;
const away = [290, 150] as const;
const undo = [372, 18] as const;
const presses = [
  pressRing("press-grab", seconds, [at.grab, ...hold]),
  pressRing("press-back", seconds, [at.back - 0.1, ...undo]),
];

const style = css`
.watch.panel .watch .row{height:35px;padding:0 12px;grid-template-columns:72px minmax(0,1fr) 64px 60px;font-size:14px}
.extra{justify-content:space-evenly}.extra .faint{width:54px}
.legend{display:flex;align-items:center;gap:5px}
.curve .plot{left:18px}
.head-grip{color:${c.faint};margin-left:auto;margin-right:-4px}
.big{font-size:19px;font-weight:600}
.plot .y,.plot .x,.last{font-size:13px}
.slot{position:absolute;border-radius:8px;background:${c.greenTint};box-shadow:inset 0 0 0 2px ${c.green}}
.gap{position:absolute;border-radius:8px;border:1.5px dashed ${c.edge}}
.changed{display:flex;align-items:center;height:26px;padding:0 10px;border-radius:6px;box-shadow:inset 0 0 0 1px ${c.green};color:${c.green};font-weight:500;white-space:nowrap}
.bar .soft{display:none}
${flow}
${track(".curve", seconds, carry)}
${track(".slot", seconds, [
  [0, { opacity: 0 }, ease.hold],
  [at.over + down - 0.1, { opacity: 0 }, ease.linear],
  [at.over + down + 0.2, { opacity: 1 }, ease.hold],
  [at.drop + 0.4, { opacity: 1 }, ease.hold],
  [at.drop + 0.45, { opacity: 0 }],
])}
${between(".gap", seconds, at.grab + 0.05, at.over + down, 0.2)}
${between(".changed", seconds, at.drop + 0.5, at.back + 0.2)}
${travel(".pointer", seconds, [
  [0, ...home],
  [0.7, ...home],
  [1.5, ...hold],
  [at.grab + 0.25, ...hold],
  [at.over + 0.6, ...drop],
  [at.drop + 0.4, ...drop],
  [at.drop + 1.1, ...away],
  [at.back - 1.1, ...away],
  [at.back - 0.4, ...undo],
  [at.back + 0.5, ...undo],
  [9.5, ...home],
])}
${presses.map((item) => item.style)}
`;

const grip = html`<span class="head-grip">${icon("grip", 16, 2)}</span>`;
const legend = html`<span class="faint legend"><svg width="20" height="2" stroke="currentColor" stroke-width="1.5" stroke-dasharray="4 4"><path d="M0 1h20"/></svg>yesterday</span>`;
const ttf = market("ttf");
const body = html`${bar(html`${tab("Morning", true)}${tab("Gas only")}`, html`<span class="changed">Back to saved</span>`)}
<div class="gap" style="${place(...saved.curve)}"></div><div class="slot" style="${place(...made.curve)}"></div>
${panel(place(...saved.day), html`<b>TTF gas</b><span class="big right">${price(ttf.last, 2)}</span><span style="margin-right:-4px" class="faint">${icon("grip", 16, 2)}</span>`, dayLine("", true), "day")}
${panel(place(...saved.watch), html`<b>Watch list</b>${grip}`, watchList(), "watch")}
${panel(place(...saved.curve), html`<b>TTF curve</b>${legend}${grip}`, curvePlot(10, 2), "curve")}
${presses.map((item) => item.body)}`;

export const pieces: Piece[] = [tradeFilm("workspace", seconds, style, body)];
