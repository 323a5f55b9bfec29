import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { film, type Piece } from "../kit/piece.ts";
import { bars, doubts, headline, query, question, recent, steps, tables } from "./data.ts";
import { LENGTH, motion, pointer } from "./film-motion.ts";
import { cite, mark, sql, tick } from "./parts.ts";
import { base, color } from "./theme.ts";

const header = html`<header>${mark(52)}<b>Datamate</b><span class="new">${icon("plus", 36, 2.25)}New question</span></header>`;

const ask = html`<div class="hello"><h1>What would you like to know?</h1></div>
<div class="composer first"><span class="hint new-hint">Ask about your data</span>
<span class="typed">${[...question].map((letter, index) => html`<span class="c${index}">${letter}</span>`)}<i class="caret"></i></span>
<i class="send">${icon("send", 40, 2.25)}<span class="full">${icon("send", 40, 2.25)}</span></i></div>
<div class="recent"><p class="soft">Asked this week</p>${recent.map((text) => html`<p class="past">${text}${icon("arrow", 36, 2)}</p>`)}</div>`;

/** Each step with the table that it reads. */
const plan = html`<div class="plan"><p class="cap soft">Plan</p>${steps.map(({ plan }, index) => {
  const { name, rows, fresh } = tables[index] as (typeof tables)[number];
  return html`<div class="step"><span class="lit lit${index}"></span><span class="wait"><span class="t${index}">${tick(48)}</span></span><b>${plan}</b>
<p>${cite(index + 1)}<span class="mono">${name}</span><em class="rows rows${index}">${rows}</em><em class="fresh${index}">${fresh}</em></p></div>`;
})}</div>`;

/** The citation that is clicked near the end. */
const clicked = html`<span class="hot">${cite(1)}<span class="cite on">1</span></span>`;

const largest = Math.max(...bars.map(({ extra }) => extra));
const chart = html`<p class="ct soft">More returns than in August</p>${bars.map(
  ({ name, extra, named }, index) => {
    const look = html`width:${(extra / largest) * 720}px;background:${named ? color.blue : color.mid}`;
    return html`<div class="bar" style="top:${566 + index * 64}px"><span class="n${index}">${name}</span><i class="b${index}" style="${look}"></i>
<b class="v${index}" style="color:${named ? color.blue : color.soft}">+${extra}</b></div>`;
  },
)}`;

const lines = [
  html`The Ridge Shell (+251) and the Corrie Parka (+138) make`,
  html`389 of the 492 extra, most returned as “too small” ${clicked} ${cite(2)}.`,
  html`Both moved to a new size chart on 1 September ${cite(3)}.`,
];
const answer = html`<p class="read">${tick(44)}4 tables read</p><h1 class="headline">${headline}</h1>
${lines.map((line, index) => html`<p class="say l${index}">${line}</p>`)}${chart}
<div class="doubt">${icon("warning", 42, 2)}<span>${doubts[0]} ${cite(4, "amber")}</span></div>`;

const [select = "", from = "", join = "", where = "", and = "", group = ""] = query;
const longLines = [select, `${from} ${join}`, `${where} ${and.trim()}`, group];
const evidence = html`<div class="query"><i class="notch"></i><div class="inside">${tables
  .slice(0, 2)
  .map(
    ({ name, fresh }, index) =>
      html`<p class="source">${cite(index + 1)}<span class="mono">${name}</span><em>${fresh}</em></p>`,
  )}<pre class="mono">${sql(longLines).join("\n")}</pre></div></div>`;

/** A close-up: no text is smaller than 36 px, so that a phone shows it at 9 px or more. */
export const pieces: Piece[] = [
  film(
    "dataai/answer",
    LENGTH,
    html`${base}<style>
body{background:#eef0ff;font-size:38px;line-height:48px;letter-spacing:-.015em}
body>*{position:absolute}.cite{background:#d6dbff;font-size:36px;min-width:1.25em;height:1.25em;border-radius:10px;vertical-align:.02em}
header{left:48px;right:48px;top:20px;height:72px;display:flex;align-items:center;gap:18px;font-size:42px;letter-spacing:-.025em}
header b{font-weight:600}
.new{margin-left:auto;display:flex;gap:12px;align-items:center;height:72px;padding:0 28px 0 22px;border-radius:36px;background:#fff;font-size:36px;font-weight:500}
h1{font-size:60px;line-height:68px;font-weight:600;letter-spacing:-.04em;white-space:nowrap}
.hello{left:0;right:0;top:210px;text-align:center}.hello h1{font-size:72px;line-height:84px}
.composer{left:48px;right:48px;height:88px;border-radius:26px;background:#fff;display:flex;align-items:center;padding:0 12px 0 32px}
.first{top:340px;height:116px;border-radius:34px;padding:0 16px 0 36px;box-shadow:inset 0 0 0 4px ${color.blue}}
.next{top:908px;color:${color.soft}}
.hint{position:absolute;left:36px;color:${color.soft};font-size:46px}.typed{display:flex;align-items:center;white-space:pre;font-size:46px;letter-spacing:-.02em}
.caret{width:4px;height:56px;margin-left:2px;background:${color.blue}}
.send,.full{width:84px;height:84px;border-radius:24px;display:grid;place-items:center}
.send{position:relative;margin-left:auto;background:${color.tint};color:${color.blue}}.full{position:absolute;inset:0;background:${color.blue};color:#fff}
.recent{left:48px;right:48px;top:536px}.past{display:flex;align-items:center;justify-content:space-between;height:104px;border-top:2px solid #d3d8f6}.past svg{color:${color.blue}}.recent .soft{margin-bottom:16px}
.ask{right:48px;top:112px;border-radius:42px 42px 10px 42px;padding:17px 34px;font-size:40px;line-height:50px}
.plan{left:48px;right:48px;top:224px;height:652px;border-radius:32px;background:#fff;padding:24px 36px}
.cap{margin-bottom:12px}
.step{position:relative;height:136px;padding:14px 0 0 68px}.step b{display:block;position:relative;font-weight:500;font-size:42px;letter-spacing:-.025em}
.step p{position:relative;display:flex;gap:18px;align-items:center;height:54px;margin-top:4px;font-size:38px}
.step em{position:absolute;right:0;font-style:normal;color:${color.soft}}.step .rows{color:${color.deep};font-weight:500}
.lit{position:absolute;inset:2px -20px;border-radius:22px;background:${color.tint}}
.wait{position:absolute;left:0;top:14px;width:48px;height:48px;border-radius:50%;box-shadow:inset 0 0 0 3px ${color.mid}}.wait>span{display:block}
.read{left:48px;top:130px;display:flex;gap:14px;align-items:center;color:${color.soft}}
.headline{left:48px;top:226px}
.say{left:48px;white-space:nowrap;font-size:41px;line-height:56px;letter-spacing:-.02em}
.l0{top:306px}.l1{top:362px}.l2{top:418px}
.hot{display:inline-grid;vertical-align:.02em}.hot .cite{grid-area:1/1}.hot .on{background:${color.blue};color:#fff}
.ct{left:48px;top:508px}
.bar{left:48px;display:flex;align-items:center;height:60px}
.bar span{width:264px}.bar i{height:44px;border-radius:9px;transform-origin:0 50%}.bar b{margin-left:20px;font-weight:600}
.doubt{left:48px;right:48px;top:788px;height:92px;border-radius:26px;background:${color.doubtWash};color:${color.doubt};display:flex;gap:20px;align-items:center;padding:0 32px;font-weight:500;white-space:nowrap}
.query{left:48px;right:48px;top:492px;height:392px;border-radius:28px;background:#fff;box-shadow:inset 0 0 0 3px ${color.blue}}.inside{position:absolute;inset:3px;border-radius:25px;overflow:hidden;padding:13px 33px 0}
.notch{position:absolute;left:950px;top:-12px;width:26px;height:26px;border:solid ${color.blue};border-width:3px 0 0 3px;border-radius:5px 0;background:#fff;transform:rotate(45deg)}
.source{display:flex;gap:18px;align-items:center;height:60px}.source em{margin-left:auto;font-style:normal;color:${color.soft}}
pre{font-size:38px;line-height:52px;letter-spacing:-.04em;margin-top:10px;padding-top:14px;border-top:2px solid ${color.line}}
.pointer{left:0;top:0}.cursor{transform-origin:${pointer.tip[0]}px ${pointer.tip[1]}px}
</style>${motion}${header}${ask}<div class="bubble ask">${question}</div>${plan}${answer}
<div class="composer next">Ask a follow-up<i class="send">${icon("send", 36, 2.25)}</i></div>
${evidence}<div class="pointer">${pointer.svg}</div>`,
    { height: 1024 },
  ),
];
