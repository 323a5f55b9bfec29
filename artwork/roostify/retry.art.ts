import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { ring } from "../kit/ring.ts";
import { application, bureaus, times } from "./data.ts";
import { logo, pill, small, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

/** The lanes begin at 2:02, when the order was placed. One minute is 96 px wide. */
const laneStart = 148;
const minute = 96;
const secondsLeft = 79;

/** Pixels from the order to a time such as "2:06". */
function after(time: string): number {
  return (Number(time.split(":")[1]) - Number(times.agreed.split(":")[1])) * minute;
}

const now = after(times.next) - (secondsLeft / 60) * minute;
const countdown = html`<span class="count">${ring(secondsLeft / 120, { size: 56, stroke: 4, track: color.amberLine, colour: color.amber })}<em>1:19</em></span>`;

function answered(name: string, time: string): string {
  const end = after(time);
  return html`<li><b>${name}</b><i class="bar" style="width:${end}px"></i><span class="tick" style="left:${laneStart + end - 14}px">${icon("check", 18, 2.25)}</span>
<p style="left:${laneStart + end + 28}px">Answered at ${time}<span>Both reports kept</span></p></li>`;
}

function silent(name: string): string {
  const end = after(times.silent);
  return html`<li><b>${name}</b><i class="bar late" style="width:${end}px">No answer at ${times.silent}</i>
<i class="wait" style="left:${laneStart + end}px;width:${after(times.next) - end - 28}px"></i><span style="position:absolute;left:${laneStart + after(times.next) - 28}px;top:10px">${countdown}</span></li>`;
}

const hours = [
  [times.agreed, times.agreed],
  [times.answers[0], times.answers[0]],
  [times.silent, times.silent],
  [times.next, `Next try, ${times.next}`],
] as const;
const promises = html`<p class="promise">${icon("check", 20, 2)}Nothing is charged twice</p><p class="promise">${icon("check", 20, 2)}Priya and Tom are not asked again</p>`;
const buttons = html`<span class="button">${icon("retry", 20, 2)}Try ${bureaus[2]} now</span><span class="button quiet">Continue with two</span>`;

const shared = css`
body{background:${color.amberWash}}
h1{font-weight:600;letter-spacing:-.015em}
.count{display:grid;place-items:center;position:relative;width:56px;height:56px;background:#fff;border-radius:50%;color:${color.amber}}
.count em{position:absolute;font-style:normal;font-weight:600;font-size:15px;font-variant-numeric:tabular-nums}
.promise{display:flex;gap:8px;align-items:center}.promise svg{color:${color.green}}
.button{background:${color.ink}}.button.quiet{color:${color.ink};box-shadow:inset 0 0 0 1.5px ${color.amberLine}}
`;

const whole = html`${base}<style>${shared}
.window{left:24px;top:24px;width:848px;height:488px;box-shadow:0 1px 3px rgb(90 50 0/.14)}
header{height:60px;display:flex;align-items:center;justify-content:space-between;padding:0 32px;border-bottom:1px solid ${color.line}}
.page{padding:24px 32px 0}
.top{display:flex;align-items:center;justify-content:space-between}
h1{font-size:26px;line-height:32px}
.lanes{position:relative;margin-top:18px;padding-top:28px}
.hour{position:absolute;top:0;width:120px;margin-left:-60px;text-align:center;font-size:14px;line-height:20px;color:${color.soft}}
.grid{position:absolute;top:28px;bottom:0;width:1px;background:${color.line}}
.now{position:absolute;top:-2px;bottom:0;left:${laneStart + now}px;width:2px;margin-left:-1px;background:${color.ink}}
.now span{position:absolute;left:-23px;width:48px;height:24px;line-height:24px;border-radius:12px;background:${color.ink};color:#fff;font-size:14px;font-weight:600;text-align:center}
li{position:relative;height:76px;border-top:1px solid ${color.line}}li:last-child{border-bottom:1px solid ${color.line}}
li b{position:absolute;left:0;top:26px;font-size:16px}
.bar{position:absolute;left:${laneStart}px;top:24px;height:28px;border-radius:14px;background:${color.greenWash}}
.late{background:${color.amberLine};color:#5f3400;font-style:normal;font-weight:600;font-size:14px;line-height:28px;text-align:right;padding-right:14px;border-radius:14px 0 0 14px}
.tick{position:absolute;top:24px;width:28px;height:28px;border-radius:50%;display:grid;place-items:center;background:${color.green};color:#fff}
li p{position:absolute;top:17px;background:#fff;padding-right:8px;line-height:21px}
li p span{display:block;font-size:14px;line-height:20px;color:${color.soft}}
.wait{position:absolute;top:37px;border-top:3px dotted ${color.amber}}
.foot{display:flex;align-items:center;gap:12px;margin-top:26px}
.promises{margin-right:auto;display:grid;gap:2px}
</style><div class="window"><header>${logo()}<span class="soft">${application.number}, ${application.property}</span></header>
<div class="page"><div class="top"><h1>One bureau has not answered</h1>${pill("retry")}</div>
<div class="lanes">${hours.map(([time, label]) => html`<i class="grid" style="left:${laneStart + after(time)}px"></i><span class="hour" style="left:${laneStart + after(time)}px">${label}</span>`)}
<ol>${answered(bureaus[0], times.answers[0])}${answered(bureaus[1], times.answers[1])}${silent(bureaus[2])}</ol><i class="now"><span style="font-style:normal">Now</span></i></div>
<div class="foot"><div class="promises">${promises}</div>${buttons}</div></div></div>`;

const line = (name: string, note: string) =>
  html`<li><i>${icon("check", 18, 2.25)}</i><p><b>${name}</b><span>${note}</span></p></li>`;

const crop = html`${base}<style>${shared}
.window{left:16px;top:16px;width:358px;height:552px;padding:22px 20px 0;box-shadow:0 1px 3px rgb(90 50 0/.14)}
h1{font-size:24px;line-height:29px;margin:12px 0 14px;text-wrap:balance}
li{display:flex;align-items:center;gap:14px;height:62px;border-top:1px solid ${color.line}}
li>i{width:28px;height:28px;border-radius:50%;display:grid;place-items:center;background:${color.green};color:#fff}
li p{font-size:16px;line-height:22px}li p span{display:block;font-size:15px;line-height:20px;color:${color.soft}}
li.silent{height:84px;margin:0 -20px;padding:0 20px;background:#fff8ea;border:solid ${color.amberLine};border-width:1px 0}
.silent p{flex:1}.silent p span{color:${color.amber}}
.promise{margin-top:12px;font-size:15px}
.buttons{display:grid;grid-template-columns:1fr;gap:8px;margin-top:18px}.button{height:44px}
</style><div class="window">${pill("retry")}<h1>One bureau has not answered</h1>
<ul>${line(bureaus[0], `Answered at ${times.answers[0]}`)}${line(bureaus[1], `Answered at ${times.answers[1]}`)}
<li class="silent"><p><b>${bureaus[2]}</b><span>No answer at ${times.silent}<br>Next try at ${times.next}</span></p>${countdown}</li></ul>
${promises}<div class="buttons">${buttons}</div></div>`;

export const pieces: Piece[] = [wide("retry", whole, 536), small("retry", crop, 608)];
