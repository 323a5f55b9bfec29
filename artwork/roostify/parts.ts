import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { phone as frame, statusBar } from "../kit/phone.ts";
import type { Still } from "../kit/piece.ts";
import { lender, type State, states, steps } from "./data.ts";
import { color } from "./theme.ts";

/** The lender's mark: a lark's wing over a roof line. */
export function logo(fill: string = color.berry): string {
  return html`<span style="display:inline-flex;align-items:center;gap:10px;font-weight:700;font-size:18px;letter-spacing:-.02em"><svg width="26" height="26" viewBox="0 0 26 26"><path d="M2 15L13 5l11 10" fill="none" stroke="${fill}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 22c0-5 2.5-8 6-10 3.5 2 6 5 6 10z" fill="${fill}"/></svg>${lender}</span>`;
}

const stateIcons: Record<State, IconName> = {
  consent: "mail",
  ordered: "clock",
  part: "clock",
  ready: "check",
  retry: "retry",
  old: "clock",
};

export function pill(state: State, label = states[state]): string {
  return html`<span class="pill ${state}">${icon(stateIcons[state], 16)}${label}</span>`;
}

/** Where in the application the credit step stands. */
export function stepper(current = 3): string {
  return html`<ol class="stepper">${steps.map((step, index) => {
    const place = index < current ? "done" : index === current ? "now" : "later";
    return html`<li class="${place}"><i>${place === "done" ? icon("check", 14, 2) : index + 1}</i>${step}</li>`;
  })}</ol>`;
}

export const stepperStyle = `<style>
.stepper{display:flex;gap:8px}
.stepper li{display:flex;align-items:center;gap:8px;font-size:14px;color:${color.soft};padding-right:16px;position:relative}
.stepper li+li::before{content:"";width:20px;height:1.5px;background:${color.line};margin-right:8px}
.stepper i{font-style:normal;width:24px;height:24px;border-radius:50%;display:grid;place-items:center;font-size:13px;font-weight:600;box-shadow:inset 0 0 0 1.5px ${color.line}}
.stepper .done i{background:${color.tint};color:${color.deep};box-shadow:none}
.stepper .now{color:${color.ink};font-weight:600}
.stepper .now i{background:${color.berry};color:#fff;box-shadow:none}
</style>`;

export function checkbox(on = true): string {
  return html`<span style="width:22px;height:22px;border-radius:6px;flex:none;display:grid;place-items:center;color:#fff;${on ? `background:${color.berry}` : `box-shadow:inset 0 0 0 1.5px ${color.mid}`}">${on && icon("check", 16, 2.25)}</span>`;
}

export function radio(on: boolean): string {
  return html`<span style="width:22px;height:22px;border-radius:50%;flex:none;box-shadow:inset 0 0 0 ${on ? `7px ${color.berry}` : `1.5px ${color.mid}`}"></span>`;
}

/** A borrower's phone at a time of the morning. */
export function phone(x: number, y: number, time: string, body: string, shadow?: string): string {
  const look = { x, y, width: 304, height: 616, shell: "#1d1016", ink: color.ink, homeBar: true, shadow };
  return frame(look, statusBar(time) + body);
}

/** A picture of a section without a panel, as wide as the site shows it. */
export function wide(name: string, body: string, height = 520): Still {
  return { kind: "still", out: `content/case-studies/roostify/${name}.png`, width: 896, height, body };
}

/**
 * What phones show instead of the picture with this name. The site shows it 350 px wide or less, so text is 13 px
 * or larger here.
 */
export function small(name: string, body: string, height: number): Still {
  return { kind: "still", out: `content/case-studies/roostify/${name}-small.png`, width: 390, height, body };
}
