import { avatar } from "../kit/avatar.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { openSwatch, rateBars } from "./charts.ts";
import { doubts, extra, groups, headline, question, steps, tables, workspace } from "./data.ts";
import { cite, mark, sentences, sql, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const header = html`<header>${mark(30)}<span class="bubble ask">${question}</span>
<span class="space">${avatar("HW", { ground: color.ink, ink: "#fff", size: 28, radius: "8px" })}${workspace}${icon("down", 16)}</span>
<span class="new">${icon("plus", 18)}New question</span></header>`;

function answer(): string {
  return html`<main><h1>${headline}</h1>
<p class="say">${sentences.rise} ${sentences.styles} ${sentences.cause}</p>
<p class="ct"><span>Return rate by week of delivery ${cite(4)}</span><em>${openSwatch()}Still open</em></p>${rateBars(358, 124)}
<div class="doubts">${icon("warning", 18)}<p>${doubts[0]} ${cite(4, "amber")}.<br>${doubts[1]} ${cite(1, "amber")}.</p></div>
<div class="composer"><span>Ask a follow-up</span><i>${icon("send", 18, 2)}</i></div></main>`;
}

/** The query of the other pictures in shorter lines. */
const query = [
  "select style, month,",
  "  count(*)",
  "from returns",
  "join products using (sku)",
  "where month between",
  "  '2025-08' and '2025-09'",
  "group by style, month",
];

function work(): string {
  return html`<section><p class="cap">Plan</p>${steps.map(({ plan }) => html`<p class="step">${tick(18)}${plan}</p>`)}
<p class="cap">Tables</p>${tables.map(
    ({ name, fresh }, index) =>
      html`<p class="step">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
  )}
<p class="cap">Query behind ${cite(1)} ${cite(2)}</p><pre class="mono">${sql(query).join("\n")}</pre></section>`;
}

const sum = (pick: (group: (typeof groups)[number]) => number) =>
  groups.reduce((total, group) => total + pick(group), 0).toLocaleString("en-US");
const line = (cells: (string | number)[], look = "") =>
  html`<tr class="${look}">${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

const next = ["Which sizes came back most?", "Did other styles get the new size chart?"];

function result(): string {
  return html`<section class="result"><p class="cap">Returned items by style</p><table>${line(["", "August", "September", "Extra"], "head")}
${groups.map((group) => line([group.name, group.august, group.september, `+${extra(group)}`], group.named ? "named" : ""))}
${line(["All items", sum(({ august }) => august), sum(({ september }) => september), `+${sum(extra)}`], "sum")}</table>
<p class="cap">Ask next</p>${next.map((text) => html`<p class="next">${text}${icon("arrow", 18)}</p>`)}</section>`;
}

/** On a phone, which shows the upper 130 to 190 px: the question, and the beginning of its answer. */
const crop = html`${base}<style>
.window{inset:0;border-radius:16px 16px 0 0;box-shadow:none;padding:12px 16px}
.ask{display:table;margin-left:auto;border-radius:18px 18px 5px 18px;padding:7px 14px;font-size:16px;line-height:22px}
h1{font-size:20px;line-height:27px;font-weight:600;letter-spacing:-.035em;margin:12px 0 6px;white-space:nowrap}
.say{font-size:15px;line-height:22px}
</style><div class="window"><span class="bubble ask">${question}</span><h1>${headline}</h1>
<p class="say">The Ridge Shell (+251) and the Corrie Parka (+138) make 389 of the 492 extra, most returned as “too small” ${cite(1)} ${cite(2)}. ${sentences.cause}</p></div>`;

export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/case-studies/dataai/hero-small.png",
    width: 360,
    height: 220,
    transparent: true,
    body: crop,
  },
  hero(
    "dataai",
    html`${base}<style>
.window{left:20px;top:12px;width:1080px;height:612px;display:grid;grid-template:52px 1fr/396px 258px 426px;font-size:15px}
header{grid-column:1/4;display:flex;gap:12px;align-items:center;padding:0 24px;border-bottom:1px solid ${color.line}}
.ask{border-radius:5px 16px 16px 16px;padding:6px 14px;font-size:15px;line-height:22px}
.space{margin-left:auto;display:flex;align-items:center;gap:10px;font-weight:500;margin-right:20px}
.space svg{color:${color.soft}}
.new{display:flex;gap:8px;align-items:center;height:36px;border-radius:10px;border:1px solid ${color.line};padding:0 14px 0 10px;font-weight:500}
main{padding:8px 14px 0 24px;position:relative}
h1{font-size:24px;line-height:29px;font-weight:600;letter-spacing:-.03em;margin-bottom:4px;text-wrap:balance}
.say{line-height:22px}
.ct{font-weight:500;font-size:14px;margin:8px 0 2px;display:flex;justify-content:space-between}
.ct em{display:flex;align-items:center;gap:8px;font-style:normal;font-weight:400;color:${color.soft}}
.doubts{display:flex;gap:8px;align-items:center;height:52px;margin-top:6px;background:${color.doubtWash};color:${color.doubt};border-radius:10px;padding:0 10px;font-size:13px;line-height:19px;font-weight:500;letter-spacing:-.02em;white-space:nowrap}
.composer{position:absolute;left:24px;right:14px;bottom:16px;height:46px;border:1px solid ${color.line};border-radius:14px;display:flex;align-items:center;padding:0 5px 0 16px;color:${color.soft};justify-content:space-between}
.composer i{width:36px;height:36px;border-radius:10px;background:${color.tint};color:${color.blue};display:grid;place-items:center}
section{border-left:1px solid ${color.line};padding:0 14px 0 12px;background:${color.wash}}
.cap{font-size:14px;color:${color.soft};padding:10px 0 4px}
.step{display:flex;gap:8px;align-items:center;height:26px;font-size:14px;letter-spacing:-.02em;white-space:nowrap}
section .cite{background:#dfe3ff}
.step em{font-style:normal;margin-left:auto;color:${color.soft}}
pre{font-size:14px;line-height:20px;background:#fff;border:1px solid ${color.line};border-radius:10px;padding:8px 10px;}
.result{background:#fff;padding:0 24px}
table{width:100%;font-size:15px}
td{height:42px;text-align:right;border-top:1px solid ${color.line}}td:first-child{text-align:left}
.head td{height:32px;border:0;font-size:14px;color:${color.soft}}
.named td{font-weight:600}.named td:last-child{color:${color.blue}}
.sum td{font-weight:600;border-color:${color.mid}}
.result .cap+.next{border-top:1px solid ${color.line}}.result .cap:not(:first-child){padding-top:20px}
.next{display:flex;justify-content:space-between;align-items:center;height:44px;border-bottom:1px solid ${color.line}}.next svg{color:${color.blue}}
</style><div class="window">${header}${answer()}${work()}${result()}</div>`,
  ),
];
