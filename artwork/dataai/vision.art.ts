import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { dumbbells } from "./charts.ts";
import { doubts, headline, question, steps, tables, understood } from "./data.ts";
import { cite, sentences, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const caption = (name: IconName, text: string) => html`<p class="cap">${icon(name, 18)}${text}</p>`;

/** From each table to what rests on it: the first two to one sentence, the third to the next, the last to the doubt. */
const threads = html`<svg class="threads" width="896" height="560" fill="none" stroke="${color.blue}" stroke-width="2">
<path d="M57 150V170M57 342V362"/>
<path d="M328 418H338Q348 418 348 428V438Q348 448 338 448H328M348 428V140Q348 130 358 130H384"/>
<path d="M328 478H352Q362 478 362 468V165Q362 155 372 155H384M328 508H346Q356 508 356 498T366 488H384"/>
<g fill="${color.blue}" stroke="none">${[
  [328, 418],
  [328, 448],
  [328, 478],
  [328, 508],
  [384, 130],
  [384, 155],
  [384, 488],
].map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="4.5"/>`)}</g>
</svg>`;

/** On a phone: everything in one column, and the lines run along its sides. One line crosses another with a gap. */
const smallThreads = html`<svg class="threads" width="360" height="720" fill="none" stroke="${color.blue}" stroke-width="2">
<path d="M60 118V136M60 288V306"/>
<path d="M332 357H336Q344 357 344 365V539Q344 547 336 547H332M332 383H336Q344 383 344 391"/>
<path d="M28 409H24Q16 409 16 417V598Q16 606 24 606H28"/>
<path d="M338 435H350" stroke="${color.tint}" stroke-width="8"/>
<path d="M332 435H344Q352 435 352 443V657Q352 665 344 665H332"/>
<g fill="${color.blue}" stroke="none">${[
  [332, 357],
  [332, 383],
  [28, 409],
  [332, 435],
  [332, 547],
  [28, 606],
  [332, 665],
].map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="4.5"/>`)}</g>
</svg>`;

const crop = html`${base}<style>
body{background:${color.tint}}
.threads{position:absolute;inset:0}
.card{position:absolute;left:28px;width:304px;background:#fff;border-radius:14px;padding:12px 16px}.nowrap{white-space:nowrap}
.cap{display:flex;gap:8px;align-items:center;color:${color.blue};font-weight:600;font-size:15px;line-height:20px;margin-bottom:6px}
.card b{display:block;font-size:17px;line-height:22px;font-weight:500;letter-spacing:-.025em;white-space:nowrap}.soft{line-height:18px;margin-top:2px}
.row{display:flex;gap:10px;align-items:center;height:26px;font-size:15px;white-space:nowrap}.row em{font-style:normal;color:${color.soft};margin-left:auto;font-size:14px}.row .mono{font-size:15px}
h1{font-size:17px;line-height:22px;font-weight:600;letter-spacing:-.035em;margin-bottom:6px;white-space:nowrap}
.say{font-size:15px;line-height:21px;margin-bottom:6px;letter-spacing:-.028em}
.d{border-radius:10px;background:${color.doubtWash};color:${color.doubt};padding:8px 12px;font-weight:500;font-size:15px;line-height:20px;margin-top:10px}
</style><div class="card" style="top:12px;height:108px">${caption("speech", "Question")}<b>${question}</b><p class="soft">Understood as: ${understood}</p></div>
<div class="card" style="top:136px;height:154px">${caption("plan", "Plan")}${steps.map(({ plan }) => html`<p class="row">${tick(18)}${plan}</p>`)}</div>
<div class="card" style="top:306px;height:154px">${caption("table", "Sources")}${tables.map(
  ({ name, fresh }, index) =>
    html`<p class="row">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
)}</div>
<div class="card" style="top:476px;height:231px"><h1>${headline}</h1><p class="say">The Ridge Shell (+251) and the Corrie Parka (+138) make 389 of the 492 extra, most returned as “too small” <span class="nowrap">${cite(1)} ${cite(2)}.</span></p><p class="say">${sentences.cause}</p>
<p class="d">${doubts[0]} ${cite(4, "amber")}</p></div>${smallThreads}`;

export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/case-studies/dataai/vision-small.png",
    width: 360,
    height: 720,
    body: crop,
  },
  {
    kind: "still",
    out: "content/case-studies/dataai/vision.png",
    width: 896,
    height: 560,
    body: html`${base}<style>
body{background:${color.tint}}
.threads{position:absolute;inset:0}
.card{position:absolute;left:32px;width:296px;background:#fff;border-radius:14px;padding:14px 16px}
.cap{display:flex;gap:8px;align-items:center;color:${color.blue};font-weight:600;font-size:15px;margin-bottom:8px}
.q{top:28px;height:122px}
.q b{font-size:16px;font-weight:500;letter-spacing:-.015em}
.q .soft{margin-top:6px}
.p{top:170px;height:172px}
.s{top:362px;height:172px}
.row{display:flex;gap:10px;align-items:center;height:30px;font-size:15px}
.row em{font-style:normal;color:${color.soft};margin-left:auto;font-size:14px}
.row .mono{font-size:14px}
.a{left:384px;top:28px;width:480px;height:506px;padding:24px 28px}
h1{font-size:25px;line-height:32px;font-weight:600;letter-spacing:-.035em;margin-bottom:8px}
.say{font-size:16px;line-height:25px;letter-spacing:-.02em}
.ct{display:flex;gap:16px;color:${color.soft};font-size:14px;margin:18px 0 4px;align-items:center}
.ct b{color:${color.ink};font-size:15px;font-weight:500;margin-right:auto}
.ct span{display:flex;gap:6px;align-items:center}
.ct i{width:12px;height:12px;border-radius:50%;border:2.5px solid ${color.blue}}
.ct i.f{background:${color.blue}}
.d{position:absolute;left:28px;right:28px;bottom:24px;height:44px;border-radius:10px;background:${color.doubtWash};color:${color.doubt};display:flex;gap:10px;align-items:center;padding:0 14px;font-weight:500;font-size:15px}
</style>
<div class="card q">${caption("speech", "Question")}<b>${question}</b><p class="soft">Understood as: ${understood}</p></div>
<div class="card p">${caption("plan", "Plan")}${steps.map(({ plan }) => html`<p class="row">${tick(20)}${plan}</p>`)}</div>
<div class="card s">${caption("table", "Sources")}${tables.map(
      ({ name, fresh }, index) =>
        html`<p class="row">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
    )}</div>
<div class="card a"><h1>${headline}</h1>
<p class="say">${sentences.styles}<br>${sentences.cause}</p>
<p class="ct"><b>Returned items</b><span><i></i>August</span><span><i class="f"></i>September</span></p>
${dumbbells(424, 236)}
<p class="d">${icon("warning", 20)}<span>${doubts[0]} ${cite(4, "amber")}</span></p></div>${threads}`,
  },
];
