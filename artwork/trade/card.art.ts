import { css, html } from "../kit/html.ts";
import { linePath } from "../kit/path.ts";
import { card, type Piece } from "../kit/piece.ts";
import { market, markets, minutes, percent, price } from "./data.ts";
import { mark, triangle } from "./marks.ts";
import { c, theme } from "./theme.ts";

/**
 * At rest the front window covers the names and leaves prices and triangles in view.
 * It slides left by 45% of the stage, 297 px. The price and its change leave the stage together, and what stays is
 * the end of the chart, at the height of the same market in the list.
 */
const style = css`${theme}
.win{position:absolute;overflow:hidden;border-radius:16px 16px 0 0}
.win::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1.5px ${c.edge}}
.front{left:40px;top:96px;width:412px;height:420px;background:#162a23}
.behind{left:168px;top:44px;width:452px;height:472px;background:#10201a}
.cap{display:flex;align-items:center;gap:10px;height:52px;padding:0 28px;font-size:17px;font-weight:600}
.cap span{font-weight:400;font-variant-numeric:normal}
.figure{padding:4px 28px 0;font-size:72px;line-height:80px;font-weight:600;letter-spacing:-.035em}
.gain{position:absolute;left:28px;top:148px;display:flex;align-items:center;gap:8px;height:44px;padding:0 14px;border-radius:22px;background:${c.green};color:${c.greenInk};font-size:20px;font-weight:600}
.front .chart{position:absolute;left:0;top:171px}
.line{display:grid;grid-template-columns:1fr auto 60px;align-items:center;height:62px;padding-left:28px;font-size:22px;border-top:1.5px solid ${c.line}}
.line b{font-weight:500}.line .tri{display:grid;place-items:center}
.line.on{background:${c.greenTint}}
`;

const ttf = market("ttf");
/** The morning in bold: a price every six minutes, up to its last dot, and from there on level. */
const points = minutes
  .filter((_, index) => index % 6 === 0)
  .map((value, index): [number, number] => [index * 13.5, 30 + (152.9 - value) * 46]);
const [endX, endY] = points.at(-1) ?? [0, 0];
const line = linePath(points);
const chart = html`<svg width="412" height="268"><path d="${line}V268H0z" fill="#1a4a39"/><path d="M${endX} ${endY}H412V268H${endX}z" fill="#183a2e"/>
<path d="M${endX + 13} ${endY}H412" stroke="${c.green}" stroke-width="3" stroke-dasharray="3 6"/><path d="${line}" fill="none" stroke="${c.green}" stroke-width="4" stroke-linejoin="round"/><circle cx="${endX}" cy="${endY}" r="9" fill="${c.green}"/></svg>`;

const front = html`<div class="bn win front"><div class="cap">${mark(22)}TTF gas<span class="faint">Nov 22</span></div>
<div class="figure">${price(ttf.last, 2)}</div><div class="gain">${price(percent(ttf), 2)}%<svg width="14" height="14" viewBox="0 0 8 8"><path d="M4 .8 7.6 7H.4z" fill="${c.greenInk}"/></svg></div>
<div class="chart">${chart}</div></div>`;

const behind = html`<div class="bn win behind"><div class="cap">Watch list<span class="faint">${markets.length} markets</span></div>
${markets.slice(0, 6).map((item) => html`<div class="line ${item.id === "ttf" && "on"}"><b>${item.name}</b><span>${price(item.last, item.digits)}</span><span class="tri">${triangle(item.change > 0, 16)}</span></div>`)}</div>`;

const layer = (name: string, body: string) => card(name, html`<style>${style}</style>${body}`);
export const pieces: Piece[] = [layer("trading-desktop", front), layer("trading-desktop-back", behind)];
