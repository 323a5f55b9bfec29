import { css, html } from "../kit/html.ts";
import { euros, gasLimit, price, ticket } from "./data.ts";
import { meter } from "./parts.ts";
import { c } from "./theme.ts";

const fact = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const sum = html`<div class="sum"><span class="big">Buy ${ticket.lots} MW</span><span class="soft">TTF gas, Nov 22</span></div>
<div class="fill"><div class="bar2"><i style="width:${(ticket.filled / ticket.lots) * 100}%"></i></div><p><b>${ticket.filled} filled</b><span class="soft">${ticket.lots - ticket.filled} working</span></p></div>`;
const guard = html`<div class="guard"><p><b>Gas limit</b><span class="amber">92% when filled</span></p>${meter(gasLimit.now / 2, (gasLimit.filled - gasLimit.now) / 2, 90, "amber")}</div>
<div class="acts"><span class="btn">Cancel rest</span><span class="btn go">Change order</span></div>`;
const foot = (...facts: string[]) =>
  html`<p class="foot">${facts.map((text) => html`<span>${text}</span>`)}</p>`;

/** Everything about one order, beside the list it was opened from. */
export const ticketDetail = html`<div class="ticket">${sum}
<dl>${fact("Limit", euros(ticket.limit))}${fact("Average", euros(ticket.average))}${fact("Notional", euros(ticket.notional, 0))}${fact("Good for", "Today")}</dl>
<div class="fills"><h4>Fills</h4>${ticket.fills.map((fill) => html`<p><span class="soft">${fill.time}</span><span>${fill.lots} MW</span><span>${price(fill.price, 2)}</span></p>`)}</div>
${guard}${foot("Sent at 10:11:52")}</div>`;

export const ticketShort = html`<div class="ticket">${sum}${guard}${foot(`Limit ${euros(ticket.limit)}`, "Good for today")}</div>`;

export const ticketStyles = css`
.ticket{display:flex;flex-direction:column;height:100%;padding:0 16px 16px}
.ticket .sum{display:flex;align-items:baseline;justify-content:space-between;padding:4px 0 12px}
.ticket .big{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em}
.ticket p{display:flex;justify-content:space-between}
.bar2{height:8px;margin-bottom:8px;border-radius:4px;background:${c.raised};overflow:hidden}.bar2 i{display:block;height:8px;background:${c.soft}}
.ticket dl{display:grid;grid-template-columns:1fr 1fr;gap:8px 16px;margin:12px 0;padding:12px 0;border:solid ${c.line};border-width:1px 0}
.ticket dl div{display:flex;flex-direction:column}
.ticket dt{color:${c.faint}}.ticket dd{font-size:15px;font-weight:500}
.ticket h4{font-size:13px;font-weight:400;color:${c.faint}}
.fills p{height:24px;align-items:center}
.fills p span{flex:1}.fills p span:nth-child(2){text-align:right}.fills p span:nth-child(3){text-align:right}
.guard{margin-top:auto}.guard p{margin-bottom:8px}
.ticket .foot{justify-content:flex-start;gap:16px;margin-top:14px;color:${c.faint}}
.acts{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:20px}
`;
