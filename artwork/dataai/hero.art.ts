import { avatar } from "../kit/avatar.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { rateLines } from "./charts.ts";
import { doubts, headline, plan, question, tables, workspace } from "./data.ts";
import { cite, mark, sql, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const today = ["Returns in September", "Orders by warehouse", "Stock low by Friday"];
const earlier = ["Bundles that sell", "Late parcels by carrier", "Newsletter sign-ups"];

function sidebar(): string {
  const group = (title: string, items: string[], first: boolean) => html`<p class="cap">${title}</p>
${items.map((item, index) => html`<p class="thread ${first && index === 0 && "on"}">${item}</p>`)}`;
  return html`<aside><div class="brand">${mark(28)}<b>Datamate</b></div>
<div class="new">${icon("plus", 18)}New question</div>
${group("Today", today, true)}${group("Earlier", earlier, false)}
<div class="space">${avatar("TP", { ground: color.ink, ink: "#fff", size: 28, radius: "8px" })}${workspace}${icon("down", 16)}</div></aside>`;
}

function answer(): string {
  return html`<main><div class="bubble ask">${question}</div>
<h1>${headline}</h1>
<p class="say">Returned items went from 1,124 in August to 1,616 in September ${cite(1)}. Jackets account for 423 of the 492 extra. The Ridge Shell and the Corrie Parka moved to the new size chart on 1 September ${cite(2)} ${cite(3)}.</p>
<p class="ct">Return rate by week of delivery</p>${rateLines(480, 264)}
<div class="composer"><span>Ask a follow-up</span><i>${icon("send", 18, 2)}</i></div></main>`;
}

function work(): string {
  return html`<section><h2>How it was answered</h2>
<p class="cap">Plan</p>${plan.map((step) => html`<p class="step">${tick(18)}${step}</p>`)}
<p class="cap">Tables</p>${tables.map(
    ({ name, fresh }, index) =>
      html`<p class="source">${cite(index + 1)}<span class="mono">${name}</span><em class="${index === 2 && "old"}">${fresh}</em></p>`,
  )}
<p class="cap">Query</p><pre class="mono">${sql().join("\n")}</pre>
<div class="doubts"><b>${icon("warning", 18)}Doubts</b>${doubts.map((doubt) => html`<p>${doubt}</p>`)}</div></section>`;
}

export const pieces: Piece[] = [
  hero(
    "dataai",
    html`${base}<style>
.window{left:20px;top:12px;width:1080px;height:604px;display:grid;grid-template-columns:212px 1fr 332px}
aside{background:${color.wash};padding:20px 12px;border-right:1px solid ${color.line};position:relative}
.brand{display:flex;gap:10px;align-items:center;font-size:17px;padding:0 8px 16px;letter-spacing:-.02em}
.brand b{font-weight:600}
.new{display:flex;gap:8px;align-items:center;height:40px;border-radius:10px;background:#fff;border:1px solid ${color.line};padding:0 12px;font-weight:500;margin:4px 0 8px}
.cap{font-size:13px;color:${color.soft};padding:14px 0 4px}
aside .cap{padding-left:12px}
.thread{height:36px;line-height:36px;border-radius:8px;padding:0 12px}
.thread.on{background:${color.tint};color:${color.deep};font-weight:500}
.space{position:absolute;left:12px;right:12px;bottom:12px;height:44px;display:flex;align-items:center;gap:10px;padding:0 8px;font-weight:500}
.space svg{margin-left:auto;color:${color.soft}}
main{padding:24px 28px 20px;position:relative}
.ask{width:max-content;margin-left:auto;border-radius:16px 16px 4px 16px;padding:10px 16px;font-size:15px}
h1{font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.03em;margin:20px 0 8px}
.say{font-size:15px;line-height:24px}
.ct{font-weight:500;margin:20px 0 8px}
.composer{position:absolute;left:28px;right:28px;bottom:20px;height:48px;border:1px solid ${color.line};border-radius:14px;display:flex;align-items:center;padding:0 6px 0 16px;color:${color.soft};font-size:15px;justify-content:space-between}
.composer i{width:36px;height:36px;border-radius:10px;background:${color.tint};color:${color.blue};display:grid;place-items:center}
section{border-left:1px solid ${color.line};padding:24px 24px 0;position:relative}
h2{font-size:15px;line-height:20px;font-weight:600}
.step,.source{display:flex;gap:10px;align-items:center;height:28px}
.source em{font-style:normal;margin-left:auto;color:${color.soft};font-size:13px}
.source em.old{color:${color.doubt};font-weight:500}
.source .mono{font-size:13px}
pre{font-size:13px;line-height:20px;background:${color.wash};border-radius:10px;padding:10px 12px}
.doubts{position:absolute;left:24px;right:24px;bottom:20px;background:${color.doubtWash};color:${color.doubt};border-radius:10px;padding:10px 12px;font-size:13px;line-height:18px}
.doubts b{display:flex;gap:8px;align-items:center;font-weight:600;margin-bottom:4px}
.doubts p+p{margin-top:4px}
</style><div class="window">${sidebar()}${answer()}${work()}</div>`,
  ),
];
