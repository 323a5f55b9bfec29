import { avatar } from "../kit/avatar.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { rateBars } from "./charts.ts";
import { doubts, headline, question, steps, tables, workspace } from "./data.ts";
import { cite, mark, sentences, sql, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const header = html`<header>${mark(30)}<b>Datamate</b>
<span class="space">${avatar("HW", { ground: color.ink, ink: "#fff", size: 28, radius: "8px" })}${workspace}${icon("down", 16)}</span>
<span class="new">${icon("plus", 18)}New question</span></header>`;

function answer(): string {
  return html`<main><div class="bubble ask">${question}</div>
<h1>${headline}</h1>
<p class="say">${sentences.rise} ${sentences.styles} ${sentences.cause}</p>
<p class="ct">Return rate by week of delivery ${cite(4)}</p>${rateBars(604, 164)}
<div class="doubts">${icon("warning", 20)}<p>${doubts[0]} ${cite(4, "amber")}.<br>${doubts[1]} ${cite(1, "amber")}.</p></div>
<div class="composer"><span>Ask a follow-up</span><i>${icon("send", 18, 2)}</i></div></main>`;
}

function work(): string {
  return html`<section><p class="cap">Plan</p>${steps.map(({ plan }) => html`<p class="step">${tick(20)}${plan}</p>`)}
<p class="cap">Tables</p>${tables.map(
    ({ name, fresh }, index) =>
      html`<p class="source">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
  )}
<p class="cap">Query behind ${cite(1)} ${cite(2)}</p><pre class="mono">${sql().join("\n")}</pre></section>`;
}

export const pieces: Piece[] = [
  hero(
    "dataai",
    html`${base}<style>
.window{left:20px;top:12px;width:1080px;height:612px;display:grid;grid-template:56px 1fr/676px 404px;font-size:15px}
header{grid-column:1/3;display:flex;gap:10px;align-items:center;font-size:18px;padding:0 24px 0 36px;letter-spacing:-.02em;border-bottom:1px solid ${color.line}}
header b{font-weight:600}
.space{margin-left:auto;display:flex;align-items:center;gap:10px;font-size:15px;font-weight:500;margin-right:20px}
.space svg{color:${color.soft}}
.new{display:flex;gap:8px;align-items:center;height:36px;border-radius:10px;border:1px solid ${color.line};padding:0 14px 0 10px;font-size:15px;font-weight:500}
main{padding:14px 36px 0;position:relative}
.ask{width:max-content;margin-left:auto;border-radius:18px 18px 5px 18px;padding:9px 18px;font-size:16px;line-height:22px}
h1{font-size:30px;line-height:36px;font-weight:600;letter-spacing:-.035em;margin:8px 0 6px}
.say{font-size:16px;line-height:25px}
.ct{font-weight:500;margin:13px 0 6px}
.doubts{display:flex;gap:12px;align-items:center;height:56px;margin-top:10px;background:${color.doubtWash};color:${color.doubt};border-radius:12px;padding:0 16px;font-size:15px;line-height:21px;font-weight:500}
.composer{position:absolute;left:36px;right:36px;bottom:14px;height:46px;border:1px solid ${color.line};border-radius:14px;display:flex;align-items:center;padding:0 5px 0 16px;color:${color.soft};justify-content:space-between}
.composer i{width:36px;height:36px;border-radius:10px;background:${color.tint};color:${color.blue};display:grid;place-items:center}
section{border-left:1px solid ${color.line};padding:2px 28px 0;background:${color.wash}}
.cap{font-size:14px;color:${color.soft};padding:14px 0 6px}
.step,.source{display:flex;gap:12px;align-items:center;height:30px}
.source .cite,.cap .cite{background:#dfe3ff}
.source em{font-style:normal;margin-left:auto;color:${color.soft};font-size:14px}
.source .mono{font-size:14px}
pre{font-size:14px;line-height:22px;background:#fff;border:1px solid ${color.line};border-radius:12px;padding:11px 16px}
</style><div class="window">${header}${answer()}${work()}</div>`,
  ),
];
