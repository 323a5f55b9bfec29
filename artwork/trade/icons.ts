import { html } from "../kit/html.ts";
import { c } from "./theme.ts";

const line = (body: string, size: number) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const icons = {
  search: (size = 16) => line(`<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3 3"/>`, size),
  bell: (size = 16) => line(`<path d="M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.8 14.5h2.4"/>`, size),
  more: (size = 16) => line(`<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2"/>`, size),
  grip: (size = 16) =>
    line(`<path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" stroke-width="2"/>`, size),
  check: (size = 16) => line(`<path d="m3.5 8.5 3 3 6-7"/>`, size),
  cross: (size = 16) => line(`<path d="m4.5 4.5 7 7m0-7-7 7"/>`, size),
  stop: (size = 16) => line(`<circle cx="8" cy="8" r="6"/><path d="M8 4.8v3.7M8 11v.01"/>`, size),
  warn: (size = 16) => line(`<path d="M8 2.5 14.2 13H1.8z"/><path d="M8 6.5v3M8 11.2v.01"/>`, size),
  info: (size = 16) => line(`<circle cx="8" cy="8" r="6"/><path d="M8 7.5v3.5M8 5v.01"/>`, size),
  arrow: (size = 16) => line(`<path d="M3 8h9.5M9 4.5 12.5 8 9 11.5"/>`, size),
} as const;

/** The mark: a compass card read from above. */
export const mark = (size = 20) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.6" fill="none" stroke="${c.green}" stroke-width="1.8"/><path d="M10 4.2 12.6 10H7.4z" fill="${c.green}"/><path d="M10 15.8 7.4 10h5.2z" fill="${c.green}" opacity=".4"/></svg>`;

/** Up is green, down is grey: a falling price is no alarm to someone who sold. */
export const triangle = (up: boolean, size = 8) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 8 8"><path d="${up ? "M4 .8 7.6 7H.4z" : "M4 7.2.4 1h7.2z"}" fill="${up ? c.green : c.soft}"/></svg>`;

export const cursor = html`<svg class="cursor" width="20" height="24" viewBox="0 0 20 24"><path d="M2 1.5v17.4l4.5-4.2 2.9 6.7 3.3-1.4-2.9-6.6h6.2z" fill="#fff" stroke="#081110" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
