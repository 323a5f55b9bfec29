import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Still } from "../kit/piece.ts";
import { spark } from "./chart.ts";
import {
  type Alert,
  type Market,
  markets,
  now,
  percent,
  positions,
  price,
  product,
  result,
  signed,
  thousands,
} from "./data.ts";
import { mark, triangle } from "./marks.ts";
import { c } from "./theme.ts";

/** A section's picture that stands without a panel around it, as wide as the text's column. */
export const wide = (name: string, body: string): Still => ({
  kind: "still",
  out: `content/case-studies/trade/${name}.png`,
  width: 896,
  height: 560,
  body,
});

/**
 * What phones show instead of the picture with this name. The site shows it 350 px wide or less, so text is 13 px
 * or larger here.
 */
export const small = (name: string, body: string, height: number): Still => ({
  kind: "still",
  out: `content/case-studies/trade/${name}-small.png`,
  width: 390,
  height,
  body,
});

export const panel = (place: string, head: string, body: string, name = "") =>
  html`<section class="panel ${name}" style="${place}"><header>${head}</header><div class="body">${body}</div></section>`;

export const bar = (tabs: string, end = "") =>
  html`<div class="bar"><span class="brand">${mark()}${product}</span><span class="tabs">${tabs}</span><span class="right"></span>${end}<span class="soft">Thu 13 Oct</span><b>${now}</b></div>`;

export const tab = (label: string, on = false) => html`<span class="tab ${on && "on"}">${label}</span>`;

export const move = (item: Market) =>
  html`<span class="move">${price(Math.abs(percent(item)), 2)}% ${triangle(item.change > 0)}</span>`;

/** What one holds of a market, with its unit. */
const holding = ({ id }: Market) => {
  const position = positions.find((item) => item.market.id === id);
  return position
    ? html`<span class="holding"><b>${signed(position.held, 0)}</b><span class="faint">${position.per}</span></span>`
    : html`<span class="holding faint"><span>–</span></span>`;
};

/** The eleven markets. The middle column opens as the panel widens. */
export const watchList = (selected = "ttf", held = false) =>
  html`<div class="watch ${held && "held"}">${markets.map(
    (item) =>
      html`<div class="row ${item.id === selected && "on"}"><b>${item.name}</b><span class="extra"><span class="faint">${item.contract}</span>${spark(item)}</span><span>${price(item.last, item.digits)}</span>${held && holding(item)}${move(item)}</div>`,
  )}</div>`;

export const positionList = (count = positions.length) =>
  html`<div class="positions">${positions
    .slice(0, count)
    .map(
      (item) =>
        html`<div class="row"><b>${item.market.name}</b><span class="soft">${signed(item.held, 0)}</span><span>${thousands(item.result)}</span></div>`,
    )}</div>`;
export const totalResult = result(positions.reduce((sum, item) => sum + item.result, 0));

const levelIcon = { red: "alert", amber: "warning", info: "info", done: "check" } as const;
export const alertRow = (item: Alert) =>
  html`<div class="alert ${item.level}" id="a-${item.id}">${icon(levelIcon[item.level], 16, 1.5)}<div><b>${item.title}</b><span class="soft">${item.detail}</span></div><span class="faint">${item.time}</span></div>`;

/** A bar from nothing to the limit: what is held, what would be added, and the mark that warns. */
export const meter = (held: number, added: number, markAt: number, state: "amber" | "red") =>
  html`<div class="meter"><i style="width:${held}%;background:${c.soft}"></i><i class="added" style="width:${added}%;background:${c[state]}"></i><u style="left:${markAt}%"></u></div>`;

export const partStyles = css`
.watch .row,.positions .row{display:grid;align-items:center;height:32px;padding:0 16px;position:relative}
.watch .row{grid-template-columns:76px minmax(0,1fr) 68px 80px;font-size:13px}
.watch.held .row{grid-template-columns:84px minmax(0,1fr) 72px 92px 80px;font-size:14px}
.holding{display:grid;grid-template-columns:1fr 32px;gap:6px}.holding b+span{text-align:left;font-size:13px}
.watch .holding b{font-weight:600}
.watch .row>:nth-child(n+3){text-align:right}
.watch .row b{font-weight:500;white-space:nowrap}
.watch .row.on{background:${c.greenTint}}
.watch .row.on::before{content:"";position:absolute;left:0;top:0;bottom:0;width:3px;background:${c.green}}
.watch .move{color:${c.soft}}
.extra{display:flex;align-items:center;gap:16px;overflow:hidden;min-width:0;white-space:nowrap}
.extra .faint{width:48px;flex:none}
.positions .row{grid-template-columns:minmax(0,1fr) 56px 88px;height:28px}
.positions .row>:nth-child(n+2){text-align:right}
.positions .row b{font-weight:500}
.alert{position:relative;display:flex;gap:12px;padding:10px 16px;line-height:20px}
.alert>svg{margin-top:2px}
.alert div{flex:1;min-width:0}
.alert b,.alert div span{display:block;white-space:nowrap}
.alert>svg{color:${c.soft}}
.alert.done b{font-weight:500;color:${c.soft}}.alert.done div span{color:${c.faint}}
.alert.red>svg{color:${c.red}}.alert.amber>svg{color:${c.amber}}
.meter{position:relative;display:flex;height:8px;border-radius:4px;background:${c.raised}}
.meter i{height:8px}
.meter i:first-child{border-radius:4px 0 0 4px}
.meter u{position:absolute;top:-4px;width:2px;height:16px;margin-left:-1px;background:${c.ink}}
`;
