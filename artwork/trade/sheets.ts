import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { gasLimit, margin } from "./data.ts";

import { c } from "./theme.ts";

/** Two words in one place, of which the film shows first one, then the other. */
export const swap = (name: string, before: string, after: string) =>
  html`<span class="swap"><span class="${name}-before">${before}</span><span class="${name}-after">${after}</span></span>`;

const title = (name: string, sign: string, before: string, after: string) =>
  html`<h2>${swap(name, html`<span class="${name}">${sign}</span>${before}`, html`${icon("check", 22, 2)}${after}`)}</h2>`;
const choice = (label: string, hint: string) =>
  html`<div class="choice"><b>${label}</b><span class="soft">${hint}</span></div>`;
const main = (name: string, label: string, hint: string, done: string) =>
  html`<div class="choice ${name}-go"><div class="go ${name}-before"><b>${label}</b><span>${hint}</span></div><div class="done ${name}-after">${icon("check", 18, 1.75)}<b>${done}</b></div></div>`;
/** The ways not taken: out of reach once the answer is given. */
const others = (name: string, choices: string) => html`<div class="choices ${name}-others">${choices}</div>`;

const amount = (name: string, value: string, bar: string) =>
  html`<div class="amount"><p><span class="soft">${name}</span>${value}</p><div class="track">${bar}</div></div>`;

/** What is wrong, how far it is off, and the three ways out, the likeliest first. */
export const rejectedSheet = html`<section class="sheet sheet-red">
${title("red", icon("alert", 22, 2), "Sell 40 EUA rejected", "Sell 30 EUA working")}
<p class="soft">${swap("red", `Dec 22 at 67.40. The account is €${margin.short}k short of margin.`, "Dec 22 at 67.40. The other 10 lots wait in your drafts.")}</p>
<div class="facts">${amount("Margin needed", swap("red", html`<b class="red">€${margin.needed}k</b>`, html`<b>€${margin.free}k</b>`), html`<i class="need"></i>`)}
${amount("Margin free", html`<b>€${margin.free}k</b>`, html`<i style="width:${margin.free / 4}%;background:${c.soft}"></i>`)}</div>
<div class="choices">${main("red", "Resend 30 lots", "Fits what is free", "30 lots working")}${others("red", choice(`Ask treasury for €${margin.short}k`, "Goes to Ines") + choice("Withdraw the order", "Nothing is sold"))}</div></section>`;

export const limitSheet = html`<section class="sheet sheet-amber">
${title("amber", icon("warning", 22, 2), "Gas nears its limit", "Gas is inside its limit")}
<p class="soft">${swap("amber", "Ticket 20418 has 10 MW left to fill. The warning mark is at 90%.", "Ticket 20418 is closed at 15 MW. The warning mark is at 90%.")}</p>
<div class="facts gauge"><div class="figure">${swap("amber", html`<b class="amber">92%</b>`, html`<b>87%</b>`)}<span class="soft">of ${gasLimit.max} MW ${swap("amber", "when filled", "held")}</span></div>
<div class="track tall"><i style="width:${gasLimit.now / 2}%;background:${c.soft}"></i><i class="more"></i><u></u></div>
<div class="scale"><span style="left:0">0</span><span style="left:50%">100</span><span style="left:90%">180</span></div></div>
<div class="choices">${main("amber", "Cancel the last 10 MW", `Stays at ${gasLimit.now} MW`, "10 MW cancelled")}${others("amber", choice("Keep it and tell risk", "Goes to Tomas") + choice("Raise the mark", "Until 16:00 today"))}</div></section>`;

export const sheetStyles = css`
.sheet{position:absolute;inset:0;padding:24px 24px 20px;display:flex;flex-direction:column;background:${c.panel}}
.sheet h2 .swap>*{display:flex;align-items:center;gap:12px}
.sheet h2{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.015em}
.sheet h2+p{margin:4px 0 0 34px;font-size:14px}
.facts{display:grid;gap:20px;margin-top:28px;font-size:15px}
.amount p{display:flex;justify-content:space-between;margin-bottom:8px}
.track{position:relative;display:flex;height:12px;border-radius:4px;background:${c.raised};overflow:hidden}
.track i{height:100%}
.track.tall{height:24px}
.track u{position:absolute;left:90%;top:0;bottom:0;width:2px;margin-left:-1px;background:${c.ink}}
.gauge{gap:8px}
.figure{display:flex;align-items:baseline;gap:10px;font-size:15px}
.figure b{font-size:28px;line-height:36px}
.scale{position:relative;height:20px;color:${c.faint}}
.scale span{position:absolute;transform:translateX(-50%)}
.scale span:first-child{transform:none}
.swap{display:inline-grid;justify-items:end}.swap>*{grid-area:1/1}
.sheet h2 .swap,.sheet h2+p .swap,.figure .swap{justify-items:start}
.choices{display:grid;gap:8px;margin-top:auto}
.choice{position:relative;display:flex;align-items:center;justify-content:space-between;height:48px;padding:0 16px;border-radius:6px;box-shadow:inset 0 0 0 1px ${c.edge};font-size:15px;overflow:hidden}
.choice b{font-weight:500}.choice .go b,.choice .done b{font-weight:600}
.choice .go,.choice .done{position:absolute;inset:0;display:flex;align-items:center;padding:0 16px;border-radius:6px}
.choice .go{justify-content:space-between;background:${c.green};color:${c.greenInk}}
.choice .done{gap:10px;background:${c.raised}}
`;
