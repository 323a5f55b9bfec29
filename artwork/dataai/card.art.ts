import { html } from "../kit/html.ts";
import { card, type Piece } from "../kit/piece.ts";
import { doubts, extra, groups, question, steps } from "./data.ts";
import { cite, mark, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const surface = "#4754ff";

/** How many more of each came back than in August. */
function columns(): string {
  const foot = 120;
  const scale = 88 / extra(groups[0] as (typeof groups)[number]);
  return html`<svg width="444" height="176" overflow="visible" font-family="Host" font-size="18" fill="${color.soft}" text-anchor="middle">
<path d="M0 ${foot + 0.5}H444" stroke="${color.mid}"/>
${groups.map((group, index) => {
  const x = index * 90 + 42;
  const top = foot - extra(group) * scale;
  const [fill, ink, weight] = group.named ? [color.blue, color.ink, 600] : [color.mid, color.soft, 400];
  return html`<path d="M${x - 30} ${foot}V${top + 7}q0-7 7-7h46q7 0 7 7V${foot}z" fill="${fill}"/>
<text x="${x}" y="${top - 10}" font-size="${group.named ? 26 : 22}" font-weight="600" fill="${group.named ? color.blue : color.soft}">+${extra(group)}</text>
${group.name.split(" ").map((word, line) => html`<text x="${x}" y="${foot + 27 + line * 23}" letter-spacing="-.3" fill="${ink}" font-weight="${weight}">${word}</text>`)}`;
})}
</svg>`;
}

export const pieces: Piece[] = [
  card(
    "datamate",
    // The sheet sinks until all four steps are visible, then rises to below the second step.
    html`${base}<style>
.sheet{position:absolute;left:76px;top:136px;width:508px;height:420px;border-radius:24px;padding:20px 32px;background:#fff}
h1{font-size:32px;line-height:38px;font-weight:600;letter-spacing:-.04em;display:flex;align-items:center;gap:10px;white-space:nowrap}
h1 .cite{font-size:20px;border-radius:7px;letter-spacing:0}
p{font-size:20px;line-height:26px;color:${color.soft};margin:2px 0 4px}
.foot{display:flex;align-items:center;gap:12px;margin:0 -12px;padding:10px 12px 0;font-size:20px}
.doubt{margin-top:10px;padding:0 14px;border-radius:12px;background:${color.doubtWash};color:${color.doubt};font-size:18px;line-height:46px;font-weight:500;letter-spacing:-.01em;white-space:nowrap}
</style><div class="sheet"><h1>Mostly two jackets ${cite(1)}</h1><p>More returns than in August</p>${columns()}
<p class="foot">${cite(1)}<span>From <span class="mono">returns</span>, today at 06:00</span></p><div class="doubt">${doubts[0]}</div></div>`,
  ),
  card(
    "datamate-back",
    html`${base}<style>
.surface{position:absolute;left:44px;right:44px;top:24px;bottom:-24px;border-radius:32px;background:${surface}}
.mark{position:absolute;left:76px;top:37px}
.plan{position:absolute;left:92px;top:130px;color:#fff;font-size:24px;letter-spacing:-.015em;font-weight:500}
.plan p{display:flex;gap:16px;align-items:center;height:44px}.plan .tick{background:#fff;color:${color.blue}}
.ask{position:absolute;right:76px;top:34px;height:52px;border-radius:26px 26px 8px 26px;background:${color.ink};color:#fff;font-size:22px;line-height:52px;padding:0 24px;letter-spacing:-.02em;font-weight:500}
</style><div class="surface"></div><div class="mark">${mark(48, "#fff", color.blue)}</div>
<div class="ask">${question}</div>
<div class="plan">${steps.map(({ plan }) => html`<p>${tick(28)}${plan}</p>`)}</div>`,
  ),
];
