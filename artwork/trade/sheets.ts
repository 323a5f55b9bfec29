import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { gasLimit, margin, market, price, ticket } from "./data.ts";

import { c } from "./theme.ts";

/** Two texts in one place. The film shows `before` until the answer has taken effect, then `after`. */
const swap = (name: string, before: string, after: string) =>
  html`<span class="swap"><span class="${name}-before">${before}</span><span class="${name}-after">${after}</span></span>`;

const title = (name: string, sign: string, before: string, after: string) =>
  html`<h2>${swap(name, html`<span class="${name}">${sign}</span>${before}`, html`${icon("check", 20, 2)}${after}`)}</h2>`;
/** The likelier way out, which the trader takes, and the other one, out of reach from then on. */
const choices = (name: string, [label, hint]: string[], done: string, [otherLabel, otherHint]: string[]) =>
  html`<div class="choices"><div class="choice"><div class="go ${name}-open"><b>${label}</b><span>${hint}</span></div><div class="done ${name}-given">${icon("check", 18, 1.75)}<b>${done}</b></div></div>
<div class="choice ${name}-other"><b>${otherLabel}</b><span class="soft">${otherHint}</span></div></div>`;

const amount = (name: string, value: string, bar: string) =>
  html`<div><p><span class="soft">${name}</span>${value}</p><div class="track">${bar}</div></div>`;

const { last, digits } = market("eua");
/** What is wrong, how far it is off, and two ways out. */
export const rejectedSheet = html`<section class="sheet sheet-red">
${title("red", icon("alert", 20, 2), "Sell 40 EUA rejected", "Sell 30 EUA working")}
<p class="soft">Dec 22 at ${price(last, digits)}</p>
<div class="facts">${amount("Margin needed", swap("red", html`<b class="red">€${margin.needed}k</b>`, html`<b>€${margin.free}k</b>`), html`<i class="need"></i>`)}
${amount("Margin free", html`<b>€${margin.free}k</b>`, html`<i style="width:${margin.free / 4}%;background:${c.soft}"></i>`)}</div>
${choices("red", ["Resend 30", "Fits what is free"], "30 lots sent", ["Withdraw", "Nothing is sold"])}</section>`;

const left = ticket.lots - ticket.filled;
export const limitSheet = html`<section class="sheet sheet-amber">
${title("amber", icon("warning", 20, 2), "Gas nears its limit", "Gas inside its limit")}
<p class="soft">${swap("amber", `Ticket ${ticket.number} wants ${left} MW more`, `Ticket ${ticket.number} closed at ${ticket.filled} MW`)}</p>
<div class="facts gauge"><div class="figure">${swap("amber", html`<b class="amber">92%</b>`, html`<b>87%</b>`)}<span class="soft">of ${gasLimit.max} MW ${swap("amber", "when filled", "held")}</span></div>
<div class="track tall"><i style="width:${gasLimit.now / 2}%;background:${c.soft}"></i><i class="more"></i><u></u></div>
<div class="scale"><span style="left:0">0</span><span style="left:50%">100</span><span style="left:90%">${gasLimit.mark}</span></div></div>
${choices("amber", [`Cancel ${left}`, `Stays at ${gasLimit.now} MW`], `${left} MW canceled`, ["Keep it", "Tells risk"])}</section>`;

export const sheetStyles = css`
.sheet{position:absolute;inset:0;padding:16px 16px 16px;display:flex;flex-direction:column;background:${c.panel}}
.sheet h2 .swap>*{display:flex;align-items:center;gap:8px;white-space:nowrap}
.sheet h2{font-size:18px;line-height:28px;font-weight:600;letter-spacing:-.015em}
.sheet h2+p{margin-top:2px;font-size:14px;white-space:nowrap}
.facts{display:grid;gap:14px;margin:auto 0;font-size:15px}
.facts p{display:flex;justify-content:space-between;margin-bottom:6px}
.track{position:relative;display:flex;height:12px;border-radius:4px;background:${c.raised};overflow:hidden}
.track i{height:100%}
.track.tall{height:24px}
.track u{position:absolute;left:90%;top:0;bottom:0;width:2px;margin-left:-1px;background:${c.ink}}
.facts.gauge{gap:8px}
.figure{display:flex;align-items:baseline;gap:8px;font-size:14px;white-space:nowrap}
.figure b{font-size:30px;line-height:36px}
.scale{position:relative;height:20px;color:${c.faint};font-size:14px}
.scale span{position:absolute;transform:translateX(-50%)}
.scale span:first-child{transform:none}
.swap{display:inline-grid;justify-items:end}.swap>*{grid-area:1/1}
.sheet h2 .swap,.sheet h2+p .swap,.figure .swap{justify-items:start}
.choices{display:grid;gap:8px}
.choice{position:relative;display:flex;align-items:center;justify-content:space-between;height:44px;padding:0 14px;border-radius:6px;box-shadow:inset 0 0 0 1px ${c.edge};font-size:15px;overflow:hidden;white-space:nowrap}
.choice span{font-size:14px}
.choice b{font-weight:500}.choice .go b,.choice .done b{font-weight:600}
.choice .go,.choice .done{position:absolute;inset:0;display:flex;align-items:center;padding:0 14px;border-radius:6px}
.choice .go{justify-content:space-between;background:${c.green};color:${c.greenInk}}
.choice .done{gap:10px;background:${c.raised}}
`;
