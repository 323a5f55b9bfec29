import { html } from "../kit/html.ts";
import { c } from "./theme.ts";

/** The mark: a compass card read from above. */
export const mark = (size = 20) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.6" fill="none" stroke="${c.green}" stroke-width="1.8"/><path d="M10 4.2 12.6 10H7.4z" fill="${c.green}"/><path d="M10 15.8 7.4 10h5.2z" fill="${c.green}" opacity=".4"/></svg>`;

/** Up is green, down is grey: a falling price is no alarm to someone who sold. */
export const triangle = (up: boolean, size = 8) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 8 8"><path d="${up ? "M4 .8 7.6 7H.4z" : "M4 7.2.4 1h7.2z"}" fill="${up ? c.green : c.soft}"/></svg>`;
