import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { place } from "../kit/place.ts";

import { bar, panel, partStyles, tab, watchList } from "./parts.ts";
import { c, theme } from "./theme.ts";
import { ticketDetail, ticketStyles } from "./ticket.ts";

const style = css`${theme}${partStyles}${ticketStyles}
.cols{display:grid;grid-template-columns:84px minmax(0,1fr) 76px 84px 56px;padding:0 16px;height:28px;align-items:center;color:${c.faint};border-bottom:1px solid ${c.line}}
.cols>:nth-child(n+3){text-align:right}
.watch .row{height:36px}
`;
const tabs = html`${tab("Morning", true)}${tab("Gas only")}${tab("Month end")}`;

const list = panel(
  place(8, 44, 472, 468),
  html`<b>Watch list</b><span class="faint">11 markets</span><span class="right soft">${icon("search", 16, 1.5)}</span>`,
  html`<div class="cols"><span>Market</span><span></span><span>Last</span><span>Today</span><span>Held</span></div>${watchList("ttf", true)}`,
);
const ticketPanel = panel(
  place(488, 44, 336, 468),
  html`<b>Ticket 20418</b><span class="right pill green">Working</span>`,
  ticketDetail,
);

export const pieces: Piece[] = [
  section(
    "trade/unified-view",
    html`<style>${style}</style><div class="bn" style="width:832px;height:520px">${bar(tabs)}${list}${ticketPanel}</div>`,
  ),
];
