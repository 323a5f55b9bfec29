import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { application, bureaus, debts, steps, times, totals } from "./data.ts";
import { checkbox, logo, phone, pill, small, stepperStyle } from "./parts.ts";
import { phoneStyle, readyScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

const scores = [
  { name: application.borrowers[0], values: [742, 751, 738], middle: 742 },
  { name: application.borrowers[1], values: [722, 709, 716], middle: 716 },
];

const answers = bureaus.map((bureau, index) => [bureau, times.answers[index] ?? times.ready]);

/** The stepper without the names of the finished steps, so that the current one is in every crop. */
const current = 3;
const stepper = html`<ol class="stepper">${steps.map((step, index) =>
  index < current
    ? html`<li class="done"><i>${icon("check", 14, 2)}</i></li>`
    : html`<li class="${index === current ? "now" : ""}"><i>${index + 1}</i>${step}</li>`,
)}</ol>`;

function score({ name, values, middle }: (typeof scores)[number]): string {
  return html`<div class="score"><p><b>${name}</b><span class="soft">Middle score</span></p><strong>${middle}</strong>
<ul>${values.map((value, index) => html`<li class="${value === middle && "mid"}"><span>${bureaus[index]}</span>${value}</li>`)}</ul></div>`;
}

function debtTable(): string {
  return html`<table><tr><th>Debts to carry over</th><th>Balance</th><th>Monthly</th></tr>
${debts.map(
  ({ name, owner, balance, monthly }) =>
    html`<tr><td><span class="d">${checkbox()}<span><b>${name}</b><em>${owner}</em></span></span></td><td>${balance}</td><td>${monthly}</td></tr>`,
)}<tr class="sum"><td>Three debts</td><td>${totals.balance}</td><td>${totals.monthly}</td></tr></table>`;
}

const desktop = html`<div class="window"><header>${logo()}<span class="soft">${application.number}</span><span class="soft">${application.property}</span></header>
<div class="steps">${stepper}</div>
<div class="page"><section><div class="title"><h1>Credit report</h1>${pill("ready", "Ready")}</div>
<p class="soft">Ordered by ${application.borrowers[0]}, ${times.agreed} PM</p>
${scores.map(score)}<ul class="answers"><li class="soft">Answers</li>${answers.map(([bureau, time]) => html`<li><span>${bureau}</span>${time} PM</li>`)}</ul></section>
<section class="debts">${debtTable()}<p class="act"><span class="button">Carry over 3 debts</span><span class="soft">Valid until September 13</span></p>
<div class="note">${icon("eye", 22)}Priya and Tom see the same three debts</div></section></div></div>`;

/** On a phone: the top of the borrower's phone, and next to it both scores. */
const strip = html`<div class="window"><ul>${scores.map(({ name, middle }) => html`<li><span>${name.split(" ")[0]}</span><strong>${middle}</strong></li>`)}</ul></div>`;
const crop = small(
  "hero",
  html`${base}${phoneStyle}<style>
.window{left:200px;top:18px;width:188px;height:240px;padding:34px 0 0 118px;border-radius:14px;box-shadow:0 1px 2px rgb(50 5 25/.2)}
li{padding-bottom:16px}li+li{border-top:1px solid ${color.line};padding-top:14px}
li span{display:block;font-size:14px;line-height:18px;color:${color.soft}}
strong{font-size:28px;line-height:34px;font-weight:700;letter-spacing:-.02em}
</style>${strip}${phone(0, 4, times.ready, readyScreen(), "0 0 0 1px #4a2c39,0 6px 16px rgb(50 5 25/.4)")}`,
  212,
);

export const pieces: Piece[] = [
  { ...crop, transparent: true },
  hero(
    "roostify",
    html`${base}${phoneStyle}${stepperStyle}<style>
.window{left:128px;top:28px;width:968px;height:588px;box-shadow:0 1px 2px rgb(50 5 25/.2),0 7px 16px rgb(50 5 25/.3)}
header,.steps{display:flex;align-items:center;padding:0 24px 0 220px;border-bottom:1px solid ${color.line}}
header{height:54px;gap:20px}header span:last-child{margin-left:auto}
.steps{height:48px;background:${color.wash}}
.steps .done{padding-right:8px}.steps li+li::before{width:12px}
.page{display:grid;grid-template-columns:272px 376px;gap:0 76px;padding:18px 24px 0 220px}
.title{display:flex;align-items:center;justify-content:space-between}
h1{font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em}
section>.soft{font-size:14px;margin-top:4px}
.score{display:grid;grid-template-columns:1fr auto;align-items:center;border-top:1px solid ${color.line};padding:10px 0 12px;margin-top:12px}
.score+.score{margin-top:0}
.score p span{display:block;font-size:14px;line-height:18px}
.score strong{font-size:36px;line-height:40px;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.score ul{grid-column:1/3;display:flex;justify-content:space-between;margin-top:8px;font-variant-numeric:tabular-nums}
.score li span{display:block;font-size:14px;line-height:18px;color:${color.soft}}
.mid{color:${color.berry};font-weight:600}.score .mid span{font-weight:400}
.answers{border-top:1px solid ${color.line};padding-top:10px;font-variant-numeric:tabular-nums}
.answers li{display:flex;justify-content:space-between;height:28px;align-items:center}.answers .soft{font-size:14px}
.debts{padding-top:6px}
table{width:100%}
th{font-size:14px;font-weight:500;color:${color.soft};text-align:right;padding:0 0 10px}
th:first-child,td:first-child{text-align:left}
td{border-top:1px solid ${color.line};height:62px;text-align:right}
.d{display:flex;gap:12px;align-items:center}.d em{display:block;font-style:normal;color:${color.soft};font-size:14px;line-height:20px}
.sum td{font-weight:600;height:48px}
.act{display:flex;align-items:center;justify-content:space-between;margin:12px 0 24px;font-size:14px}.act .button{font-size:15px}
</style>${desktop}${phone(16, 8, times.ready, readyScreen(), "0 0 0 1px #4a2c39,0 6px 16px rgb(50 5 25/.4)")}`,
  ),
];
