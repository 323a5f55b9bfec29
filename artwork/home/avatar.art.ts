/** The portrait in the panel at the end of the home page: Robin Vale at her bench, with a radio that she takes apart. */
import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";

const ink = "#211a2e";
const skin = "#eeb088";
const shade = "#b4613a";
const blue = "#2b3bff";
const coral = "#ff7a6b";
const cream = "#fff6e4";
const yellow = "#f6b73c";

/** Bends all lines a little, as a hand does. */
const wobbly = html`<filter id="wobbly" x="0" y="0" width="220" height="220" filterUnits="userSpaceOnUse">
  <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4"/>
  <feDisplacementMap in="SourceGraphic" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>`;

const wall = html`<rect x="-10" y="-10" width="240" height="240" fill="${yellow}"/>
  <pattern id="pegs" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="1.300" fill="#d9931a"/></pattern>
  <rect x="-10" y="-10" width="240" height="240" fill="url(#pegs)"/>`;

/** The colors are a little off the lines, as on a cheap print. */
const fills = html`<g transform="translate(2 1.500)" stroke="none">
  <path d="M45 176C44 138 58 124 86 116l28-2c28 6 46 22 62 62z" fill="${blue}"/>
  <path d="M92 96l-3 24c8 6 18 5 25-2l-1-16z" fill="${skin}"/>
  <g transform="rotate(8 98 70)"><ellipse cx="75" cy="74" rx="6" ry="8" fill="${skin}"/>
    <path d="M76 58c0-16 12-24 24-24 14 0 23 10 23 26 0 5 2 8 2 13-1 12-7 27-19 30-14 1-28-15-30-33z" fill="${skin}"/></g></g>`;

const person = html`<g>
  <path d="M91 103l-3 12M113 100v12" stroke-width="2"/><path d="M84 112c9 7 22 6 30-2l2 11c-9 8-24 8-32 2z" fill="${blue}"/>
  <path d="M45 172C44 138 58 124 84 117M116 116c28 6 44 20 58 56"/>
  <path d="M90 117v5M97 119v6M104 119v5M111 115v5" stroke-width="1.500"/></g>`;

const hair = html`<g transform="rotate(8 98 70)"><path d="M46 38 98 4" stroke="${ink}" stroke-width="6.500"/><path d="M46 38 98 4" stroke="${cream}" stroke-width="3"/>
  <path d="M46 38l8-5.200" stroke="${coral}" stroke-width="3.400"/>
  <path d="M58 24c-2-14 12-20 22-15 9 5 9 20-2 24-9 3-18-1-20-9z" fill="${ink}"/>
  <path d="M64 24c1-7 8-10 14-6M68 28c5 2 9-1 10-5" stroke="#7a6a96" stroke-width="1.600"/>
  <path d="M70 80C60 52 68 24 98 23c24-1 35 18 28 38-5-10-12-16-20-19-5 10-16 17-28 21-1 6-2 12-8 17z" fill="${ink}"/>
  <path d="M76 52c2-10 9-18 19-20M82 55c5-6 12-11 16-17M112 33c6 3 10 8 11 14" stroke="#7a6a96" stroke-width="1.600"/>
  <path d="M71 84c-1 3-1 5-3 7M127 62c2 4 1 7 2 10" stroke-width="1.600"/></g>`;

const face = html`<g transform="rotate(8 98 70)">
  <path d="M76 72c-3-5-9-3-8 4 1 6 5 9 8 7M72 75c2-1 3 1 2 4"/>
  <path d="M78 82c6 13 16 22 28 21 10-2 16-14 19-27"/>
  <path d="M85 61c3-3 8-4 12-2M108 59c4-2 8-1 10 2" stroke-width="2.600"/>
  <circle cx="92" cy="73" r="10" fill="${cream}" fill-opacity=".45"/><circle cx="115" cy="73" r="9" fill="${cream}" fill-opacity=".45"/>
  <path d="M102 72c1.500-1.500 3-1.500 4 0M82 72l-7-1"/>
  <path d="M86 73c3-2 8-2 11.500.5M110.500 73.500c2.500-2 7-2 9.500 0" stroke-width="2.400"/>
  <ellipse cx="93.500" cy="76.500" rx="2.200" ry="2.600" fill="${ink}" stroke="none"/><ellipse cx="116.500" cy="76.500" rx="2.100" ry="2.500" fill="${ink}" stroke="none"/>
  <path d="M88 79c2 1.500 6 2 8 .5M112 79.500c2 1 4 1 6 0" stroke="${shade}" stroke-width="1.300"/>
  <path d="M106 80c3 4 5 7 3 9-2 1-4 1-6 0" stroke-width="2"/>
  <path d="M97 95c4 2.500 10 2.500 15-1"/><path d="M105.500 96.500c.5 4.500 5.500 4 5.500-1.500z" fill="${coral}" stroke-width="1.600"/>
  <g stroke="${shade}" stroke-width="1.400"><path d="M84.500 88l3.500-3.500M88 91l4-4M117.500 88l3-3"/><path d="M103 107l-2 6M107 107l-3 8M111 106l-3 9"/></g></g>`;

const bench = html`<path d="M-10 170H230V230H-10z" fill="#ecd09b" stroke="none"/><path d="M-10 170H230M-10 212c60 1 140-1 240 0"/>
  <path d="M8 182c14-1 20 1 30 0M180 190c10-1 18 0 30-1M150 202c8 0 14-1 22 0" stroke="#bf965a" stroke-width="1.500"/>`;

/** The radio from behind, without its back: the speaker, the board, the coil and loose wires. */
const radio = html`<path d="M180 126c16 2 28 20 27 36 0 6-4 9-14 9z" fill="${blue}"/><path d="M203 140c2 4 3 9 2 14" stroke="#10188f" stroke-width="1.500"/>
  <path d="M170 122 196 66" stroke-width="2"/><circle cx="197" cy="64" r="2.600" fill="${ink}"/>
  <path d="M136 122c0-8 3-10 16-10s16 2 16 10" stroke-width="3"/>
  <path d="M130 122h58q6 0 6 6v46q0 6-6 6h-58q-6 0-6-6v-46q0-6 6-6z" fill="${coral}"/>
  <path d="M133 129h52q3 0 3 3v38q0 3-3 3h-52q-3 0-3-3v-38q0-3 3-3z" fill="${ink}"/>
  <circle cx="171" cy="146" r="12" fill="${cream}"/><circle cx="171" cy="146" r="5.500" fill="#8d84a0"/>
  <path d="M135 152h22v17h-22z" fill="#2f9e6c"/><path d="M139 157h4M139 162h8M150 157v8M154 156v4" stroke="${cream}" stroke-width="1.500"/>
  <path d="M162 164h18v5h-18z" fill="${yellow}" stroke-width="1.400"/><path d="M165 164v5M168 164v5M171 164v5M174 164v5M177 164v5" stroke-width="1.200"/>
  <path d="M152 152c-1-8 2-13 10-13M146 152c0-10-8-8-8-16" stroke="${yellow}" stroke-width="2"/><path d="M142 169c-2 8 8 8 6 15-1 4-6 4-8 2" stroke="${blue}" stroke-width="2"/>`;

const fingers = html`<path d="M172 117c-2 8-1 12 2 13 3 0 4-3 4-6 0 5 1 8 4 8s4-4 4-8c0 4 1 6 3 6 4 0 4-6 3-12-3-8-15-9-20-1z" fill="${skin}"/>`;

/** The other arm comes from the side and holds a screwdriver. */
const arm = html`<path d="M56 128c-14 12-24 30-20 42 4 10 34 2 68-12l-6-17c-14 5-24 8-31 8" fill="${blue}"/>
  <path d="M97 141c3 5 5 11 7 17M91 143l5 17" stroke-width="1.600"/><path d="M44 160c1-6 4-11 7-14M50 163c1-4 3-8 6-10" stroke="#10188f" stroke-width="1.500"/>
  <path d="M103 127l17 15" stroke="${ink}" stroke-width="9.500"/><path d="M103 127l17 15" stroke="${yellow}" stroke-width="5.500"/>
  <path d="M120 142l21 18" stroke-width="5"/><path d="M120 142l20.500 17.500" stroke="${cream}" stroke-width="1.800"/>
  <path d="M99 143c2-6 8-10 14-9 4-2 9 0 9 4 2 3 2 6-1 9-1 5-6 7-10 6-3 2-6 3-8 3z" fill="${skin}"/>
  <path d="M112 139c3 0 7 0 10 .5M112 145c3 1 6 1.500 9 1.500M108 151c2 1 4 2 6 2" stroke-width="1.700"/>`;

/** The parts that are already out: the front with its dial, two screws and a knob. */
const parts = html`<g transform="translate(6 -3) rotate(-5 84 192)"><path d="M54 180h58q4 0 4 4v20q0 4-4 4H54q-4 0-4-4v-20q0-4 4-4z" fill="${coral}"/>
  <path d="M56 186h24M56 191h24M56 196h24M56 201h24" stroke-width="1.700"/><path d="M86 185h24v8H86z" fill="${cream}" stroke-width="1.600"/>
  <path d="M90 185v4M94 185v3M98 185v4M102 185v3M106 185v4" stroke-width="1"/><path d="M99 185v8" stroke="${coral}" stroke-width="1.600"/>
  <circle cx="91" cy="200" r="3.400" fill="${cream}" stroke-width="1.600"/><circle cx="104" cy="200" r="3.400" fill="${ink}"/></g>
  <circle cx="137" cy="197" r="3.600" fill="${cream}" stroke-width="1.600"/><path d="M135 196l4 2" stroke-width="1.300"/>
  <circle cx="150" cy="198" r="3.600" fill="${cream}" stroke-width="1.600"/><path d="M149 200l2-4" stroke-width="1.300"/>
  <circle cx="161" cy="190" r="3.600" fill="${cream}" stroke-width="1.600"/><path d="M158.500 190h5" stroke-width="1.300"/>`;

const portrait = html`<svg width="220" height="220" viewBox="0 0 220 220">${wobbly}${wall}<g filter="url(#wobbly)" fill="none"
  stroke="${ink}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">${fills}${person}${hair}${face}${bench}${radio}${fingers}${arm}${parts}</g></svg>`;

export const pieces: Piece[] = [
  { kind: "still", out: "content/avatar.png", width: 220, height: 220, scale: 4, body: portrait },
];
