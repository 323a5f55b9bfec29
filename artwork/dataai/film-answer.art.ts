import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { film, type Piece } from "../kit/piece.ts";
import { doubts, extra, groups, headline, question, steps, tables } from "./data.ts";
import { LENGTH, motion, pointer } from "./film-motion.ts";
import { cite, mark, sql, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const chart = html`<div class="chart"><p class="ct">More returns than in August</p>${groups.map(
  (group, index) => {
    const bar = html`width:${(extra(group) / 251) * 480}px;background:${group.named ? color.blue : color.mid}`;
    return html`<div class="bar"><span class="n${index}">${group.name}</span><i class="b${index}" style="${bar}"></i>
<b class="v${index}" style="color:${group.named ? color.blue : color.soft}">+${extra(group)}</b></div>`;
  },
)}</div>`;

/** The citation that is pressed near the end. */
const pressed = html`<span class="hot">${cite(1)}<span class="cite on">1</span></span>`;

const composer = html`<div class="composer"><span class="ring"></span><span class="hint new-hint">Ask about your data</span>
<span class="hint more-hint">Ask a follow-up</span>
<span class="typed">${[...question].map((letter, index) => html`<span class="c${index}">${letter}</span>`)}<i class="caret"></i></span>
<i class="send">${icon("send", 26, 2.25)}<span class="full">${icon("send", 26, 2.25)}</span></i></div>`;

const left = html`<main>
<header>${mark(36)}<b>Datamate</b><span class="new">${icon("plus", 22)}New question</span></header>
<div class="hello"><h1>What would you like to know?</h1><p>Every answer comes with its plan, its tables and its doubts.</p></div>
<div class="bubble ask">${question}</div>
<svg class="spin" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke-width="3" stroke-linecap="round"><circle cx="13" cy="13" r="10" stroke="${color.tint}"/><path d="M13 3a10 10 0 0 1 10 10" stroke="${color.blue}"/></svg>
${steps.map(({ working }, index) => html`<p class="work w${index}">${working}</p>`)}
<h1 class="headline">${headline}</h1>
<p class="say l0">The Ridge Shell (+251) and the Corrie Parka (+138) make 389 of the</p>
<p class="say l1">492 extra, most returned as “too small” ${pressed} ${cite(2)}. Both moved to</p>
<p class="say l2">a new size chart on 1 September ${cite(3)}.</p>
${chart}
<div class="doubt">${icon("warning", 26)}<span>${doubts[0]} ${cite(4, "amber")}</span></div>
${composer}</main>`;

const right = html`<aside><h2>How it was answered</h2>
<p class="later">The plan, the tables and the query will appear here.</p>
<div class="planned"><p class="cap">Plan</p>${steps.map(
  ({ plan }, index) =>
    html`<p class="row"><span class="wait"><span class="t${index}">${tick(26)}</span></span>${plan}</p>`,
)}</div>
<div class="sourced"><p class="cap">Tables</p>${tables.map(
  ({ name, rows, fresh }, index) =>
    html`<p class="row s${index}"><span class="mark lit${index}"></span>${index === 0 && html`<span class="mark on"></span>`}${cite(index + 1)}<span class="mono">${name}</span>
<em><span class="rows rows${index}">${rows}</span><span class="fresh${index}">${fresh}</span></em></p>`,
)}</div>
<div class="queried"><p class="cap">Query behind ${cite(1)}</p><pre class="mono">${sql().join("\n")}</pre></div></aside>`;

/** What the pointer is over a field of text, its middle at the pointer's tip. */
const beam = html`<svg class="beam" width="20" height="32" viewBox="0 0 20 32" fill="none" stroke-linecap="round"><path d="M5 3q4 0 5 3q1-3 5-3M5 29q4 0 5-3q1 3 5 3M10 6v20" stroke="#fff" stroke-width="5"/><path d="M5 3q4 0 5 3q1-3 5-3M5 29q4 0 5-3q1 3 5 3M10 6v20" stroke="${color.ink}" stroke-width="2.2"/></svg>`;

export const pieces: Piece[] = [
  film(
    "dataai/answer",
    LENGTH,
    html`${base}<style>
body{background:#fff;font-size:22px;line-height:30px;display:grid;grid-template-columns:832px 448px}
main{position:relative;height:800px}
header{position:absolute;left:48px;right:40px;top:24px;height:48px;display:flex;align-items:center;gap:12px;font-size:24px;letter-spacing:-.02em}
header b{font-weight:600}
.new{margin-left:auto;display:flex;gap:8px;align-items:center;height:48px;padding:0 20px 0 16px;border:1.5px solid ${color.line};border-radius:12px;font-size:20px;font-weight:500}
.hello{position:absolute;left:48px;top:288px;width:744px;text-align:center;color:${color.soft}}
.hello h1{font-size:44px;line-height:52px;color:${color.ink}}
.hello p{margin-top:12px}
h1{font-size:38px;line-height:44px;font-weight:600;letter-spacing:-.035em}
.ask{position:absolute;right:40px;top:100px;border-radius:24px 24px 6px 24px;padding:13px 24px;font-size:24px}
.spin{position:absolute;left:48px;top:190px}.work{position:absolute;left:88px;top:188px;color:${color.soft}}
.headline{position:absolute;left:48px;top:180px}
.say{position:absolute;left:48px;white-space:nowrap;font-size:23px;letter-spacing:-.015em}
.l0{top:234px}.l1{top:267px}.l2{top:300px}
.hot{position:relative}.hot .on{position:absolute;inset:auto 0 0 0;background:${color.blue};color:#fff;height:1.3em;bottom:.13em}
.chart{position:absolute;left:48px;top:350px;width:744px}
.ct{font-size:20px;color:${color.soft};margin-bottom:8px}
.bar{display:flex;align-items:center;height:41px}
.bar span{width:168px}.bar i{height:26px;border-radius:5px;transform-origin:0 50%;min-width:6px}
.bar b{margin-left:12px;font-weight:600}
.doubt{position:absolute;left:48px;right:40px;top:610px;height:60px;border-radius:14px;background:${color.doubtWash};color:${color.doubt};display:flex;gap:14px;align-items:center;padding:0 20px;font-weight:500}
.composer{position:absolute;left:48px;right:40px;top:696px;height:72px;border:1.5px solid ${color.mid};border-radius:20px;display:flex;align-items:center;padding:0 12px 0 24px}
.ring{position:absolute;inset:-2px;border:2.5px solid ${color.blue};border-radius:21px}
.hint{position:absolute;left:24px;color:${color.soft}}.typed{display:flex;align-items:center;white-space:pre;font-size:24px;letter-spacing:-.01em}
.caret{width:2px;height:32px;margin-left:1px;background:${color.blue}}
.send,.full{width:48px;height:48px;border-radius:13px;display:grid;place-items:center}
.send{position:relative;margin-left:auto;background:${color.tint};color:${color.blue}}.full{position:absolute;inset:0;background:${color.blue};color:#fff}
aside{background:${color.wash};border-left:1.5px solid ${color.line};padding:33px 32px 0;height:800px;position:relative}
h2{font-size:22px;line-height:30px;font-weight:600;letter-spacing:-.02em}
.later{position:absolute;top:82px;width:330px;color:${color.soft};font-size:20px;line-height:28px}
.cap{font-size:20px;color:${color.soft};margin:18px 0 4px}
.row{display:flex;gap:14px;align-items:center;height:39px;position:relative;letter-spacing:-.015em}
.row .mono{font-size:21px}.row em{margin-left:auto;display:grid;font-style:normal;font-size:20px;color:${color.soft}}.row em span{grid-area:1/1;text-align:right}.row em .rows{color:${color.deep};font-weight:500}
.row>*{position:relative}.row .mark{position:absolute;inset:0 -12px;border-radius:10px;background:${color.tint}}
.row .cite,.cap .cite{background:#d6dbff}
.pointer{position:absolute;left:0;top:0}.beam{position:absolute;left:-4px;top:-12px}.cursor{transform-origin:${pointer.tip[0]}px ${pointer.tip[1]}px}
.wait{width:26px;height:26px;border-radius:50%;box-shadow:inset 0 0 0 2px ${color.mid}}
.wait>span{display:block}
pre{font-size:20px;line-height:30px;letter-spacing:-.04em;background:#fff;border:1.5px solid ${color.line};border-radius:14px;padding:16px 18px}
</style>${motion}${left}${right}<div class="pointer"><div class="arrow">${pointer.svg}</div>${beam}</div>`,
  ),
];
