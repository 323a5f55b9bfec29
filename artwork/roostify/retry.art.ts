import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { ring } from "../kit/ring.ts";
import { application, bureaus, times } from "./data.ts";
import { pill, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

function answered(name: string, when: string): string {
  return html`<div class="bureau"><b>${name}</b><span class="big ok">${icon("check", 28, 2.25)}</span><p>Answered at ${when}</p><p class="soft">Both reports kept</p></div>`;
}

/** The one that did not answer: what happened, what happens next, and what one may do about it. */
function silent(name: string): string {
  return html`<div class="bureau late"><b>${name}</b><span class="big">${ring(0.66, { size: 56, stroke: 4, track: color.amberLine, colour: color.amber })}<em>1:19</em></span><p>No answer at ${times.silent}</p><p>Next try at ${times.next}</p></div>`;
}

export const pieces: Piece[] = [
  wide(
    "retry",
    html`${base}<style>
body{background:${color.amberWash}}
.window{left:48px;top:54px;width:800px;height:412px;padding:28px 32px;box-shadow:0 1px 3px rgb(90 50 0/.14)}
.top{display:flex;align-items:center;gap:12px}
h1{font-size:24px;line-height:30px;font-weight:700;letter-spacing:-.02em;margin-right:auto}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16px;margin-top:20px}
.bureau{border-radius:14px;box-shadow:inset 0 0 0 1.5px ${color.line};padding:16px 18px;height:184px;font-size:14px;line-height:20px}
.bureau b{font-size:16px;display:block}
.late{background:#fffaf0;box-shadow:inset 0 0 0 2px ${color.amberLine};color:${color.amber}}
.late b{color:${color.ink}}
.big{width:60px;height:60px;border-radius:50%;display:grid;place-items:center;margin:16px 0 18px;position:relative}
.big.ok{background:${color.greenWash};color:${color.green}}
.big em{position:absolute;font-style:normal;font-weight:600;font-size:15px}
.say{margin-top:20px;font-size:16px;line-height:24px}
.do{position:absolute;left:32px;right:32px;bottom:28px;display:flex;gap:12px;align-items:center}
.do .button{background:${color.ink}}.do .quiet{background:#fff;color:${color.ink};box-shadow:inset 0 0 0 1.5px ${color.amberLine}}
.do .soft{margin-left:auto;font-size:14px}
</style><div class="window"><div class="top"><h1>One bureau has not answered</h1>${pill("retry")}</div>
<div class="three">${answered(bureaus[0], times.answers[0])}${answered(bureaus[1], times.answers[1])}${silent(bureaus[2])}</div>
<p class="say">We also retry automatically. Nothing is charged twice, and the borrowers are not asked again.</p>
<div class="do"><span class="button">${icon("retry", 20, 2)}Try ${bureaus[2]} now</span><span class="button quiet">Continue with two</span><span class="soft">${application.number}</span></div></div>`,
  ),
];
