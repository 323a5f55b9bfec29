import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";

import { bar, panel, partStyles, tab, watchList, wide } from "./parts.ts";
import { c, theme } from "./theme.ts";
import { ticketDetail, ticketStyles } from "./ticket.ts";

const style = css`${theme}${partStyles}${ticketStyles}
.cols{display:grid;grid-template-columns:84px minmax(0,1fr) 72px 92px 80px;padding:0 16px;height:32px;align-items:center;color:${c.faint};border-bottom:1px solid ${c.line}}
.cols>:nth-child(n+3){text-align:right}
.cols>:nth-child(4){padding-right:38px}
.watch .row{height:39px}
.ticket .big{font-size:28px}.fills p{height:26px}
`;
const tabs = html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`;

const list = panel(
  place(8, 44, 528, 508),
  html`<b>Watch list</b><span class="faint">11 markets</span><span class="right soft">${icon("search", 16, 1.5)}</span>`,
  html`<div class="cols"><span>Market</span><span></span><span>Last</span><span>Held</span><span>Today</span></div>${watchList("ttf", true)}`,
);
const ticketPanel = panel(
  place(544, 44, 344, 508),
  html`<b>Ticket 20418</b><span class="right pill" style="background:${c.raised}">Working</span>`,
  ticketDetail,
);

export const pieces: Piece[] = [
  wide(
    "unified-view",
    html`<style>${style}</style><div class="bn" style="width:896px;height:560px">${bar(tabs)}${list}${ticketPanel}</div>`,
  ),
];
