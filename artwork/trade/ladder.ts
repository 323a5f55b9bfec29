import { css, html } from "../kit/html.ts";
import { market, price, ticket } from "./data.ts";
import { c } from "./theme.ts";

/** How many MW are wanted (below) and offered (above) at each price. */
const offers = [27, 12, 9];
const bids = [8, 15, 22, 19, 34, 26, 41, 30, 24, 38, 17, 29];
const step = 0.05;

const bar = (size: number) => html`<i style="width:${size * 0.5}px"></i>`;
const rung = (value: number, bid?: number, offer?: number) => {
  const mine = Math.abs(value - ticket.limit) < 0.001;
  return html`<div class="rung"><span>${mine && html`<em>${ticket.lots - ticket.filled}</em>`}</span>
<span class="size">${bid && bar(bid)}${bid}</span><span class="p ${!bid && !offer && "lastp"}">${price(value, 2)}</span>
<span class="size soft">${offer}${offer && bar(offer)}</span></div>`;
};
const { last } = market("ttf");

/** Bids to the left of the prices, offers to the right, and our own order on its side in a column of its own. */
export const ladder = html`<div class="rungs"><div class="rung faint"><span>Mine</span><span class="size">Bid</span><span></span><span class="size">Offer</span></div>
${offers.map((size, index) => rung(last + (offers.length - index) * step, undefined, size))}${rung(last)}${bids.map((size, index) => rung(last - (index + 1) * step, size))}</div>`;

export const ladderStyles = css`
.rungs{display:grid;grid-template-rows:repeat(17,1fr);height:100%;padding-bottom:8px}
.rung{display:grid;grid-template-columns:38px 58px 62px 46px;align-items:center}
.rung>:first-child{padding-left:8px}
.rung em{display:block;width:28px;border-radius:4px;background:${c.ink};color:${c.desk};font-style:normal;font-weight:600;line-height:24px;text-align:center}
.size{display:flex;align-items:center;justify-content:flex-end;gap:6px;padding-right:6px}
.size i{height:16px;border-radius:3px;background:${c.edge}}
.p~.size{justify-content:flex-start;padding:0 0 0 6px}
.rung.faint .size{padding:0 6px}
.p{height:100%;display:grid;place-items:center;background:${c.raised};font-weight:500;font-size:15px}
.p.lastp{background:${c.green};color:${c.greenInk};font-weight:600}
`;
