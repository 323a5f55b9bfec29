import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { curvePlot, dayLine, dayTop } from "./chart.ts";
import {
  type Alert,
  alerts,
  euros,
  gasLimit,
  handled,
  margin,
  market,
  markets,
  price,
  ticket,
} from "./data.ts";
import { ladder, ladderStyles } from "./ladder.ts";
import { triangle } from "./marks.ts";
import { alertRow, bar, meter, panel, partStyles, positionList, small, tab, totalResult } from "./parts.ts";
import { c, theme } from "./theme.ts";

const style = css`${theme}${partStyles}${ladderStyles}
.window{width:1120px;height:640px;border-radius:14px;box-shadow:inset 0 0 0 1px ${c.edge};font-size:14px}
.bar{height:52px;font-size:15px}.brand{font-size:16px}
.panel>header{padding:0 12px}.panel>header b{font-size:15px}
.plot{inset:0 12px 8px}
.market{display:flex;align-items:center;gap:8px;height:32px;padding:0 12px;position:relative}
.market b{margin-left:auto;font-weight:500}
.market.on{background:${c.greenTint};box-shadow:inset 3px 0 0 ${c.green}}
.alert{gap:10px;padding:10px 12px}
.panel>header .big{font-size:22px;font-weight:600;letter-spacing:-.01em}
.area{right:62px}.y{width:62px}.last{width:56px}
.order{position:absolute;left:0;right:0;height:0;border-top:1px dashed ${c.ink}}
.order span{position:absolute;left:0;top:-13px;height:26px;padding:0 7px;white-space:nowrap;border-radius:4px;background:${c.ink};color:${c.desk};font-size:13px;font-weight:600;line-height:26px}
.list>*+.alert{border-top:1px solid ${c.line}}
.alert div span,.alert .faint{font-size:14px}
.acts{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0 12px 14px 38px}
.acts .btn{height:36px;padding:0 8px}
.positions .row{height:40px;padding:0 12px;font-size:15px;border-top:1px solid ${c.line}}
.part{padding:0 12px}.part p{display:flex;justify-content:space-between}.part p+p{margin-top:8px}
.part .meter{margin:6px 0 20px}
`;

const row = (item: (typeof markets)[number]) =>
  html`<div class="market ${item.id === "ttf" && "on"}"><span>${item.name}</span><b>${price(item.last, item.digits)}</b>${triangle(item.change > 0)}</div>`;

const left = ticket.lots - ticket.filled;
const working = html`<div class="order" style="top:${dayTop(ticket.limit)}%"><span>Buy ${left} at ${price(ticket.limit, 2)}</span></div>`;
const acts = (main: string, other: string) =>
  html`<div class="acts"><span class="btn go">${main}</span><span class="btn">${other}</span></div>`;

const [rejected, limit, ...others] = alerts as [Alert, Alert, ...Alert[]];
const rail = html`<div class="list">${alertRow(rejected)}${acts("Resend 30", "Withdraw")}${alertRow(limit)}${acts(`Cancel ${left}`, "Keep it")}${others.slice(0, 1).map(alertRow)}</div>`;

const limits = html`<div class="part"><p><span>Gas</span><span class="amber">92% when filled</span></p>${meter(gasLimit.now / 2, (gasLimit.filled - gasLimit.now) / 2, 90, "amber")}
<p><span>Margin free</span><b>€${margin.free}k</b></p><p><span>Short by</span><b class="red">€${margin.short}k</b></p></div>`;
const order = html`<div class="part"><p><b>Buy ${ticket.lots} MW</b><span>${euros(ticket.limit)}</span></p><p class="soft"><span>${ticket.filled} filled</span><span>${left} working</span></p></div>`;

const ttf = market("ttf");
const body = html`<style>${style}</style><div class="bn window">
${bar(html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`, html`<span class="soft" style="display:flex;gap:8px;align-items:center">${icon("search", 16, 1.5)}Find a market or ticket</span>`)}
${panel(place(8, 52, 168, 400), html`<b>Watch list</b><span class="faint right">11</span>`, html`${markets.map(row)}`)}
${panel(place(8, 460, 168, 172), html`<b>Limits</b>`, limits)}
${panel(place(184, 52, 244, 224), html`<b>TTF gas</b><span class="faint">Nov 22</span><span class="big right">${price(ttf.last, 2)}</span>`, dayLine(working, true))}
${panel(place(184, 284, 244, 348), html`<b>Alerts</b><span class="right pill red">2 to act on</span>`, rail)}
${panel(place(436, 52, 204, 472), html`<b>Ladder</b><span class="right faint">MW</span>`, ladder)}
${panel(place(436, 532, 204, 100), html`<b>Ticket ${ticket.number}</b>`, order)}
${panel(place(648, 52, 464, 224), html`<b>TTF curve</b><span class="faint right">dashed: yesterday</span>`, curvePlot())}
${panel(place(648, 284, 464, 240), html`<b>Positions</b><b class="right">${totalResult}</b>`, positionList())}
${panel(place(648, 532, 464, 100), html`<b>Handled</b><span class="faint right">${handled.length} today</span>`, html`<div class="list">${handled.slice(0, 1).map(alertRow)}</div>`)}
</div>`;

/** What fits above the lock on a phone: the gas price and its ladder. */
const cropStyle = css`
.window{width:390px;height:230px;border-radius:14px 14px 0 0;font-size:15px}
.bar{height:38px;padding:0 14px}.bar>.soft{display:none}
.panel>header{height:38px}
.rungs{grid-template-rows:repeat(16,26px)}.rung:first-child{display:none}
.rung{grid-template-columns:12px 54px 68px 50px}.rung>:first-child>em{display:none}
`;
const crop = html`<style>${style}${cropStyle}</style><div class="bn window">${bar("")}
${panel(place(8, 38, 190, 240), html`<b>TTF gas</b><span class="big right">${price(ttf.last, 2)}</span>`, dayLine("", true))}
${panel(place(206, 38, 184, 480), html`<b>Ladder</b><span class="right faint">MW</span>`, ladder)}</div>`;

export const pieces: Piece[] = [hero("trade", body), { ...small("hero", crop, 212), transparent: true }];
