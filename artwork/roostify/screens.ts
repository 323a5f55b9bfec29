import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { application, bureaus, lender, officer, times } from "./data.ts";
import { pill } from "./parts.ts";
import { color } from "./theme.ts";

/** The borrower's three screens on a phone, 288 × 600 px each. */
export const phoneStyle = `<style>
.nav{height:44px;display:flex;align-items:center;gap:4px;padding:0 16px;color:${color.soft};font-size:14px}
.body{padding:8px 24px 0}
.body h2{font-size:24px;line-height:28px;font-weight:700;letter-spacing:-.02em;text-wrap:balance}
.lead{margin-top:8px;color:${color.soft};font-size:15px;line-height:21px}
.facts{margin-top:16px;border-top:1px solid ${color.line}}
.facts li{display:flex;gap:12px;align-items:center;height:60px;border-bottom:1px solid ${color.line};font-size:14px;line-height:18px}
.facts svg{color:${color.berry}}
.facts p span{color:${color.soft};display:block}
.agree{margin-bottom:14px;font-size:15px;line-height:21px}
.foot{position:absolute;left:24px;right:24px;bottom:28px}
.foot .button{width:100%;height:48px}
.foot .link{text-align:center;margin-top:8px;height:36px;line-height:36px;color:${color.berry};font-weight:600;font-size:15px}
.track{margin-top:20px}
.track li{position:relative;display:flex;gap:16px;min-height:68px;line-height:20px}
.track li+li::before{content:"";position:absolute;left:13px;top:-38px;height:34px;width:2px;background:${color.mid}}
.track i{width:28px;height:28px;border-radius:50%;display:grid;place-items:center;flex:none;color:#fff;background:${color.green}}
.track .busy i{background:#fff;color:${color.berry};box-shadow:inset 0 0 0 2px ${color.mid}}
.track p{padding-top:3px}.track p span{display:block;color:${color.soft};font-size:14px}
.wide{width:100%;height:48px;margin:20px 0 16px}
.note{display:flex;gap:12px;background:${color.wash};border-radius:14px;padding:14px 16px;font-size:14px;line-height:20px;align-items:center}
.note svg{color:${color.berry}}
</style>`;

const nav = html`<div class="nav">${icon("left", 22)}Credit, step 4 of 5</div>`;

function fact(name: IconName, title: string, note: string): string {
  return html`<li>${icon(name, 24)}<p><b>${title}</b><span>${note}</span></p></li>`;
}

export function consentScreen(): string {
  return html`${nav}<div class="body"><h2>May we order your credit report?</h2>
<p class="lead">We need it to price your loan.</p>
<ul class="facts">${fact("paper", "One order, three bureaus", "Noted on your credit file")}${fact("lock", "For this loan only", application.number)}${fact("house", "No cost to you", "The branch pays for it")}</ul>
</div>
<div class="foot"><p class="agree">By agreeing you let ${lender} order one report for this loan.</p><span class="button">Agree and order</span><p class="link">Read the full consent</p></div>`;
}

function step(name: string, when: string, busy: boolean): string {
  return html`<li class="${busy && "busy"}"><i>${icon(busy ? "clock" : "check", 18, 2)}</i><p><b>${name}</b><span>${when}</span></p></li>`;
}

export function progressScreen(): string {
  return html`${nav}<div class="body"><h2>Two of three bureaus are in</h2>
<p class="lead">No need to wait here. We will send a text when it is done.</p>
<ol class="track">${step("You agreed", times.agreed, false)}${step(bureaus[0], `Answered at ${times.answers[0]}`, false)}${step(bureaus[1], `Answered at ${times.answers[1]}`, false)}${step(bureaus[2], "Still working", true)}</ol></div>
<div class="foot"><span class="button">Continue to review</span></div>`;
}

export function readyScreen(): string {
  return html`${nav}<div class="body">${pill("ready", "Ready")}<h2 style="margin-top:16px">Your report is in, Priya</h2>
<p class="lead">Three debts came with it. Tell us if one of them looks wrong.</p>
<ul class="facts">${fact("car", "Car loan", "$312 a month")}${fact("cap", "Student loan", "$204 a month")}${fact("card", "Everyday card", "$45 a month")}</ul>
<span class="button wide">These are right</span>
<div class="note">${icon("eye", 22)}Seen by you, Tom and ${officer}</div></div>`;
}
