import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";

import { bar, panel, partStyles, small, tab, watchList, wide } from "./parts.ts";
import { c, theme } from "./theme.ts";
import { ticketDetail, ticketShort, ticketStyles } from "./ticket.ts";

const style = css`${theme}${partStyles}${ticketStyles}
.cols{display:grid;grid-template-columns:84px minmax(0,1fr) 72px 92px 80px;padding:0 16px;height:32px;align-items:center;color:${c.faint};border-bottom:1px solid ${c.line}}
.cols>:nth-child(n+3){text-align:right}
.cols>:nth-child(4){padding-right:38px}
.watch .row{height:39px}
.ticket .big{font-size:28px}.ticket dl{margin:8px 0;padding:10px 0}
`;
const tabs = html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`;
const columns = html`<div class="cols"><span>Market</span><span></span><span>Last</span><span>Held</span><span>Today</span></div>`;
const listHead = html`<b>Watch list</b><span class="faint">11 markets</span><span class="right soft">${icon("search", 16, 1.5)}</span>`;
const ticketHead = html`<b>Ticket 20418</b><span class="right pill" style="background:${c.raised}">Working</span>`;
const rows = columns + watchList("ttf", true);

const list = panel(place(8, 44, 528, 508), listHead, rows);
const ticketPanel = panel(place(544, 44, 344, 508), ticketHead, ticketDetail);

/**
 * The first markets of the list and, below it, the ticket's bars: how much is filled and where that leads.
 * The site covers the last 50 px at the right with its button.
 */
const crop = css`
.cols,.watch.held .row{grid-template-columns:84px minmax(0,1fr) 76px 92px 76px}
.watch.held .row{height:37px;font-size:15px}.extra{visibility:hidden}.row:nth-child(n+6){display:none}
.cols,.holding b+span{font-size:14px}
.panel>header b{font-size:16px}
.ticket{font-size:15px}
.ticket .foot{font-size:14px}
`;

export const pieces: Piece[] = [
  wide(
    "unified-view",
    html`<style>${style}</style><div class="bn" style="width:896px;height:560px">${bar(tabs)}${list}${ticketPanel}</div>`,
  ),
  small(
    "unified-view",
    html`<style>${style}${crop}</style><div class="bn" style="width:390px;height:568px">
${panel(place(8, 8, 374, 264), listHead, rows)}${panel(place(8, 280, 374, 280), ticketHead, ticketShort)}</div>`,
    568,
  ),
];
