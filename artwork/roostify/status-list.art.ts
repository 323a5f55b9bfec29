import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { type Report, reports } from "./data.ts";
import { pill, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

const tabs = [
  ["All", 6],
  ["Needs you", 3],
  ["With a borrower", 1],
  ["With the bureaus", 2],
];

function row({ borrowers, number, state, note, when, action }: Report, index: number): string {
  return html`<li class="${index === 0 && "hover"}"><p><b>${borrowers}</b><span>${number}</span></p><div>${pill(state)}</div>
<p class="soft note">${note}<span>${when}</span></p>${action && html`<span class="act ${index === 0 && "main"}">${action}</span>`}</li>`;
}

export const pieces: Piece[] = [
  wide(
    "status-list",
    html`${base}<style>
body{background:${color.tint}}
.window{left:24px;top:24px;width:848px;height:552px;padding:24px 32px 0;box-shadow:0 1px 3px rgb(50 5 25/.12)}
.top{display:flex;align-items:center;justify-content:space-between}
h1{font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em}
.find{display:flex;align-items:center;gap:8px;height:44px;width:248px;border-radius:12px;background:${color.wash};color:${color.soft};padding:0 14px}
.tabs{display:flex;gap:28px;margin-top:16px;border-bottom:1px solid ${color.line}}
.tabs span{height:44px;display:flex;align-items:center;gap:8px;color:${color.soft};font-weight:500}
.tabs span:first-child{color:${color.berry};font-weight:600;box-shadow:inset 0 -2.5px ${color.berry}}
.tabs i{font-style:normal;min-width:24px;height:24px;border-radius:12px;background:${color.wash};font-size:13px;display:grid;place-items:center}
.tabs span:first-child i{background:${color.tint}}
li{display:grid;grid-template-columns:232px 220px 1fr 160px;align-items:center;height:68px;border-bottom:1px solid ${color.line}}
li.hover{background:${color.wash};margin:0 -32px;padding:0 32px}
li:last-child{border:0}
p span{display:block;font-size:14px;line-height:20px;color:${color.soft}}
.note{font-size:15px;color:${color.ink}}
.act{justify-self:end;height:40px;line-height:40px;border-radius:10px;color:${color.berry};font-weight:600;padding:0 16px;margin-right:-16px}
.act.main{font-size:15px;background:${color.berry};color:#fff;margin-right:0}
</style><div class="window"><div class="top"><h1>Credit reports</h1><span class="find">${icon("search", 20)}Name or loan number</span></div>
<div class="tabs">${tabs.map(([name, count]) => html`<span>${name}<i>${count}</i></span>`)}</div>
<ul>${reports.map(row)}</ul></div>`,
    600,
  ),
];
