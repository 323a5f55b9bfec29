import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { dumbbells } from "./charts.ts";
import { doubts, headline, plan, question, tables } from "./data.ts";
import { cite, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const caption = (name: IconName, text: string) => html`<p class="cap">${icon(name, 18)}${text}</p>`;

/** The thread from what was asked, through how it was worked out, to each sentence of the answer. */
const threads = html`<svg class="threads" width="832" height="520" fill="none" stroke="${color.blue}" stroke-width="2">
<path d="M57 112V136M57 300V324"/>
<path d="M312 388H328Q338 388 338 378V152Q338 142 348 142H376M312 456H342Q352 456 352 446V176Q352 166 362 166H376"/>
<g fill="${color.blue}" stroke="none"><circle cx="312" cy="388" r="4.5"/><circle cx="312" cy="456" r="4.5"/><circle cx="376" cy="142" r="4.5"/><circle cx="376" cy="166" r="4.5"/></g>
</svg>`;

export const pieces: Piece[] = [
  section(
    "dataai/vision",
    html`${base}<style>
body{background:${color.tint}}
.threads{position:absolute;inset:0}
.card{position:absolute;background:#fff;border-radius:14px;padding:16px}
.cap{display:flex;gap:8px;align-items:center;color:${color.blue};font-weight:600;font-size:14px;margin-bottom:10px}
.q{left:32px;top:32px;width:280px;height:80px}
.q .cap{margin-bottom:6px}.q b{font-size:15px;font-weight:500;letter-spacing:-.015em}
.p{left:32px;top:136px;width:280px;height:164px}
.s{left:32px;top:324px;width:280px;height:164px}
.row{display:flex;gap:10px;align-items:center;height:34px}
.row em{font-style:normal;color:${color.soft};margin-left:auto;font-size:13px}
.a{left:376px;top:32px;width:424px;height:456px;padding:24px}
h1{font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.03em;margin-bottom:8px;text-wrap:balance}
.say{font-size:15px;line-height:24px}
.ct{display:flex;gap:16px;color:${color.soft};font-size:13px;margin:18px 0 6px;align-items:center}
.ct b{color:${color.ink};font-size:14px;font-weight:500;margin-right:auto}
.ct span{display:flex;gap:6px;align-items:center}
.ct i{width:12px;height:12px;border-radius:50%;border:2.5px solid ${color.blue}}
.ct i.f{background:${color.blue}}
.d{position:absolute;left:24px;right:24px;bottom:24px;height:44px;border-radius:10px;background:${color.doubtWash};color:${color.doubt};display:flex;gap:10px;align-items:center;padding:0 14px;font-weight:500}
</style>
<div class="card q">${caption("speech", "Question")}<b>${question}</b></div>
<div class="card p">${caption("plan", "Plan")}${plan.map((step) => html`<p class="row">${tick(20)}${step}</p>`)}</div>
<div class="card s">${caption("table", "Sources")}${tables.map(
      ({ name, fresh }, index) =>
        html`<p class="row">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
    )}</div>
<div class="card a"><h1>${headline}</h1>
<p class="say">423 of the 492 extra returns are jackets ${cite(1)}. Both styles moved to the new size chart ${cite(3)}.</p>
<p class="ct"><b>Returned items</b><span><i></i>August</span><span><i class="f"></i>September</span></p>
${dumbbells(376, 196)}
<p class="d">${icon("warning", 20)}${doubts[0]}</p></div>${threads}`,
  ),
];
