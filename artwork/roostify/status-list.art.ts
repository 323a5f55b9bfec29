import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { type Report, reports } from "./data.ts";
import { pill, small, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

/** Each tab has a name, a name for phones and a count. */
const tabs = [
  ["All", "All", 6],
  ["Needs you", "Needs you", 3],
  ["With a borrower", "Borrower", 1],
  ["With the bureaus", "Bureaus", 2],
];

function row({ borrowers, number, state, note, when, action }: Report, index: number): string {
  return html`<li class="${index === 0 && "hover"}"><p><b>${borrowers}</b><span>${number}</span></p><div>${pill(state)}</div>
<p class="soft note">${note}<span>${when}</span></p>${action && html`<span class="act ${index === 0 && "main"}">${action}</span>`}</li>`;
}

const shared = css`
body{background:${color.tint}}
h1{font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.015em}
.tabs{display:flex;gap:28px;margin-top:16px;border-bottom:1px solid ${color.line}}
.tabs span{flex:none;height:44px;display:flex;align-items:center;gap:8px;color:${color.soft};font-weight:500}
.tabs span:first-child{color:${color.berry};font-weight:600;box-shadow:inset 0 -2.5px ${color.berry}}
.tabs i{font-style:normal;min-width:24px;height:24px;border-radius:12px;background:${color.wash};font-size:13px;display:grid;place-items:center}
.tabs span:first-child i{background:${color.tint}}
.act{color:${color.berry};font-weight:600}
.act.main{background:${color.berry};color:#fff}
li.hover{background:${color.wash}}
`;

const tabList = (form: "wide" | "phone") =>
  html`<div class="tabs">${tabs.map(([name, short, count]) => html`<span>${form === "wide" ? name : short}<i>${count}</i></span>`)}</div>`;

const whole = html`${base}<style>${shared}
.window{left:24px;top:24px;width:848px;height:552px;padding:24px 32px 0;box-shadow:0 1px 3px rgb(50 5 25/.12)}
.top{display:flex;align-items:center;justify-content:space-between}
.find{display:flex;align-items:center;gap:8px;height:44px;width:248px;border-radius:12px;background:${color.wash};color:${color.soft};padding:0 14px}
li{display:grid;grid-template-columns:232px 220px 1fr 160px;align-items:center;height:68px;border-bottom:1px solid ${color.line}}
li.hover{margin:0 -32px;padding:0 32px}
li:last-child{border:0}
p span{display:block;font-size:14px;line-height:20px;color:${color.soft}}
.note{font-size:15px;color:${color.ink}}
.act{justify-self:end;height:40px;line-height:40px;border-radius:10px;padding:0 16px;margin-right:-16px}
.act.main{font-size:15px;margin-right:0}
</style><div class="window"><div class="top"><h1>Credit reports</h1><span class="find">${icon("search", 20)}Name or loan number</span></div>
${tabList("wide")}
<ul>${reports.map(row)}</ul></div>`;

function smallRow({ borrowers, state, note, action }: Report, index: number): string {
  return html`<li class="${index === 0 && "hover"}"><b>${borrowers}</b>${action ? html`<span class="act ${index === 0 && "main"}">${action.replace("Ashgate ", "")}</span>` : html`<i></i>`}
${pill(state)}<span class="soft">${note}</span></li>`;
}

/** The same six rows on two lines each. Below them is space for the button over the poster. */
const crop = html`${base}<style>${shared}
.window{left:0;top:20px;width:390px;height:616px;padding:18px 18px 0;border-radius:18px}
h1{font-size:24px}
.tabs{margin-top:8px;gap:0;justify-content:space-between}
.tabs span{gap:5px}.tabs i{min-width:20px;height:20px}
li{display:grid;grid-template-columns:auto auto;justify-content:space-between;align-items:center;row-gap:6px;height:84px;padding:11px 0;border-bottom:1px solid ${color.line}}
li:last-child{border:0}
li.hover{margin:0 -18px;padding:11px 18px;height:88px}
li b{font-size:16px}
.act{justify-self:end;height:28px;line-height:28px}
.act.main{border-radius:10px;padding:0 14px;height:44px;line-height:44px;margin:-6px 0}
li .soft{font-size:13.5px;text-align:right;white-space:nowrap}
.pill{justify-self:start;font-size:13.5px;padding:0 10px 0 7px;gap:5px}
</style><div class="window"><h1>Credit reports</h1>${tabList("phone")}<ul>${reports.map(smallRow)}</ul></div>`;

export const pieces: Piece[] = [wide("status-list", whole, 648), small("status-list", crop, 704)];
