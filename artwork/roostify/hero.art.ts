import { html } from "../kit/html.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { application, bureaus, times } from "./data.ts";
import { checkbox, logo, phone, pill, stepper, stepperStyle } from "./parts.ts";
import { phoneStyle, readyScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

const scores = [
  { name: application.borrowers[0], values: [742, 751, 738], middle: 742 },
  { name: application.borrowers[1], values: [722, 709, 716], middle: 716 },
];

const debts = [
  ["Car loan", "Dunmore Auto Finance", "$11,240", "$312"],
  ["Student loan", "Westbridge Education", "$18,600", "$204"],
  ["Everyday card", "Ferris Bank", "$1,430", "$45"],
];

function scoreTable(): string {
  return html`<table class="scores"><tr><th>Scores</th>${bureaus.map((bureau) => html`<th>${bureau}</th>`)}<th>Middle</th></tr>
${scores.map(
  ({ name, values, middle }) =>
    html`<tr><td>${name}</td>${values.map((value) => html`<td class="${value === middle && "mid"}">${value}</td>`)}<td><b>${middle}</b></td></tr>`,
)}</table>`;
}

function debtTable(): string {
  return html`<table class="debts"><tr><th>Debts to carry over</th><th>Balance</th><th>Monthly</th></tr>
${debts.map(
  ([name, owner, balance, month]) =>
    html`<tr><td><span class="d">${checkbox()}<b>${name}</b><em>${owner}</em></span></td><td>${balance}</td><td>${month}</td></tr>`,
)}<tr class="sum"><td>Every month</td><td></td><td>$561</td></tr></table>`;
}

const desktop = html`<div class="window"><header>${logo()}<span class="soft">${application.number}, ${application.property}</span></header>
<div class="steps">${stepper()}</div>
<div class="page"><div class="title"><h1>Credit report</h1>${pill("ready", "Ready")}<span class="soft">Ordered by ${application.borrowers[0]}, ${times.agreed} PM</span><span class="button">Carry over 3 debts</span></div>
${scoreTable()}${debtTable()}
<p class="valid soft">Valid until September 13</p></div></div>`;

export const pieces: Piece[] = [
  hero(
    "roostify",
    html`${base}${phoneStyle}${stepperStyle}<style>
.window{left:24px;top:20px;width:880px;height:596px;box-shadow:0 1px 2px rgb(50 5 25/.2),0 7px 16px rgb(50 5 25/.3)}
header{height:54px;display:flex;align-items:center;gap:20px;padding:0 24px;border-bottom:1px solid ${color.line}}
.steps{height:50px;display:flex;align-items:center;padding:0 24px;background:${color.wash};border-bottom:1px solid ${color.line}}
.page{padding:20px 24px;width:752px}
.title{display:flex;align-items:center;gap:12px;font-size:14px}
h1{font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em}
.title .soft{margin-left:4px}.title .button{margin-left:auto}
table{width:100%;margin-top:18px}
th{font-size:14px;font-weight:500;color:${color.soft};text-align:right;padding:0 0 8px}
th:first-child,td:first-child{text-align:left}
td{border-top:1px solid ${color.line};height:42px;text-align:right}
.scores{table-layout:fixed}
.mid{color:${color.berry};font-weight:600}
.d{display:flex;gap:12px;align-items:center}.d em{font-style:normal;color:${color.soft};font-size:14px}
.sum td{font-weight:600}.valid{font-size:14px;margin-top:18px}
</style>${desktop}${phone(800, 8, times.ready, readyScreen(), "0 0 0 1px #4a2c39,0 6px 16px rgb(50 5 25/.4)")}`,
  ),
];
