import { css, html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { hut, lake } from "./data.ts";
import { bare, chip, field, partStyles, small, tag, thumb } from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#f1f8ff}
.grid{position:absolute;inset:24px;display:grid;grid-template:1fr 1fr/1fr 1fr;gap:16px}
.goal{background:#fff;border-radius:18px;overflow:hidden;display:flex;flex-direction:column}
.stage{height:152px;background:var(--sky);position:relative;overflow:hidden;flex:none}
.words{padding:14px 20px 0}.words h3{font-size:18px;line-height:24px;font-weight:700;letter-spacing:-.01em;margin-bottom:2px}.words p{text-wrap:balance;max-width:320px}
.on-stage{position:absolute;background:#fff;border-radius:14px}
.kind{display:flex;flex-direction:column;align-items:center;gap:3px;width:62px;font-size:13px;line-height:18px;font-weight:500;color:var(--deep)}.kind.on{font-weight:700}.kind.on i{background:var(--blue);color:#fff}
.dotline{width:32px;height:32px;border-radius:50%;background:#fff;color:var(--blue);display:grid;place-items:center}
</style>`;

const goal = (stage: string, title: string, test: string) =>
  html`<div class="goal"><div class="stage">${stage}</div><div class="words"><h3>${title}</h3><p class="t15 soft">${test}</p></div></div>`;

const answer = html`<div class="on-stage row" style="left:20px;right:20px;top:32px;height:88px;padding:10px 20px 10px 10px;gap:16px">${thumb("lake", 68, 10)}
  <div class="grow"><div class="t15 b">Water at ${lake.title}</div><div class="soft nowrap">Lake station, today 07:00</div></div><div class="t32 bb blue">${lake.water}</div></div>`;

const kinds: [IconName, string][] = [
  ["place", "Places"],
  ["trip", "Trips"],
  ["book", "Guides"],
  ["gear", "Gear"],
  ["booking", "Bookings"],
  ["help", "Help"],
];
const box = html`<div style="position:absolute;left:20px;right:20px;top:18px">${field("move my hut booking", "", true)}</div>
  <div class="row between" style="position:absolute;left:20px;right:20px;top:82px">${kinds.map(([name, word]) => html`<span class="kind ${name === "booking" && "on"}"><i class="dotline">${icon(name, 18)}</i>${word}</span>`)}</div>`;

const source = html`<div class="on-stage" style="left:20px;right:20px;top:32px;height:88px;padding:14px 16px"><div class="t15 b">Mern Pass is open, snow on the east side</div>
  <div class="row" style="gap:8px;margin-top:12px">${tag("Warden, today 07:10", "", "check")}${tag("2 walkers, Sunday")}</div></div>`;

const nearby = html`<div class="on-stage" style="left:20px;right:20px;top:32px;height:88px;padding:12px 16px"><div class="t15"><b class="b">${hut.title} is full</b> <span class="soft">on Sat 24 Aug</span></div>
  <div class="row" style="gap:8px;margin-top:10px">${chip("Sun 25 Aug")}${chip("Fri 30 Aug")}${chip("Mern Hut")}</div></div>`;

const goals = {
  answer: goal(answer, "Answer first", "Met when nobody has to open a result to read a single number."),
  box: goal(box, "One box for everything", "Met when people stop asking which tab to search in."),
  source: goal(source, "Say how we know", "Met when every answer names its source and its age."),
  nearby: goal(nearby, "Never a dead end", "Met when no search ends with the words “no results”."),
};

const picture = html`${base}${partStyles}${styles}<div class="grid">${Object.values(goals)}</div>`;

/** On a phone: the objective that was argued about, and the one it follows from. */
const crop = html`${base}${partStyles}${styles}<style>.grid{inset:0;grid-template:1fr 1fr/1fr;gap:12px}.stage{height:136px}.on-stage{top:24px!important;left:12px!important;right:12px!important}.words{padding:12px 16px 0}.on-stage .pic{display:none}.on-stage{padding:14px 16px!important}.on-stage .t32{white-space:nowrap}</style>
<div class="grid">${goals.source}${goals.answer}</div>`;

export const pieces: Piece[] = [bare("search/objectives", picture, 560), small("objectives", crop, 476)];
