import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { curvePlot, dayCandles, dayTop } from "./chart.ts";
import { type Alert, alerts, handled, market, markets, price, ticket } from "./data.ts";
import { triangle } from "./marks.ts";
import { alertRow, bar, move, panel, partStyles, positionList, tab, totalResult } from "./parts.ts";
import { c, theme } from "./theme.ts";

const style = css`${theme}${partStyles}
.window{width:1120px;height:640px;border-radius:14px;box-shadow:inset 0 0 0 1px ${c.edge}}
.bar{height:52px}
.tape{position:absolute;left:8px;right:8px;top:52px;height:60px;display:grid;grid-template-columns:repeat(11,1fr);border-radius:8px;background:${c.panel};overflow:hidden}
.tape div{display:flex;flex-direction:column;justify-content:center;padding:0 8px 0 14px;border-left:1px solid ${c.desk}}
.tape div:first-child{border:0}
.tape .on{background:${c.greenTint};box-shadow:inset 0 2px 0 ${c.green}}
.tape span{display:flex;align-items:center;justify-content:space-between;color:${c.soft};white-space:nowrap}
.tape b{font-size:14px;font-weight:500}
.order{position:absolute;left:0;right:0;height:0;border-top:1px dashed ${c.ink}}
.order span{position:absolute;left:8px;top:-12px;height:24px;padding:0 10px;border-radius:4px;background:${c.ink};color:${c.desk};font-weight:600;line-height:24px}
.big{font-size:20px;font-weight:600;letter-spacing:-.01em}
.ladder{display:grid;grid-template-rows:repeat(16,1fr);height:100%;padding-bottom:8px}
.ladder div{position:relative;display:grid;grid-template-columns:1fr 72px 1fr;align-items:center;text-align:center}
.ladder .p{height:100%;display:grid;place-items:center;background:${c.raised};font-weight:500;font-size:14px}
.ladder i{position:absolute;top:3px;bottom:3px;border-radius:3px}
.ladder span{position:relative}
.ladder div>span:not(.p):not(.mine){padding:0 10px}.ladder div>span:first-of-type{text-align:right}.ladder div>span:last-of-type{text-align:left}
.ladder .bid i{right:calc(50% + 40px);background:${c.greenTint}}
.ladder .ask i{left:calc(50% + 40px);background:${c.line}}
.ladder .mine{font-style:normal;position:absolute;left:calc(50% + 46px);padding:0 8px;border-radius:4px;background:${c.ink};color:${c.desk};font-weight:600}
.ladder .lastp{background:${c.green};color:${c.greenInk};font-weight:600}
.list>*+.alert{border-top:1px solid ${c.line}}
.acts{display:grid;grid-template-columns:1fr auto;gap:8px;padding:2px 16px 12px 44px}
.acts .btn{height:32px;padding:0 8px;font-size:13px}
h4{height:40px;padding:16px 16px 0;font-size:13px;font-weight:400}
`;

const tile = (item: (typeof markets)[number]) =>
  html`<div class="${item.id === "ttf" && "on"}"><span>${item.name}${triangle(item.change > 0)}</span><b>${price(item.last, item.digits)}</b></div>`;

/** How many MW are wanted (below) and offered (above) at each price. */
const asks = [31, 24, 42, 18, 27, 12, 9];
const bids = [8, 15, 22, 19, 34, 26, 41, 30];
const step = 0.05;
const rung = (value: number, side: "bid" | "ask" | "", size: number) =>
  html`<div class="${side}">${side && html`<i style="width:${size * 1.1}px"></i>`}<span>${side === "bid" && size}</span><span class="p ${side === "" && "lastp"}">${price(value, 2)}</span><span class="soft">${side === "ask" && size}</span>${Math.abs(value - ticket.limit) < 0.001 && html`<em class="mine">10</em>`}</div>`;
const { last } = market("ttf");
const ladder = html`<div class="ladder">${asks.map((size, index) => rung(last + (asks.length - index) * step, "ask", size))}${rung(last, "", 0)}${bids.map((size, index) => rung(last - (index + 1) * step, "bid", size))}</div>`;

const working = html`<div class="order" style="top:${dayTop(ticket.limit)}%"><span>Buy 10 at 152.40</span></div>`;

const [rejected, ...others] = alerts as [Alert, ...Alert[]];
const ttf = market("ttf");
const body = html`<style>${style}</style><div class="bn window">
${bar(html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`, html`<span class="soft" style="display:flex;gap:8px;align-items:center">${icon("search", 16, 1.5)}Find a market or ticket</span>`)}
<div class="tape">${markets.map(tile)}</div>
${panel(place(8, 120, 664, 312), html`<b>TTF gas</b><span class="faint">Nov 22</span><span class="big right">${price(ttf.last, 2)}</span><span class="green">${move(ttf)}</span>`, dayCandles(working))}
${panel(place(8, 440, 368, 192), html`<b>Curve</b><span class="faint">against yesterday</span>`, curvePlot(10))}
${panel(place(384, 440, 288, 192), html`<b>Positions</b><b class="right green">${totalResult}</b>`, positionList())}
${panel(place(680, 120, 192, 512), html`<b>Ladder</b><span class="right faint">MW</span>`, ladder)}
${panel(place(880, 120, 232, 512), html`<b>Alerts</b><span class="right pill red">1 to act on</span>`, html`<div class="list">${alertRow(rejected)}<div class="acts"><span class="btn go">Resend 30</span><span class="btn">Withdraw</span></div>${others.map(alertRow)}</div><h4 class="faint">Handled</h4><div class="list">${handled.slice(0, 2).map(alertRow)}</div>`)}
</div>`;

export const pieces: Piece[] = [hero("trade", body)];
