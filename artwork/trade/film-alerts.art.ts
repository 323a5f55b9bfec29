import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { between, except, travel } from "../kit/motion.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import { dayLine } from "./chart.ts";
import { type Alert, alerts, handled, market, price } from "./data.ts";
import { pressRing, tradeFilm } from "./film.ts";

import { alertRow, bar, move, panel, tab } from "./parts.ts";
import { limitSheet, rejectedSheet, sheetStyles } from "./sheets.ts";
import { c } from "./theme.ts";

const seconds = 12;
/** When the amber and the red alert come, are opened, are answered and leave. */
const at = {
  amber: 0.8,
  red: 1.9,
  open: 3.4,
  resend: 5.5,
  redGoes: 6.7,
  next: 7,
  cancel: 9,
  amberGoes: 10.2,
  home: 10.4,
};
const slot = 64;
const later = 9.9;

/** A row's way: how many rows stand above it, from when. */
const rows = (...steps: [time: number, above: number][]): Stop[] =>
  steps.flatMap(([time, above], index): Stop[] => {
    const before = steps[index - 1]?.[1] ?? above;
    const style = (count: number) => ({ transform: `translateY(${count * slot}px)` });
    if (index === 0) return [[0, style(above), ease.hold]];
    return [
      [time, style(before), ease.out],
      [time + 0.5, style(above), ease.hold],
    ];
  });
/** What was there before makes way for what is more urgent, and comes back. */
const pushed = track(
  ".rest",
  seconds,
  rows([0, 0], [at.amber, 1], [at.red, 2], [at.redGoes + 0.3, 1], [at.amberGoes + 0.3, 0]),
);

/** Comes in from the right, goes out the same way when it has been dealt with. */
const visit = (selector: string, from: number, to: number) =>
  track(selector, seconds, [
    [0, { opacity: 0, transform: "translateX(48px)" }, ease.hold],
    [from, { opacity: 0, transform: "translateX(48px)" }, ease.out],
    [from + 0.5, { opacity: 1, transform: "none" }, ease.hold],
    [to, { opacity: 1, transform: "none" }, ease.in],
    [to + 0.35, { opacity: 0, transform: "translateX(48px)" }, ease.hold],
    [seconds, { opacity: 0, transform: "translateX(48px)" }],
  ]);

const places = {
  home: [250, 250],
  alert: [688, 122],
  choice: [228, 354],
} as const;
const presses = [
  pressRing("press-open", seconds, [at.open, ...places.alert]),
  pressRing("press-resend", seconds, [at.resend, ...places.choice]),
  pressRing("press-cancel", seconds, [at.cancel, ...places.choice]),
];

/** A row says what was done before it goes. */
const answered = (name: string, from: number, to: number) => [
  between(`.${name}-now`, seconds, from, to + 0.5, 0.15),
  between(`.${name}-done`, seconds, from, to + 0.7, 0.15),
  between(`.${name}-after`, seconds, from + 0.1, to + 0.7, 0.2),
  except(`.${name}-before`, seconds, from + 0.1, to + 0.7, 0.2),
];

const style = css`${sheetStyles}
.rail .alert{position:absolute;left:0;right:0;height:${slot}px;padding-block:12px;border-bottom:1px solid ${c.line};background:${c.panel};font-size:14px}
.rail .alert .faint,.rail .alert div span{font-size:13px}
.rest,.lane{position:absolute;inset:0 0 auto}
.rest h4{position:absolute;top:${slot * 2}px;padding:20px 16px 8px;font-size:13px;font-weight:400}
.picked{position:absolute;inset:0 0 auto;height:${slot}px;background:${c.raised};box-shadow:inset 3px 0 0 ${c.ink}}
.lane .alert{background:none}
.lane .now{position:absolute;inset:0 0 auto;height:${slot}px;display:flex;align-items:center;gap:12px;padding:0 16px;background:${c.greenTint};color:${c.green};font-size:14px;font-weight:600}
.need,.more{width:0}
.big{font-size:20px;font-weight:600}
.head{position:absolute;inset:0 16px;display:flex;align-items:center;gap:8px;background:${c.panel}}
.panel>header{position:relative}
${pushed}
${visit(".come-amber", at.amber, at.amberGoes)}
${visit(".come-red", at.red, at.redGoes)}
${track(".lane-amber", seconds, rows([0, 0], [at.red, 1], [at.redGoes + 0.3, 0]))}
${between(".pill.red", seconds, at.red + 0.3, at.redGoes)}
${between(".picked-red", seconds, at.open, at.redGoes, 0.15)}
${between(".picked-amber", seconds, at.next, at.amberGoes, 0.15)}
${between(".sheet-red,.head-red", seconds, at.open + 0.1, at.next, 0.3)}
${between(".sheet-amber,.head-amber", seconds, at.next, at.home, 0.3)}
${answered("red", at.resend, at.redGoes)}
${answered("amber", at.cancel, at.amberGoes)}
${track(".need", seconds, [
  [0, { width: "84%", background: c.red }, ease.hold],
  [at.resend + 0.1, { width: "84%", background: c.red }, ease.inOut],
  [at.resend + 0.7, { width: "63%", background: c.green }, ease.hold],
  [later, { width: "63%", background: c.green }, ease.hold],
  [seconds, { width: "84%", background: c.red }],
])}
${track(".more", seconds, [
  [0, { width: "5%", background: c.amber }, ease.hold],
  [at.cancel + 0.1, { width: "5%", background: c.amber }, ease.inOut],
  [at.cancel + 0.7, { width: "0%", background: c.amber }, ease.hold],
  [11.5, { width: "0%", background: c.amber }, ease.hold],
  [seconds, { width: "5%", background: c.amber }],
])}
${travel(".pointer", seconds, [
  [0, ...places.home],
  [2.3, ...places.home],
  [3.2, ...places.alert],
  [4.3, ...places.alert],
  [5.2, ...places.choice],
  [at.redGoes + 0.2, ...places.choice],
  [7.7, 424, 236],
  [8.2, 424, 236],
  [8.8, ...places.choice],
  [at.home, ...places.choice],
  [11.6, ...places.home],
])}
${presses.map((item) => item.style)}
`;

const [red, amber, ...others] = alerts as [Alert, Alert, ...Alert[]];
const put = (item: Alert, top: number) =>
  html`<div style="position:absolute;inset:${top}px 0 auto">${alertRow(item)}</div>`;
const lane = (name: string, item: Alert, done: string) =>
  html`<div class="lane lane-${name}"><div class="come-${name}"><div class="picked picked-${name}"></div>${alertRow(item)}<div class="now ${name}-now">${icon("check", 16, 1.5)}${done}</div></div></div>`;
const rail = html`<div class="rest">${others.map((item, index) => put(item, index * slot))}<h4 class="faint">Handled</h4>${handled.map((item, index) => put(item, slot * 2 + 48 + index * slot))}</div>
${lane("amber", amber, "10 MW cancelled")}${lane("red", red, "30 lots working")}`;

const head = (id: string, name: string) => {
  const item = market(id);
  return html`<div class="head head-${name}"><b>${item.name}</b><span class="faint">${item.contract}</span><span class="big right">${price(item.last, item.digits)}</span><span class="${item.change > 0 ? "green" : "soft"}">${move(item)}</span></div>`;
};
const body = html`${bar(html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`)}
${panel(place(8, 44, 512, 468), html`${head("ttf", "plain")}${head("eua", "red")}${head("ttf", "amber")}`, html`${dayLine("", 0.3)}${rejectedSheet}${limitSheet}`)}
${panel(place(528, 44, 296, 468), html`<b>Alerts</b><span class="right pill red">1 to act on</span>`, rail, "rail")}
${presses.map((item) => item.body)}`;

/** The film opens on the first alert, just before the second comes, so that the poster shows one. */
const opening = css`.bn *{animation-delay:-1.5s!important}`;

export const pieces: Piece[] = [tradeFilm("alerts", seconds, style + opening, body)];
