/** The drawn portrait beside "Thanks for stopping by". The eyes look to the text. */
import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";

const ink = "#1d1a2b";
const skin = "#e39a68";
const shade = "#c9774a";
const blue = "#2b3bff";

const back = html`<path d="M52 104V86a48 48 0 0 1 42-48c2-14 14-24 28-22 14 2 23 14 22 28 10 9 16 24 16 40v18a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14z" fill="${ink}"/>`;
const shoulders = html`<path d="M10 200c0-28 24-42 66-46h52c42 4 66 18 66 46z" fill="${blue}"/>
  <path d="M80 128h44v26H80z" fill="${shade}"/>
  <path d="M74 146h56v14a28 16 0 0 1-56 0z" fill="#1f2bc4"/>`;
const face = html`<path d="M62 76h80v38a40 40 0 0 1-80 0z" fill="${skin}"/>
  <path d="M84 66h18v12H84z" fill="${skin}"/><path d="M102 76h40v38a40 40 0 0 1-40 40z" fill="${shade}"/>`;
const fringe = html`<path d="M58 94c-2-30 16-50 44-50s46 20 44 50c-24 0-44-9-54-24-6 14-18 22-34 24z" fill="${ink}"/>`;

function lens(x: number): string {
  return html`<circle cx="${x}" cy="104" r="15.5" fill="#fff6e4" stroke="${ink}" stroke-width="4.5"/>
    <circle cx="${x + 5}" cy="104" r="6" fill="${ink}"/>`;
}

const body = html`<svg width="200" height="200" viewBox="0 0 200 200">
  <rect width="200" height="200" fill="#f6b73c"/>
  ${back}${shoulders}${face}${fringe}${[83, 123].map(lens)}
  <g fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
    <path d="M99 102q4-3 8 0"/><path d="M104 114v12h-7"/><path d="M92 138h12q8 0 11-5"/>
  </g>
</svg>`;

export const pieces: Piece[] = [{ kind: "still", out: "content/avatar.png", width: 200, height: 200, body }];
