import { css, html } from "../kit/html.ts";
import { card, type Piece } from "../kit/piece.ts";
import { categories, question } from "./data.ts";
import { cite, mark } from "./parts.ts";
import { base, color } from "./theme.ts";

/** The answer's sheet: on the front layer it carries the answer; behind, it is the paper that follows when it rises. */
const sheet = css`<style>.sheet{position:absolute;left:92px;width:476px;background:#fff}</style>`;

function columns(): string {
  const scale = 192 / 741;
  return html`<svg width="412" height="232" font-family="Geist" font-size="16" fill="${color.soft}">
<path d="M0 200.5H412" stroke="${color.mid}"/>
${categories.slice(0, 4).map(({ name, august, september }, index) => {
  const x = index * 106;
  const main = index === 0;
  const bar = (left: number, value: number, fill: string) =>
    html`<path d="M${left} 200V${200 - value * scale + 6}q0-6 6-6h28q6 0 6 6V200z" fill="${fill}"/>`;
  return html`${bar(x, august, color.mid)}${bar(x + 45, september, main ? color.blue : "#8f9aff")}
<text x="${x + 42}" y="227" text-anchor="middle" fill="${main ? color.ink : color.soft}" font-weight="${main ? 600 : 400}">${name}</text>`;
})}
<text x="100" y="30" font-size="22" font-weight="600" letter-spacing="-.4" fill="${color.blue}">+423 returns</text>
</svg>`;
}

export const pieces: Piece[] = [
  card(
    "datamate",
    html`${base}${sheet}<style>
.sheet{top:156px;height:400px;border-radius:24px;padding:28px 32px}
h1{font-size:32px;line-height:36px;font-weight:600;letter-spacing:-.035em;margin-bottom:20px;display:flex;align-items:center;gap:10px}
h1 .cite{font-size:18px;border-radius:7px}
</style><div class="sheet"><h1>It is the jackets ${cite(1)}</h1>${columns()}</div>`,
  ),
  card(
    "datamate-back",
    html`${base}${sheet}<style>
.surface{position:absolute;left:44px;right:44px;top:24px;bottom:-24px;border-radius:32px;background:#4754ff}
.sheet{top:400px;height:96px;padding:64px 32px 0;font-size:17px;line-height:24px;color:${color.soft}}
.mark{position:absolute;left:76px;top:47px}
.ask{position:absolute;right:72px;top:44px;height:56px;border-radius:28px 28px 8px 28px;background:${color.ink};color:#fff;font-size:22px;line-height:56px;padding:0 24px;letter-spacing:-.02em;font-weight:500}
</style><div class="surface"></div><div class="mark">${mark(48, "#fff", color.blue)}</div>
<div class="ask">${question}</div>
<div class="sheet">${cite(1)} From <span class="mono">returns</span>, today at 06:00</div>`,
  ),
];
