import { css, html } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { random } from "../kit/random.ts";
import { arrow, round } from "./marker.ts";
import { wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

type Entry = [who: string, text: string];

interface Group {
  name: string;
  /** Where its name stands; the notes hang below it in three columns. */
  x: number;
  y: number;
  paper: string;
  notes: Entry[];
}

/** Observations from nine interviews and diaries, one fact to a note, in the groups they fell into. */
const groups: Group[] = [
  {
    ...{ name: "Where it all is", x: 18, y: 18, paper: "#c3e4b8" },
    notes: [
      ["P4", "Opens four tabs before coffee"],
      ["P1", "Timetable is a photo"],
      ["P6", "Room change came by mail"],
      ["P9", "Asks a friend what is due"],
      ["P6", "Missed it, was in the old room"],
      ["P1", "Two half calendars"],
      ["P5", "Mail first, then the planner"],
      ["P9", "Five logins, one password"],
      ["P4", "Forum: too much to read"],
    ],
  },
  {
    ...{ name: "When they plan", x: 288, y: 18, paper: "#e7eea8" },
    notes: [
      ["P2", "Sunday: writes the week out"],
      ["P7", "Sure of Friday, not Thursday"],
      ["P4", "Monday 8:00 is the worst"],
      ["P8", "Plans again on Tuesday"],
      ["P6", "Plans in bed, on the phone"],
      ["P9", "Plans when it is too late"],
      ["P2", "Copies it all by hand"],
      ["P1", "Never planned a week"],
    ],
  },
  {
    ...{ name: "Grades", x: 558, y: 18, paper: "#fdfdf7" },
    notes: [
      ["P5", "A mark, and what changes?"],
      ["P8", "Keeps a sheet of marks"],
      ["P3", "Afraid to open the page"],
      ["P2", "Wants to know: on track?"],
      ["P6", "Looks once a term"],
      ["P5", "Works out what is needed"],
      ["P8", "The portal logs out"],
      ["P3", "One bad quiz felt like all"],
    ],
  },
  {
    ...{ name: "Life around it", x: 18, y: 340, paper: "#c9dfe0" },
    notes: [
      ["P7", "Shift at 15:00, work before"],
      ["P3", "Studies on the bus"],
      ["P9", "Saturday job too"],
      ["P7", "Only the phone, no laptop"],
      ["P3", "Swaps shifts by message"],
      ["P5", "Football on Thursdays"],
      ["P1", "Two hours by train"],
    ],
  },
  {
    ...{ name: "Time", x: 558, y: 340, paper: "#fad2b6" },
    notes: [
      ["P1", "How long does a task take?"],
      ["P6", "Small late things stay late"],
      ["P5", "Essay took twice as long"],
      ["P4", "Free hours nobody uses"],
      ["P9", "Two deadlines, same day"],
      ["P2", "Starts with the easy one"],
      ["P7", "20 minutes are never free"],
    ],
  },
];

/** Votes given to a note, and the one note that was struck out again. */
const votes: Record<string, number> = {
  "Monday 8:00 is the worst": 4,
  "How long does a task take?": 3,
  "Asks a friend what is due": 2,
  "Shift at 15:00, work before": 2,
  "A mark, and what changes?": 3,
};
const struck = "Football on Thursdays";

const size = { width: 88, height: 80 };
const hand = random(18);
const off = (by: number) => (hand() - 0.5) * 2 * by;

const sticky = ({ x, y, paper }: Group, [who, text]: Entry, index: number) => {
  const left = x + (index % 3) * 84 + off(3);
  const top = y + 44 + Math.floor(index / 3) * 76 + off(2.5);
  const dots = Array.from({ length: votes[text] ?? 0 }, () => html`<i class="vote"></i>`);
  return html`<div class="abs hand" style="left:${left.toFixed(1)}px;top:${top.toFixed(1)}px;width:${size.width}px;height:${size.height}px;
    padding:7px 9px 0 8px;background:${paper};transform:rotate(${off(2.4).toFixed(1)}deg);font-size:16px;line-height:16.5px;color:#22382a;
    box-shadow:0 1px 1px rgba(40,56,40,.18),0 4px 6px -3px rgba(40,56,40,.28)">${text}<span class="abs row" style="left:9px;bottom:13px;
    gap:3px">${dots}</span><span class="abs" style="right:13px;bottom:9px;font-size:15px;color:#4f6455">${who}</span>${
      text === struck &&
      html`<svg class="abs" style="inset:0" width="${size.width}" height="${size.height}">
      ${ink("M10 12L80 66M78 14L14 64", p.warmInk, 2.5)}</svg>`
    }</div>`;
};

const heading = (
  x: number,
  y: number,
  text: string,
) => html`<div class="abs hand" style="left:${x}px;top:${y}px;font-size:27px;
  line-height:30px;font-weight:700;color:${p.green}">${text}</div>`;

const ink = (
  d: string,
  colour = p.green,
  width = 2.5,
) => html`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"
  stroke-linecap="round" stroke-linejoin="round"/>`;

const question = html`<div class="abs hand" style="left:293.5px;top:402px;width:240px;text-align:center;font-size:32px;line-height:34px;
  font-weight:700;color:${p.warmInk}">What do I do now, and what can wait?</div>`;

/** One from each group to the worry they share. */
const arrows = [
  arrow(240, 330, 318, 374, -8),
  arrow(416, 312, 416, 346, 3),
  arrow(556, 316, 514, 372, 6),
  arrow(186, 582, 326, 506, 34),
  arrow(546, 596, 494, 516, -12),
];

const styles = css`<style>.vote{width:9px;height:9px;border-radius:5px;background:${p.green}}</style>`;

export const pieces: Piece[] = [
  wide(
    section(
      "lighthouse/wall",
      html`${theme}${styles}<div style="width:832px;height:637px;background:#e6e9db">
        ${groups.map((group) => html`${heading(group.x + 4, group.y, group.name)}${group.notes.map((note, at) => sticky(group, note, at))}`)}
        <svg class="abs" width="832" height="637">${ink(round(416, 437, 122, 74, 4), p.warm, 4)}${arrows.map((d) => ink(d))}</svg>
        ${question}</div>`,
      637,
    ),
  ),
];
