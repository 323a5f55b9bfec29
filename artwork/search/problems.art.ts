import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { random } from "../kit/random.ts";
import { bare, small } from "./parts.ts";
import { base } from "./theme.ts";

/** A week of the logs, printed and marked by hand: the table, the sheet, a pencil and a mug. */
const styles = css`<style>
body{background:#b98a5e}
.wood,.marks{position:absolute;left:0;top:0}
.sheet{position:absolute;background:#fdfcf7;color:#2c3238;font-family:Mono;letter-spacing:-.03em;box-shadow:0 1px 1px rgba(50,25,5,.25),0 10px 22px -4px rgba(50,25,5,.5);transform-origin:0 0;white-space:pre}
.sheet h2{font:700 14px/20px Mono;letter-spacing:-.02em}
.hole{position:absolute;left:14px;width:13px;height:13px;border-radius:50%;background:#9c7049;box-shadow:inset 0 2px 3px rgba(40,20,5,.6)}
.hand{position:absolute;font-family:Hand;font-weight:600;color:#b3261e;white-space:nowrap;transform:rotate(-3deg)}
.gap{color:#8b9096}
</style>`;

function wood(width: number, height: number): string {
  const next = random(24);
  const grain = Array.from({ length: 90 }, () => {
    const y = next() * height;
    const bend = (next() - 0.5) * 26;
    return html`<path d="M-10 ${y.toFixed(1)}q${width * 0.3} ${bend.toFixed(1)} ${width * 0.55} ${(bend * 0.3).toFixed(1)}t${width * 0.5} ${(-bend * 0.5).toFixed(1)}" stroke="${next() > 0.5 ? "#8a5c33" : "#d3a676"}" stroke-opacity="${(0.12 + next() * 0.25).toFixed(2)}" stroke-width="${(0.6 + next() * 2.4).toFixed(1)}"/>`;
  });
  const boards = [0.31, 0.68].map(
    (part) =>
      html`<path d="M0 ${height * part}h${width}" stroke="#5d3a1c" stroke-opacity=".7" stroke-width="2"/><path d="M0 ${height * part + 2}h${width}" stroke="#dcb387" stroke-opacity=".6"/>`,
  );
  return html`<svg class="wood" width="${width}" height="${height}" fill="none"><defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff2d8" stop-opacity=".4"/><stop offset=".55" stop-color="#fff2d8" stop-opacity="0"/><stop offset="1" stop-color="#2a1404" stop-opacity=".35"/></linearGradient></defs>${grain}${boards}<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`;
}

type Entry = [time: string, query: string, links: string, end: string];

const entries: Entry[] = [
  ["07:02", "is mern pass open", "40", "opened 4, left"],
  ["07:05", "mern pass open", "41", "opened 2, left"],
  ["07:11", "corval hut", "18", "booked"],
  ["07:12", "38 or 45 litre pack", "26", "opened 6, left"],
  ["07:19", "move my hut booking", "33", "called the hut"],
  ["07:20", "two days by a lake", "52", "left"],
  ["07:26", "lake osa water", "12", "opened 3, left"],
  ["07:31", "return a jacket", "29", "wrote to support"],
];

const row = ([time, query, links, end]: Entry) =>
  html`<span class="gap">${time}</span>  ${query.padEnd(21)}${links.padStart(3)}   ${end}\n`;
/** On a phone, the times are outside the image. */
const narrowRow = ([, query, links, end]: Entry) => html`${query.padEnd(21)}${links}  ${end}\n`;

/** A pencil line under or around something, drawn twice because nobody's hand is exact. */
const pencil = (d: string, width = 2.4) =>
  html`<path d="${d}" stroke="#b3261e" stroke-width="${width}" stroke-linecap="round" opacity=".85"/>`;

const tool = html`<g transform="translate(604 404) rotate(-31)"><path d="M6 9h236v9H6Z" fill="#2b160a" opacity=".35" transform="translate(3 8)"/>
<path d="M0 0h200v15H0Z" fill="#c23a2b"/><path d="M0 0h200v4.500H0Z" fill="#e0604c"/><path d="M0 10.500h200V15H0Z" fill="#8e251b"/><path d="M200 0l34 7.500-34 7.500c-4-5-4-10 0-15Z" fill="#e7c796"/><path d="M225 5.500l9 2-9 2Z" fill="#a32a1f"/><rect x="-18" width="18" height="15" rx="2" fill="#d9d6cf"/><path d="M-12 0v15M-6 0v15" stroke="#9c988f"/></g>`;

const mug = html`<g transform="translate(820 92)"><ellipse cx="14" cy="18" rx="92" ry="90" fill="#2b160a" opacity=".32"/><path d="M-78 22c-34 0-44 44-12 54l22-14" stroke="#e9eef2" stroke-width="15" stroke-linecap="round"/><circle r="84" fill="#f3f5f6"/><circle r="84" stroke="#c9d2d8" stroke-width="2"/><circle r="73" fill="#d7dde1"/><circle r="69" fill="#4a2a16"/><path d="M-58-22A62 62 0 0 1 10-61 74 74 0 0 0-58-22Z" fill="#8a5b39" opacity=".7"/><circle r="69" stroke="#2d170a" stroke-width="3"/></g>`;

const picture = html`${base}${styles}${wood(896, 440)}
<div class="sheet" style="left:52px;top:34px;width:604px;height:460px;padding:26px 30px 0 52px;font-size:17px;line-height:39px;transform:rotate(-1.600deg)"><h2>Searches, Tuesday                links   then</h2>${entries.map(row)}
${[40, 200, 360].map((top) => html`<i class="hole" style="top:${top}px"></i>`)}</div>
<svg class="marks" width="896" height="440" fill="none">${pencil("M164 110c50-3 100-5 170-6")}${pencil("M164 149c44-2 90-4 136-5")}${pencil("M430 79c-10 8-8 24 16 24 30-1 150 2 158-10 5-13-20-20-60-19-50 0-96-6-116 8")}${pencil("M160 267c60-4 120-6 190-6")}${mug}${tool}</svg>
<p class="hand" style="left:510px;top:138px;font-size:26px;line-height:24px">same question,<br>asked twice</p>`;

const crop = html`${base}${styles}${wood(360, 400)}
<div class="sheet" style="left:-60px;top:20px;width:414px;height:420px;padding:20px 0 0 76px;font-size:13px;line-height:39px;transform:rotate(-1.200deg)"><h2 style="font-size:13px;letter-spacing:-.03em">${"Searches, Tuesday".padEnd(18)} links then</h2>${entries.map(narrowRow)}</div>
<svg class="marks" width="360" height="400" fill="none">${pencil("M14 90c40-3 70-4 134-4")}${pencil("M14 129c40-2 70-4 110-4")}${pencil("M201 59c-10 6-8 25 14 25 26-1 100 2 108-9 4-12-16-19-46-19-34 0-68-4-80 6")}${pencil("M18 246c50-3 90-5 146-5")}</svg>
<p class="hand" style="left:254px;top:122px;font-size:20px;line-height:19px">same question,<br>asked twice</p>`;

export const pieces: Piece[] = [bare("search/problems", picture, 440), small("problems", crop, 400)];
