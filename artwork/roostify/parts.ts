import { html } from "../kit/html.ts";
import { lender, type State, states, steps } from "./data.ts";
import { color } from "./theme.ts";

const paths = {
  check: "M6 12.5l4 4 8-9",
  back: "M14.5 6l-6 6 6 6",
  close: "M7 7l10 10M17 7L7 17",
  clock: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5l3 1.5",
  alert: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5M12 15.8v.01",
  retry: "M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5",
  lock: "M7 11h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM8.5 11V8.5a3.5 3.5 0 0 1 7 0V11",
  paper: "M7 4h7l4 4v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14 4v4h4M9 13h6M9 16.5h4",
  car: "M4 16v-3.5l2-5A1.5 1.5 0 0 1 7.4 6.5h9.2A1.5 1.5 0 0 1 18 7.5l2 5V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4.5 12.5h15M6 17v2M18 17v2M7.5 14.8h.01M16.5 14.8h.01",
  cap: "M3 9.5L12 5.5l9 4-9 4zM7 11.5V16c1.5 1.3 3 2 5 2s3.5-.7 5-2v-4.5",
  card: "M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM3.5 10h17M7 14.5h3",
  eye: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  mail: "M4.5 6.5h15v11h-15zM4.5 7.5l7.5 6 7.5-6",
  down: "M6 9.5l6 6 6-6",
  next: "M9.5 6l6 6-6 6",
  search: "M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l4 4",
  house: "M4.5 11L12 4.5l7.5 6.5M6.5 9.5V19h11V9.5M10.5 19v-5h3v5",
  window: "M4 5.5h16v13H4zM4 9.5h16",
} as const;
export type IconName = keyof typeof paths;

export function icon(name: IconName, size = 20, weight = 1.75): string {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${(weight * 24) / size}" stroke-linecap="round" stroke-linejoin="round"><path d="${paths[name]}"/></svg>`;
}

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

export function phone(left: number, top: number, time: string, content: string): string {
  const status = html`<svg width="46" height="14" viewBox="0 0 46 14"><g fill="${color.ink}"><rect x="0" y="8" width="3" height="5" rx="1"/><rect x="5" y="5" width="3" height="8" rx="1"/><rect x="10" y="2" width="3" height="11" rx="1"/><rect x="22.5" y="3.5" width="16" height="7" rx="1.5"/></g><rect x="20.5" y="1.5" width="22" height="11" rx="3" fill="none" stroke="${color.ink}"/></svg>`;
  return html`<div class="phone" style="left:${left}px;top:${top}px"><div class="screen"><div class="bar"><span>${time}</span>${status}</div>${content}<div class="home"></div></div></div>`;
}
