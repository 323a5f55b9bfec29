import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { press, travel } from "../kit/motion.ts";
import { film, type Piece } from "../kit/piece.ts";
import { ease, track } from "../kit/track.ts";
import { categories, doubts, headline, plan, question, tables } from "./data.ts";
import { cite, mark, sql, thousands, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const LENGTH = 12;
/** The film starts on the finished answer, so that its poster says what it is about. */
const CLEAR = 1.3;
const TYPE = 2.5;
const SEND = 4.5;
const show = (selector: string, at: number, rise = 14, clear = CLEAR) =>
  track(selector, LENGTH, [
    [0, { opacity: 1, transform: "none" }],
    [clear, { opacity: 1, transform: "none" }, ease.in],
    [clear + 0.25, { opacity: 0, transform: "none" }, ease.hold],
    [clear + 0.3, { opacity: 0, transform: `translateY(${rise}px)` }, ease.hold],
    [at, { opacity: 0, transform: `translateY(${rise}px)` }, ease.out],
    [at + 0.5, { opacity: 1, transform: "none" }],
  ]);

/** Shown only while the question is open: the greeting, the placeholder. */
const idle = (selector: string, until: number) =>
  track(selector, LENGTH, [
    [0, { opacity: 0 }],
    [CLEAR + 0.25, { opacity: 0 }, ease.out],
    [CLEAR + 0.6, { opacity: 1 }, ease.hold],
    [until, { opacity: 1 }, ease.out],
    [until + 0.2, { opacity: 0 }],
  ]);

const pointer = cursor(color.ink, 36);
const working = ["Comparing the two months", "Splitting by category", "Reading return reasons"];
const rest = [1128, 654] as const;
const chip = [494, 256] as const;
const motion = css`<style>
${travel(".pointer", LENGTH, [
  [0, ...rest],
  [0.4, ...rest],
  [1.0, 716, 46],
  [1.6, 716, 46],
  [2.2, 250, 734],
  [3.7, 250, 734],
  [4.3, 752, 730],
  [5.1, 752, 730],
  [6.0, 700, 640],
  [8.9, 700, 640],
  [9.7, ...chip],
  [10.4, ...chip],
  [11.2, ...rest],
])}
${press(".cursor", LENGTH, [1.15, 2.3, 4.45, 9.85])}
${press(".new", LENGTH, [1.15], 0.94)}${press(".send", LENGTH, [4.45], 0.94)}
${track(".typed", LENGTH, [
  [0, { "clip-path": "inset(0 100% 0 0)" }, ease.hold],
  [TYPE, { "clip-path": "inset(0 100% 0 0)" }, `steps(${question.length})`],
  [TYPE + 1.4, { "clip-path": "inset(0 0% 0 0)" }, ease.hold],
  [SEND, { "clip-path": "inset(0 0% 0 0)" }, ease.hold],
  [SEND + 0.02, { "clip-path": "inset(0 100% 0 0)" }, ease.hold],
])}
${idle(".hello", SEND)}${idle(".later", SEND)}
${track(".ring", LENGTH, [
  [0, { opacity: 0 }],
  [2.3, { opacity: 0 }],
  [2.45, { opacity: 1 }],
  [SEND, { opacity: 1 }],
  [SEND + 0.2, { opacity: 0 }],
])}
${track(".hint", LENGTH, [
  [0, { opacity: 1 }, ease.hold],
  [TYPE + 0.02, { opacity: 0 }, ease.hold],
  [SEND + 0.05, { opacity: 1 }, ease.hold],
])}
${track(".ask", LENGTH, [
  [0, { opacity: 1, transform: "none" }],
  [CLEAR, { opacity: 1, transform: "none" }],
  [CLEAR + 0.25, { opacity: 0, transform: "none" }, ease.hold],
  [SEND, { opacity: 0, transform: "translateY(120px)" }, ease.out],
  [SEND + 0.6, { opacity: 1, transform: "none" }],
])}
${working.map((_, index) => {
  const at = 5.1 + index * 0.68;
  return track(`.w${index}`, LENGTH, [
    [0, { opacity: 0 }, ease.hold],
    [at, { opacity: 0 }, ease.out],
    [at + 0.15, { opacity: 1 }, ease.hold],
    [at + 0.6, { opacity: 1 }, ease.in],
    [at + 0.68, { opacity: 0 }],
  ]);
})}
${track(".spin", LENGTH, [
  [0, { opacity: 0, transform: "rotate(0deg)" }, ease.hold],
  [5.1, { opacity: 1, transform: "rotate(0deg)" }, ease.linear],
  [7.1, { opacity: 1, transform: "rotate(900deg)" }, ease.hold],
  [7.12, { opacity: 0, transform: "rotate(0deg)" }, ease.hold],
  [12, { opacity: 0, transform: "rotate(0deg)" }],
])}
${show(".planned", 4.9)}
${plan.map((_, index) => {
  const at = 5.4 + index * 0.65;
  return html`${track(`.t${index}`, LENGTH, [
    [0, { opacity: 1, transform: "scale(1)" }],
    [CLEAR + 0.4, { opacity: 1, transform: "scale(1)" }, ease.hold],
    [CLEAR + 0.45, { opacity: 0, transform: "scale(.4)" }],
    [at, { opacity: 0, transform: "scale(.4)" }, ease.out],
    [at + 0.3, { opacity: 1, transform: "scale(1)" }],
  ])}`;
})}
${show(".sourced", 5.35)}
${tables.map((_, index) => show(`.s${index}`, 5.55 + index * 0.65, 8))}
${show(".headline", 7.3)}
${show(".l0", 7.5, 8)}${show(".l1", 7.7, 8)}${show(".chart", 7.9, 0)}
${categories.map(({ name }, index) => {
  const at = 8.0 + index * 0.1;
  return html`${track(`.b-${name}`, LENGTH, [
    [0, { transform: "scaleX(1)" }],
    [CLEAR + 0.4, { transform: "scaleX(1)" }, ease.hold],
    [CLEAR + 0.45, { transform: "scaleX(0)" }],
    [at, { transform: "scaleX(0)" }, ease.out],
    [at + 0.7, { transform: "scaleX(1)" }],
  ])}${show(`.v-${name}`, at + 0.35, 0)}`;
})}
${show(".doubt", 8.8)}
${show(".queried", 9.9)}
${track(".on", LENGTH, [
  [0, { opacity: 1 }],
  [CLEAR, { opacity: 1 }],
  [CLEAR + 0.25, { opacity: 0 }],
  [9.8, { opacity: 0 }],
  [10, { opacity: 1 }],
])}
</style>`;

const chart = html`<div class="chart"><p class="ct">Returned items, August to September</p>${categories
  .map((category) => ({ ...category, extra: category.september - category.august }))
  .sort((a, b) => b.extra - a.extra)
  .map(
    ({ name, extra }, index) =>
      html`<div class="bar"><span>${name}</span><i class="b-${name}" style="width:${(extra / 423) * 540}px;background:${index ? color.mid : color.blue}"></i><b class="v-${name}" style="color:${index ? color.soft : color.blue}">+${thousands(extra)}</b></div>`,
  )}</div>`;

const left = html`<main>
<header>${mark(36)}<b>Datamate</b><span class="new">${icon("plus", 22)}New question</span></header>
<div class="hello"><h1>What would you like to know?</h1><p>Every answer comes with its plan, its tables and its doubts.</p></div>
<div class="bubble ask">${question}</div>
<svg class="spin" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke-width="3" stroke-linecap="round"><circle cx="13" cy="13" r="10" stroke="${color.tint}"/><path d="M13 3a10 10 0 0 1 10 10" stroke="${color.blue}"/></svg>
${working.map((text, index) => html`<p class="work w${index}">${text}</p>`)}
<h1 class="headline">${headline}</h1>
<p class="say l0">Returned items went from 1,124 to 1,616 <span class="hot">${cite(1)}<span class="cite on">1</span></span>. Of the 492 extra,</p>
<p class="say l1">423 are jackets, mostly two styles with a new size chart ${cite(2)} ${cite(3)}.</p>
${chart}
<div class="doubt">${icon("warning", 26)}${doubts[0]}</div>
<div class="composer"><span class="ring"></span><span class="hint">Ask about your data</span><span class="typed">${question}</span><i class="send">${icon("send", 26, 2.25)}</i></div>
</main>`;

const right = html`<aside><h2>How it was answered</h2>
<p class="later">The plan, the tables and the query will appear here.</p>
<div class="planned"><p class="cap">Plan</p>${plan.map(
  (step, index) =>
    html`<p class="row"><span class="wait"><span class="t${index}">${tick(26)}</span></span>${step}</p>`,
)}</div>
<div class="sourced"><p class="cap">Tables</p>${tables.map(
  ({ name, fresh }, index) =>
    html`<p class="row s${index}">${index === 0 && html`<span class="mark on"></span>`}${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
)}</div>
<div class="queried"><p class="cap">Query</p><pre class="mono">${sql().join("\n")}</pre></div></aside>`;

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
.say{position:absolute;left:48px;white-space:nowrap;font-size:23px}
.l0{top:236px}.l1{top:270px}
.hot{position:relative}.hot .on{position:absolute;inset:auto 0 0 0;background:${color.blue};color:#fff;height:1.3em;bottom:.02em}
.chart{position:absolute;left:48px;top:328px;width:744px}
.ct{font-size:20px;color:${color.soft};margin-bottom:8px}
.bar{display:flex;align-items:center;height:42px}
.bar span{width:116px}.bar i{height:26px;border-radius:5px;transform-origin:0 50%;min-width:6px}
.bar b{margin-left:12px;font-weight:600}
.doubt{position:absolute;left:48px;right:40px;top:604px;height:60px;border-radius:14px;background:${color.doubtWash};color:${color.doubt};display:flex;gap:14px;align-items:center;padding:0 20px;font-weight:500}
.composer{position:absolute;left:48px;right:40px;top:696px;height:72px;border:1.5px solid ${color.mid};border-radius:20px;display:flex;align-items:center;padding:0 12px 0 24px}
.ring{position:absolute;inset:-2px;border:2.5px solid ${color.blue};border-radius:21px}
.hint{color:${color.soft}}.typed{position:absolute;left:24px;font-size:24px}
.send{margin-left:auto;width:48px;height:48px;border-radius:13px;background:${color.blue};color:#fff;display:grid;place-items:center}
aside{background:${color.wash};border-left:1.5px solid ${color.line};padding:33px 32px 0;height:800px}
h2{font-size:22px;line-height:30px;font-weight:600;letter-spacing:-.02em}
.later{position:absolute;top:87px;width:330px;color:${color.soft};font-size:20px;line-height:28px}
.cap{font-size:20px;color:${color.soft};margin:24px 0 6px}
.row{display:flex;gap:14px;align-items:center;height:44px;position:relative}
.row .mono{font-size:21px}.row em{font-style:normal;margin-left:auto;color:${color.soft};font-size:20px}
.row>*{position:relative}.row .mark{position:absolute;inset:2px -12px;border-radius:10px;background:${color.tint}}
.row .cite{background:#dfe3ff}
.pointer{position:absolute;left:0;top:0}.cursor{transform-origin:${pointer.tip[0]}px ${pointer.tip[1]}px}
.wait{width:26px;height:26px;border-radius:50%;box-shadow:inset 0 0 0 2px ${color.mid}}
.wait>span{display:block}
pre{font-size:20px;line-height:31px;letter-spacing:-.03em;background:#fff;border:1.5px solid ${color.line};border-radius:14px;padding:16px 18px}
</style>${motion}${left}${right}<div class="pointer">${pointer.svg}</div>`,
  ),
];
