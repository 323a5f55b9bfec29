/** The card of Nuggets: a hand of idea cards, held from below, that fans out until every text can be read. */
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";

const ink = "#2a1b02";
const amber = "#f4b321";

interface Idea {
  text: string;
  day: string;
  date: string;
  /** What brings the idea back; written on the front card only, the others hide it. */
  cue?: string;
  symbol: string;
  paper: string;
  colour: string;
  /** Degrees about a point below the stage, where the hand would be. The hover adds 10° in front and −4° behind. */
  turn: number;
}

const drawers = html`<svg viewBox="0 0 88 88" width="88" height="88">
  <rect x="8" y="2" width="72" height="84" rx="10" fill="${ink}"/>
  <rect x="16" y="10" width="56" height="16" rx="3" fill="#fffaf0"/>
  <rect x="16" y="66" width="56" height="12" rx="3" fill="#fffaf0"/>
  <path d="M36 18h16M36 72h16" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
  <rect x="0" y="30" width="88" height="32" rx="7" fill="${amber}"/>
  <rect x="26" y="37" width="36" height="18" rx="3" fill="#fffaf0"/>
  <path d="M33 46h22" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
</svg>`;

const route = html`<svg viewBox="0 -6 94 100" width="72" height="72" fill="none" stroke="${ink}" stroke-width="8">
  <path d="M16 76h42a16 16 0 0 0 0-32H30a16 16 0 0 1 0-32h30" stroke-linecap="round"/>
  <circle cx="16" cy="76" r="12" fill="${ink}" stroke="none"/>
  <circle cx="70" cy="12" r="12" fill="#fffaf0" stroke="${ink}" stroke-width="6"/>
</svg>`;

const voice = html`<svg viewBox="0 0 88 88" width="72" height="72" fill="none" stroke="${amber}" stroke-width="8">
  <path d="M4 14v60a30 30 0 0 0 0-60z" fill="${amber}" stroke="none"/>
  <path d="M46 24a30 30 0 0 1 0 40M62 10a52 52 0 0 1 0 68" stroke-linecap="round"/>
</svg>`;

const front: Idea = {
  text: "Name the\ndrawer,\nnot the\nthings in it.",
  day: "Tuesday",
  date: "14 October",
  cue: "Back when\nyou name things",
  symbol: drawers,
  paper: "#fffaf0",
  colour: ink,
  turn: 15,
};

const behind: Idea[] = [
  {
    text: "Read it\naloud,\nthen cut.",
    day: "Sunday",
    date: "12 October",
    symbol: voice,
    paper: ink,
    colour: "#ffe09a",
    turn: -22,
  },
  {
    text: "Walk it\ntwice,\nmap it\nonce.",
    day: "Monday",
    date: "13 October",
    symbol: route,
    paper: "#ffdd8c",
    colour: ink,
    turn: 5,
  },
];

const styles = css`<style>
  .idea{position:absolute;left:210px;top:50px;width:240px;height:366px;padding:20px 20px 0;border-radius:24px;
    transform-origin:120px 470px;display:flex;flex-direction:column;
    box-shadow:0 2px 4px #6b430018,0 18px 36px -12px #6b430066}
  .below{display:flex;justify-content:space-between;align-items:center;height:72px;margin-top:22px}
  .below svg{width:64px;height:64px}
  .when{font:500 17px/22px Funnel;text-align:right}
  .when b{display:block;font-weight:600}
  .text{height:146px;font:600 33px/36px Funnel;letter-spacing:-.04em;white-space:pre}
  .cue{position:absolute;left:20px;right:20px;bottom:0;height:58px;display:flex;align-items:center;gap:10px;
    border-top:2px solid;font:500 16px/19px Funnel;letter-spacing:-.01em;white-space:pre}
</style>`;

function sheet(idea: Idea): string {
  return html`<article class="idea"
    style="background:${idea.paper};color:${idea.colour};transform:rotate(${idea.turn}deg)">
    <p class="text">${idea.text}</p>
    <div class="below">${idea.symbol}<p class="when"><b>${idea.day}</b>${idea.date}</p></div>
    ${idea.cue && html`<p class="cue">${icon("back", 20, 2.2)}${idea.cue}</p>`}
  </article>`;
}

export const pieces: Piece[] = [
  card("nuggets", styles + sheet(front)),
  card("nuggets-back", styles + behind.map(sheet).join("")),
];
