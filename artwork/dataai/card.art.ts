import { css, html } from "../kit/html.ts";
import { card, type Piece } from "../kit/piece.ts";
import { extra, groups, question, steps } from "./data.ts";
import { cite, mark, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const surface = "#4754ff";

/**
 * The answer's sheet: on the front layer it carries the answer; behind, it is the paper that follows when it rises.
 * At its sides it brings the surface with it: an edge lies between two pixels of the page, and two such edges, one
 * over the other, would be whiter than one.
 */
const sheet = css`<style>.sheet{position:absolute;left:76px;width:508px;background:#fff;box-shadow:-12px 0 ${surface},12px 0 ${surface}}</style>`;

/** How many more of each came back than in August. */
function columns(): string {
  const foot = 178;
  const scale = 142 / extra(groups[0] as (typeof groups)[number]);
  return html`<svg width="444" height="236" overflow="visible" font-family="Host" font-size="18" fill="${color.soft}" text-anchor="middle">
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
    html`${base}${sheet}<style>
.sheet{top:136px;height:420px;border-radius:24px;padding:24px 32px}
h1{font-size:32px;line-height:38px;font-weight:600;letter-spacing:-.04em;display:flex;align-items:center;gap:10px;white-space:nowrap}
h1 .cite{font-size:20px;border-radius:7px;letter-spacing:0}
p{font-size:20px;line-height:26px;color:${color.soft};margin:2px 0 4px}
</style><div class="sheet"><h1>Mostly two jackets ${cite(1)}</h1><p>More returns than in August</p>${columns()}</div>`,
  ),
  card(
    "datamate-back",
    html`${base}${sheet}<style>
.surface{position:absolute;left:44px;right:44px;top:24px;bottom:-24px;border-radius:32px;background:${surface}}
.sheet{top:400px;height:96px;padding:62px 32px 0;font-size:20px;line-height:26px;color:${color.soft}}
.mark{position:absolute;left:76px;top:37px}
.plan{position:absolute;left:76px;top:124px;color:#fff;font-size:24px;letter-spacing:-.015em;font-weight:500}
.plan p{display:flex;gap:16px;align-items:center;height:60px}.plan .tick{background:#fff;color:${color.blue}}
.ask{position:absolute;right:76px;top:34px;height:52px;border-radius:26px 26px 8px 26px;background:${color.ink};color:#fff;font-size:22px;line-height:52px;padding:0 24px;letter-spacing:-.02em;font-weight:500}
</style><div class="surface"></div><div class="mark">${mark(48, "#fff", color.blue)}</div>
<div class="ask">${question}</div>
<div class="plan">${steps.map(({ plan }) => html`<p>${tick(32)}${plan}</p>`)}</div>
<div class="sheet">${cite(1)} From <span class="mono">returns</span>, today at 06:00</div>`,
  ),
];
