import { css, html } from "../kit/html.ts";
import { between, except, travel } from "../kit/motion.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import { dayLine } from "./chart.ts";
import { type Alert, alerts, answered, handled, market, price } from "./data.ts";
import { pressRing, tradeFilm } from "./film.ts";
import { alertRow, bar, move, panel, tab } from "./parts.ts";
import { limitSheet, rejectedSheet, sheetStyles } from "./sheets.ts";
import { c } from "./theme.ts";

const seconds = 12;
/** When the amber and the red alert come, are opened, are answered and move down to what is handled. */
const at = {
  amber: 0.1,
  red: 0.9,
  open: 3,
  resend: 4.9,
  redGoes: 6.5,
  next: 7,
  cancel: 8.5,
  amberGoes: 10.1,
  home: 10.4,
  reset: 11.2,
};
/** How long after an answer its bar has moved, so that numbers and words may follow. */
const effect = 0.7;
/** Four rows and the heading between the lists fill the column. Old words take `fade` seconds to go. */
const slot = 70;
const heading = 36;
const fade = 0.12;

/** Something in the list and its way: how far from the top it stands, from when. */
const rows = (selector: string, ...steps: [time: number, top: number][]) =>
  track(
    selector,
    seconds,
    steps.flatMap(([time, top], index): Stop[] => {
      const style = (y: number) => ({ transform: `translateY(${y}px)` });
      if (index === 0) return [[0, style(top), ease.hold]];
      return [
        [time, style(steps[index - 1]?.[1] ?? top), ease.inOut],
        [time + 0.5, style(top), ease.hold],
      ];
    }),
  );

/** Comes in from the right. Long after it was dealt with, older handled ones move up over it. */
const visit = (selector: string, from: number) =>
  track(selector, seconds, [
    [0, { opacity: 0, transform: "translateX(48px)" }, ease.hold],
    [from, { opacity: 0, transform: "translateX(48px)" }, ease.out],
    [from + 0.5, { opacity: 1, transform: "none" }, ease.hold],
    [at.reset + 0.5, { opacity: 1, transform: "none" }, ease.hold],
    [at.reset + 0.55, { opacity: 0, transform: "none" }, ease.hold],
    [seconds, { opacity: 0, transform: "translateX(48px)" }],
  ]);

/** The button turns at once, and what was not chosen fades. Then old words go and new ones come. */
const answer = (name: string, from: number, gone: number) => [
  except(`.${name}-open`, seconds, from, gone, fade),
  between(`.${name}-given`, seconds, from + fade, gone, fade),
  except(`.sheet .${name}-before`, seconds, from + effect, gone, fade),
  between(`.sheet .${name}-after`, seconds, from + effect + fade, gone, fade),
  except(`.lane .${name}-before`, seconds, from + effect, seconds - fade, fade),
  between(`.lane .${name}-after`, seconds, from + effect + fade, seconds - fade, fade),
  track(`.${name}-other`, seconds, [
    [0, { opacity: 1 }, ease.hold],
    [from, { opacity: 1 }, ease.linear],
    [from + 0.25, { opacity: 0.35 }, ease.hold],
    [gone + 0.2, { opacity: 0.35 }, ease.hold],
    [gone + 0.3, { opacity: 1 }],
  ]),
];

/** A bar that shrinks when the answer is given. */
const shrink = (selector: string, from: number, gone: number, before: [string, string], after: string[]) => {
  const [wide, narrow] = [
    { width: before[0], background: before[1] },
    { width: after[0] ?? "", background: after[1] ?? "" },
  ];
  return track(selector, seconds, [
    [0, wide, ease.hold],
    [from + 0.1, wide, ease.inOut],
    [from + effect, narrow, ease.hold],
    [gone + 0.4, narrow, ease.hold],
    [seconds, wide],
  ]);
};

const places = {
  home: [196, 238],
  alert: [446, 120],
  choice: [108, 307],
  aside: [236, 246],
} as const;
const presses = [
  pressRing("press-open", seconds, [at.open, ...places.alert]),
  pressRing("press-resend", seconds, [at.resend, ...places.choice]),
  pressRing("press-cancel", seconds, [at.cancel, ...places.choice]),
];

const style = css`${sheetStyles}
.rail .alert{position:absolute;left:0;right:0;height:${slot}px;gap:10px;padding:13px 0 0 12px;border-bottom:1px solid ${c.line};font-size:15px;line-height:22px}
.rail .alert>.faint{display:none}
.rail .alert div span{font-size:14px}
.known,.past,.lane{position:absolute;inset:0 0 auto}
.past{z-index:1;height:${slot * 3}px;background:${c.panel}}
.lane>div{height:${slot}px;background:${c.panel}}
.lane .done b{color:${c.ink}}
.rail h4{position:absolute;inset:0 0 auto;height:${heading}px;padding:12px 12px 4px;font-size:14px;font-weight:400}
.picked{position:absolute;inset:0 0 auto;height:${slot}px;background:${c.raised};box-shadow:inset 3px 0 0 ${c.ink}}
.need,.more{width:0}
.big{font-size:19px;font-weight:600}
.head{position:absolute;inset:0 12px;display:flex;align-items:center;gap:8px}
.head .move{font-size:14px}
.count{position:absolute;right:10px;font-size:14px}
.panel>header{position:relative}
.plot .y,.plot .x{font-size:14px}.last{font-size:14px}
${rows(".known", [0, 0], [at.amber, slot], [at.red, slot * 2], [at.redGoes, slot], [at.amberGoes, 0])}
${rows(".rail h4", [0, slot], [at.amber, slot * 2], [at.red, slot * 3], [at.redGoes, slot * 2], [at.amberGoes, slot])}
${rows(".past", [0, slot + heading], [at.amber, slot * 2 + heading], [at.red, slot * 3 + heading], [at.reset, slot + heading])}
${rows(".lane-red", [0, 0], [at.redGoes, slot * 2 + heading])}
${rows(".lane-amber", [0, 0], [at.red, slot], [at.redGoes, 0], [at.amberGoes, slot + heading])}
${visit(".come-amber", at.amber + 0.3)}${visit(".come-red", at.red + 0.3)}
${between(".picked-red", seconds, at.open, at.redGoes + 0.5, 0.2)}
${between(".picked-amber", seconds, at.next, at.amberGoes + 0.5, 0.2)}
${between(".count-two", seconds, at.red + 0.2, at.resend + effect, fade)}
${track(".count-one", seconds, [
  [0, { opacity: 0 }, ease.hold],
  [at.amber + 0.2, { opacity: 0 }, ease.linear],
  [at.amber + 0.2 + fade, { opacity: 1 }, ease.hold],
  [at.red + 0.1, { opacity: 1 }, ease.linear],
  [at.red + 0.2, { opacity: 0 }, ease.hold],
  [at.resend + effect + fade, { opacity: 0 }, ease.linear],
  [at.resend + effect + fade * 2, { opacity: 1 }, ease.hold],
  [at.cancel + effect, { opacity: 1 }, ease.linear],
  [at.cancel + effect + fade, { opacity: 0 }],
])}
${except(".head-plain,.plot", seconds, at.open + 0.1, at.home + fade, fade)}
${between(".sheet-red,.head-red", seconds, at.open + 0.1 + fade, at.next, fade)}
${between(".sheet-amber,.head-amber", seconds, at.next + fade, at.home, fade)}
${answer("red", at.resend, at.next + fade)}
${answer("amber", at.cancel, at.home + fade)}
${shrink(".need", at.resend, at.next, ["84%", c.red], ["63%", c.soft])}
${shrink(".more", at.cancel, at.home, ["5%", c.amber], ["0%", c.amber])}
${travel(".pointer", seconds, [
  [0, ...places.home],
  [2.1, ...places.home],
  [2.8, ...places.alert],
  [3.6, ...places.alert],
  [4.5, ...places.choice],
  [at.resend + 0.4, ...places.choice],
  [6.1, ...places.aside],
  [7.3, ...places.aside],
  [8, ...places.choice],
  [at.cancel + 0.4, ...places.choice],
  [9.8, ...places.aside],
  [10.9, ...places.aside],
  [11.6, ...places.home],
])}
${presses.map((item) => item.style)}
`;

const [red, amber, known] = alerts as [Alert, Alert, Alert];
const [resent, inside] = answered as [Alert, Alert];
const put = (item: Alert, index: number) =>
  html`<div style="position:absolute;inset:${index * slot}px 0 auto">${alertRow(item)}</div>`;
const lane = (name: string, before: Alert, after: Alert) =>
  html`<div class="lane lane-${name}"><div class="come-${name}"><div class="picked picked-${name}"></div><div class="${name}-before">${alertRow(before)}</div><div class="${name}-after">${alertRow(after)}</div></div></div>`;
const rail = html`<div class="known">${alertRow(known)}</div><h4 class="faint">Handled</h4><div class="past">${handled.map(put)}</div>
${lane("amber", amber, inside)}${lane("red", red, resent)}`;

const head = (id: string, name: string) => {
  const item = market(id);
  return html`<div class="head head-${name}"><b>${item.name}</b><span class="big right">${price(item.last, item.digits)}</span><span class="${item.change > 0 ? "green" : "soft"}">${move(item)}</span></div>`;
};
const body = html`${bar(html`${tab("Morning", true)}${tab("Gas only")}`)}
${panel(place(8, 36, 252, 356), html`${head("ttf", "plain")}${head("eua", "red")}${head("ttf", "amber")}`, html`${dayLine("", true)}${rejectedSheet}${limitSheet}`)}
${panel(place(268, 36, 204, 356), html`<b>Alerts</b><span class="count count-one pill red">1 to act on</span><span class="count count-two pill red">2 to act on</span>`, rail, "rail")}
${presses.map((item) => item.body)}`;

/** The film opens when both alerts have come, so that the poster shows what waits for an answer. */
const opening = css`.bn *{animation-delay:-1.8s!important}`;

export const pieces: Piece[] = [tradeFilm("alerts", seconds, style + opening, body)];
