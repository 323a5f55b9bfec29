import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { curvePlot, dayCandles, dayTop } from "./chart.ts";
import { type Alert, alerts, handled, market, markets, price, ticket } from "./data.ts";
import { ladder, ladderStyles } from "./ladder.ts";
import { triangle } from "./marks.ts";
import { alertRow, bar, move, panel, partStyles, positionList, tab, totalResult } from "./parts.ts";
import { c, theme } from "./theme.ts";

const style = css`${theme}${partStyles}${ladderStyles}
.window{width:1120px;height:640px;border-radius:14px;box-shadow:inset 0 0 0 1px ${c.edge};font-size:14px}
.bar{height:52px;font-size:15px}.brand{font-size:16px}
.panel>header,.panel>header b,.alert{font-size:15px}
.panel>header .big{font-size:22px;font-weight:600;letter-spacing:-.01em}
.tape{position:absolute;left:8px;right:8px;top:52px;height:60px;display:grid;grid-template-columns:repeat(11,1fr);border-radius:8px;background:${c.panel};overflow:hidden}
.tape div{display:flex;flex-direction:column;justify-content:center;padding:0 9px 0 12px;border-left:1px solid ${c.desk}}
.tape div:first-child{border:0}
.tape .on{background:${c.greenTint};box-shadow:inset 0 2px 0 ${c.green}}
.tape span{color:${c.soft};white-space:nowrap}
.tape b{display:flex;align-items:center;justify-content:space-between;font-size:15px;font-weight:500}
.area{right:62px}.y{width:62px}.last{width:56px}
.order{position:absolute;left:0;right:0;height:0;border-top:1px dashed ${c.ink}}
.order span{position:absolute;left:8px;top:-13px;height:26px;padding:0 10px;border-radius:4px;background:${c.ink};color:${c.desk};font-weight:600;line-height:26px}
.list>*+.alert{border-top:1px solid ${c.line}}
.alert div span,.alert .faint{font-size:14px}
.acts{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0 16px 14px 44px}
.acts .btn{height:36px;padding:0 8px}
.positions .row{height:26px}
.handled{height:36px;padding:14px 16px 0}
`;

const tile = (item: (typeof markets)[number]) =>
  html`<div class="${item.id === "ttf" && "on"}"><span>${item.name}</span><b>${price(item.last, item.digits)}${triangle(item.change > 0)}</b></div>`;

const left = ticket.lots - ticket.filled;
const working = html`<div class="order" style="top:${dayTop(ticket.limit)}%"><span>Buy ${left} at ${price(ticket.limit, 2)}</span></div>`;
const acts = (main: string, other: string) =>
  html`<div class="acts"><span class="btn go">${main}</span><span class="btn">${other}</span></div>`;

const [rejected, limit, ...others] = alerts as [Alert, Alert, ...Alert[]];
const rail = html`<div class="list">${alertRow(rejected)}${acts("Resend 30", "Withdraw")}${alertRow(limit)}${acts(`Cancel ${left}`, "Keep it")}${others.map(alertRow)}</div>
<p class="handled faint">Handled</p><div class="list">${handled.slice(0, 1).map(alertRow)}</div>`;

const ttf = market("ttf");
const body = html`<style>${style}</style><div class="bn window">
${bar(html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`, html`<span class="soft" style="display:flex;gap:8px;align-items:center">${icon("search", 16, 1.5)}Find a market or ticket</span>`)}
<div class="tape">${markets.map(tile)}</div>
${panel(place(8, 120, 526, 328), html`<b>TTF gas</b><span class="faint">Nov 22</span><span class="big right">${price(ttf.last, 2)}</span><span class="green">${move(ttf)}</span>`, dayCandles(working))}
${panel(place(8, 456, 259, 176), html`<b>TTF curve</b><span class="faint right">dashed: yesterday</span>`, curvePlot(10, 2))}
${panel(place(275, 456, 259, 176), html`<b>Positions</b><b class="right">${totalResult}</b>`, positionList())}
${panel(place(542, 120, 274, 512), html`<b>Ladder</b><span class="right faint">MW</span>`, ladder)}
${panel(place(824, 120, 288, 512), html`<b>Alerts</b><span class="right pill red">2 to act on</span>`, rail)}
</div>`;

export const pieces: Piece[] = [hero("trade", body)];
