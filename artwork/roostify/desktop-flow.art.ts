import { avatar } from "../kit/avatar.ts";
import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { deskOrder } from "./data.ts";
import { logo, pill, radio, small, stepper, stepperStyle, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

function borrower({ name, initials, agreed }: (typeof deskOrder.borrowers)[number]): string {
  return html`<div class="who">${avatar(initials, { ground: color.tint, ink: color.deep })}<p><b>${name}</b><span>${agreed}</span></p>${pill("ready", "Agreed")}</div>`;
}

function kind(title: string, note: string, on: boolean): string {
  return html`<div class="kind ${on && "on"}">${radio(on)}<p><b>${title}</b><span>${note}</span></p></div>`;
}

const line = (name: string, value: string) => html`<p class="line"><span>${name}</span><b>${value}</b></p>`;

const shared = css`
body{background:${color.tint}}
h1{font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.015em}
h2{font-size:15px;font-weight:600;margin:16px 0 8px}
p span{display:block;color:${color.soft};font-size:14px;line-height:20px}
.who{display:flex;align-items:center;gap:12px;height:60px;border-top:1px solid ${color.line}}
.who .pill{margin-left:auto}
.kinds{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.kind{display:flex;gap:12px;border-radius:12px;padding:18px 16px;box-shadow:inset 0 0 0 1.5px ${color.line};height:80px}
.kind.on{box-shadow:inset 0 0 0 2px ${color.berry};background:${color.wash}}
.line{display:flex;justify-content:space-between;height:36px;align-items:center}
.line span{font-size:15px}
.total .line b{font-size:20px}
.sum .button{background:${color.deep}}
.safe{font-size:14px;line-height:20px;color:${color.soft};text-align:center}
`;

const both = [
  kind("Soft check", "Seen by no other lender", false),
  kind("Full report", "Noted on their credit file", true),
];
const order = html`<span class="button">Order report</span><p class="safe">A second click is harmless</p>`;
const hand = (x: number, y: number) =>
  html`<div style="position:absolute;left:${x}px;top:${y}px">${cursor(color.ink, 30).svg}</div>`;

const whole = html`${base}${stepperStyle}<style>${shared}
.window{left:24px;top:24px;width:848px;height:488px;box-shadow:0 1px 3px rgb(50 5 25/.12)}
header{height:60px;display:flex;align-items:center;justify-content:space-between;padding:0 24px;border-bottom:1px solid ${color.line}}
.steps{height:56px;display:flex;align-items:center;padding:0 24px;background:${color.wash};border-bottom:1px solid ${color.line}}
.page{display:grid;grid-template-columns:1fr 264px;gap:32px;padding:24px}
.sum{background:${color.wash};border-radius:16px;padding:20px;position:relative}
.sum h2{margin:0 0 8px}
.total{border-top:1px solid ${color.line};margin-top:8px;padding-top:8px}
.sum .button{position:absolute;left:20px;right:20px;bottom:52px}
.safe{position:absolute;left:20px;right:20px;bottom:20px}
</style><div class="window"><header>${logo()}<span class="soft">${deskOrder.number}, ${deskOrder.property}</span></header>
<div class="steps">${stepper()}</div>
<div class="page"><div><h1>Order a credit report</h1>
<h2>Who it is for</h2>${deskOrder.borrowers.map(borrower)}
<h2>Which report</h2><div class="kinds">${both}</div></div>
<div class="sum"><h2>This order</h2>${line("Borrowers", "2, joint")}${line("Bureaus", "3")}${line("Charged to", "Millbrook branch")}<div class="total">${line("Total", "$46.00")}</div>
${order}</div></div></div>
${hand(782, 397)}`;

/** The choice with consequences, and what it costs. The names above it are cut off. */
const crop = html`${base}<style>${shared}
.window{left:16px;top:0;width:358px;height:536px;padding:0 20px;border-radius:0 0 14px 14px;box-shadow:0 1px 3px rgb(50 5 25/.12)}
.who:first-child{border:0}
.kinds{grid-template-columns:1fr}.kind{height:72px;padding:14px 16px}
.kind p,.line b{font-size:16px}
.sum{height:220px;margin:18px -20px 0;padding:14px 20px 0;background:${color.wash}}
.sum .button{width:100%;height:48px;margin:12px 0 8px}
</style><div class="window">${deskOrder.borrowers.map(borrower)}
<h2>Which report</h2><div class="kinds">${both}</div>
<div class="sum">${line("Charged to", "Millbrook branch")}<div class="total">${line("Total", "$46.00")}</div>${order}</div></div>
${hand(306, 454)}`;

export const pieces: Piece[] = [wide("desktop-flow", whole, 536), small("desktop-flow", crop, 576)];
