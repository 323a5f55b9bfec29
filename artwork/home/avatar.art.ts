/** The drawn portrait beside "Thanks for stopping by". She looks to the text. */
import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";

const ink = "#211a2e";
const shine = "#43385a";
const skin = "#e8a477";
const shade = "#cf8355";
const blush = "#e2845f";
const blue = "#2b3bff";

const ground = html`<rect width="200" height="200" fill="#f6b73c"/>`;

/** The hair behind the face, and a pencil that keeps the bun. */
const back = html`<g stroke-linecap="round"><path d="M34 40 106 10" stroke="#fff6e4" stroke-width="6"/><path d="M34 40l11-4.600" stroke="#ff7a6b" stroke-width="6"/></g>
  <circle cx="74" cy="30" r="22" fill="${ink}"/><path d="M59 24c6-9 18-11 26-5" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round"/>
  <path d="M70 126c-10 0-14-6-15-16C50 72 62 40 102 38c40-1 52 30 46 62-8 14-20 20-40 30z" fill="${ink}"/>`;

const body = html`<path d="M12 200c2-26 22-37 50-43l26-7h28l24 7c30 6 48 17 50 43z" fill="${blue}"/>
  <path d="M84 118h34v38c0 10-34 10-34 0z" fill="${skin}"/><path d="M84 132c8 10 20 14 34 10v8c-14 6-28 0-34-8z" fill="${shade}"/>
  <path d="M77 150c0-4 4-5 7-2 9 8 25 8 34 0 3-3 7-2 7 2l2 13c-16 13-36 13-52 0z" fill="#1d2bd0"/>
  <path d="M40 200c0-12 2-22 6-30M160 200c0-12-2-22-6-30" fill="none" stroke="#1d2bd0" stroke-width="3" stroke-linecap="round"/>`;

const face = html`<circle cx="69" cy="104" r="10" fill="${shade}"/><circle cx="68" cy="116" r="3" fill="#fff6e4"/>
  <path d="M70 80c2-20 16-32 36-32 20 0 34 14 34 36 0 8-1 14-2 20-2 20-14 38-30 38-17 0-36-18-38-42z" fill="${skin}"/>
  <path d="M70 92c0 26 17 48 37 50-21 4-37-18-38-42z" fill="${shade}"/>
  <ellipse cx="90" cy="121" rx="8" ry="5" fill="${blush}" opacity=".55"/><ellipse cx="129" cy="120" rx="6" ry="4.500" fill="${blush}" opacity=".55"/>`;

/** Parted at one side: a long sweep to the ear and a short one. */
const fringe = html`<path d="M120 46c-6 20-24 34-52 40-4 6-4 14-4 20-6-20-8-48 16-60 14-7 30-6 40 0z" fill="${ink}"/>
  <path d="M118 46c4 16 12 26 24 32 2 8 1 14 0 20 8-16 10-44-24-52z" fill="${ink}"/>
  <path d="M74 76c14-4 28-12 35-24" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round"/>`;

const features = html`<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">
  <g stroke-width="3.200"><path d="M84 84c5-4 11-4 16-1M120 82c5-2 9-2 13 1"/></g>
  <g stroke-width="3.400" fill="#fff" fill-opacity=".28"><circle cx="93" cy="101" r="14"/><circle cx="126" cy="101" r="13"/></g>
  <path d="M107 99c2-2 4-2 6 0M79 99l-9-2" stroke-width="3.400"/>
  <path d="M112 111c2 3 3 6 1 8-2 1-5 1-7 0" stroke="${shade}" stroke-width="3"/>
  <path d="M101 127c5 5 13 5 18-1" stroke="#8a3527" stroke-width="3.200"/></g>
  <g fill="${ink}"><ellipse cx="98" cy="101" rx="3.600" ry="4.400"/><ellipse cx="131" cy="101" rx="3.400" ry="4.200"/></g>
  <g fill="#fff"><circle cx="99.200" cy="99.400" r="1.200"/><circle cx="132.200" cy="99.400" r="1.200"/></g>`;

const portrait = html`<svg width="200" height="200" viewBox="0 0 200 200">${ground}${back}${body}${face}${fringe}${features}</svg>`;

export const pieces: Piece[] = [
  { kind: "still", out: "content/avatar.png", width: 200, height: 200, body: portrait },
];
