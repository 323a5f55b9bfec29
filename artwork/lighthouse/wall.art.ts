import { css, html } from "../kit/html.ts";
import { arrow, round } from "../kit/marker.ts";
import { type Piece, section } from "../kit/piece.ts";
import { random } from "../kit/random.ts";
import { handFaces, hands, type Person } from "./hands.ts";
import { small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

type Entry = [who: Person, text: string];

interface Group {
  name: string;
  /** The position of the name. The notes hang below it in columns. */
  x: number;
  y: number;
  notes: Entry[];
  columns?: number;
}

/** What nine students noted in a week, one fact to a note, in the groups that the notes fell into. */
const groups: Group[] = [
  {
    ...{ name: "Where it all is", x: 26, y: 34 },
    notes: [
      ["P4", "Four tabs before coffee"],
      ["P1", "My timetable is a photo"],
      ["P6", "Room change by mail"],
      ["P9", "Asked a friend what is due"],
      ["P6", "Missed it, sat in the old room"],
      ["P1", "Two half calendars"],
      ["P5", "Mail first, then the planner"],
      ["P9", "Five logins, one password"],
      ["P4", "Forum: too much to read"],
    ],
  },
  {
    ...{ name: "When they plan", x: 290, y: 34 },
    notes: [
      ["P2", "Sunday: wrote the week out"],
      ["P7", "Thursday is a guess"],
      ["P4", "Monday 8:00 is the worst"],
      ["P8", "Planned again on Tuesday"],
      ["P6", "Planned in bed, on the phone"],
      ["P9", "Planned when it was too late"],
      ["P2", "Copied it all by hand"],
      ["P1", "Never planned a week"],
    ],
  },
  {
    ...{ name: "Grades", x: 554, y: 34 },
    notes: [
      ["P5", "A mark, and what changes?"],
      ["P8", "My own sheet of marks"],
      ["P3", "Afraid to open the page"],
      ["P2", "Am I on track?"],
      ["P6", "Looked once this term"],
      ["P5", "Worked out what I need"],
      ["P8", "The portal logged me out"],
      ["P3", "One bad quiz felt like all"],
    ],
  },
  {
    ...{ name: "Life around it", x: 26, y: 340 },
    notes: [
      ["P7", "Shift at 15:00, work before"],
      ["P3", "Studied on the bus"],
      ["P9", "Saturday job too"],
      ["P7", "Only the phone, no laptop"],
      ["P3", "Swapped shifts by message"],
      ["P5", "Football on Thursdays"],
      ["P1", "Two hours by train"],
    ],
  },
  {
    ...{ name: "Time", x: 554, y: 340 },
    notes: [
      ["P1", "How long does a task take?"],
      ["P6", "Small late things stay late"],
      ["P5", "Essay took twice as long"],
      ["P4", "Free hours, unused"],
      ["P9", "Two deadlines, same day"],
      ["P2", "Started with the easy one"],
      ["P7", "20 minutes are never free"],
    ],
  },
];

/** Votes given to a note, and the one note that was struck out again. */
const votes: Record<string, number> = {
  "Monday 8:00 is the worst": 4,
  "How long does a task take?": 3,
  "Asked a friend what is due": 2,
  "Shift at 15:00, work before": 2,
  "A mark, and what changes?": 3,
};
const struck = "Football on Thursdays";

const size = { width: 84, height: 80 };
const hand = random(18);
const off = (by: number) => (hand() - 0.5) * 2 * by;

/** A note sticks at its upper edge only. Its lower edge curls away from the wall and casts a longer shadow. */
const sticky = ({ x, y, columns = 3 }: Group, [who, text]: Entry, index: number) => {
  const left = x + (index % columns) * (columns === 2 ? 82 : 84) + off(columns === 2 ? 1 : 4);
  const top = y + 42 + Math.floor(index / columns) * 75 + off(4);
  const curl = 1.5 + hand() * 2.5;
  const dots = Array.from({ length: votes[text] ?? 0 }, () => html`<i class="vote"></i>`);
  return html`<div class="abs note" style="left:${left.toFixed(1)}px;top:${top.toFixed(1)}px;transform:rotate(${off(3.2).toFixed(1)}deg)">
    <i class="abs lift" style="transform:skewX(${(-curl * 1.6).toFixed(1)}deg)"></i>
    <div class="abs paper ${who}" style="background-color:${hands[who].paper};border-bottom-right-radius:${(curl * 9).toFixed(0)}px ${curl.toFixed(0)}px">${text}</div>
    <span class="abs row" style="left:8px;bottom:8px;gap:2px">${dots}</span>
    <span class="abs hand" style="right:8px;bottom:5px;font-size:14px;line-height:14px;color:${p.green}">${who}</span>${
      text === struck &&
      html`<svg class="abs" style="inset:0" width="${size.width}" height="${size.height}">
      ${ink("M9 13L76 66M75 12L13 65", "#b5481a", 3)}</svg>`
    }</div>`;
};

const heading = (
  { x, y, name }: Group,
  height = 29,
) => html`<div class="abs hand" style="left:${x + 5}px;top:${y - 2}px;
  font-size:${height}px;line-height:34px;white-space:nowrap;font-weight:700;color:#1d4a2e;transform:rotate(${off(1.2).toFixed(1)}deg);transform-origin:0 0">${name}</div>`;

const ink = (
  d: string,
  colour = "#1d4a2e",
  width = 3,
) => html`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"
  stroke-linecap="round" stroke-linejoin="round"/>`;

const question = html`<div class="abs hand" style="left:293.5px;top:406px;width:240px;text-align:center;font-size:32px;line-height:34px;
  font-weight:700;color:${p.warmInk};transform:rotate(-1.5deg)">What do I do now, and what can wait?</div>`;

/** One from each group to the worry they share. */
const arrows = [
  arrow(236, 336, 312, 378, -8),
  arrow(416, 318, 416, 350, 3),
  arrow(562, 322, 520, 376, 6),
  arrow(186, 580, 326, 510, 34),
  arrow(546, 596, 494, 520, -12),
];

const tape = (x: number, y: number, turn: number) =>
  html`<i class="abs tape" style="left:${x}px;top:${y}px;transform:rotate(${turn}deg)"></i>`;

/** A window left of the wall: two panes of daylight. */
const daylight = html`<div class="abs pane" style="left:-60px;top:-60px;width:150px;height:560px"></div>
  <div class="abs pane" style="left:120px;top:-40px;width:170px;height:600px"></div>`;

const styles = css`<style>
.scene{width:832px;height:637px;overflow:hidden;background:#cdcbc3;isolation:isolate}
.scene .roll{position:absolute;left:-4px;top:16px;width:840px;height:607px;background:#f4f1e8;
  box-shadow:0 0 2px rgba(40,40,36,.3),0 6px 14px rgba(40,40,36,.28)}
.note{width:${size.width}px;height:${size.height}px}
.paper{inset:0;padding:7px 3px 0 8px;background-image:linear-gradient(rgba(60,50,20,.06) 12px,transparent 0);
  box-shadow:0 .5px 1px rgba(40,44,40,.3)}
.lift{left:5px;right:4px;bottom:2px;height:40px;box-shadow:5px 7px 8px rgba(38,42,40,.42)}
.vote{width:9px;height:9px;border-radius:5px;background:#2c7a49;box-shadow:0 .5px 1px rgba(20,40,28,.5)}
.tape{width:64px;height:20px;background:rgba(222,200,142,.82);box-shadow:0 1px 2px rgba(50,46,30,.3);
  background-image:linear-gradient(90deg,rgba(255,255,255,.25),transparent 12%,transparent 88%,rgba(90,70,20,.18))}
.pane{background:rgba(255,250,225,.5);transform:skewX(-17deg);mix-blend-mode:soft-light}
</style>`;

const scene = html`${theme}${handFaces}${styles}<div class="abs scene"><div class="roll"></div>
  ${tape(56, 6, -3)}${tape(392, 5, 2)}${tape(724, 7, -1.5)}${tape(70, 613, 2)}${tape(402, 615, -2)}${tape(716, 612, 3)}
  <svg class="abs" width="832" height="637">${ink(round(416, 440, 124, 74, 4), "#e8712b", 5)}${arrows.map((d) => ink(d))}</svg>
  ${question}${groups.map((group) => html`${heading(group)}${group.notes.map((note, at) => sticky(group, note, at))}`)}${daylight}</div>`;

/** All five groups around the question, with so few notes that a phone shows them at a size that can be read. */
const zoom = 1.02;
const inner = { width: 360 / zoom, height: 552 / zoom };
const few = (name: string, x: number, y: number, columns: number, picks: number[]): Group => {
  const { notes } = groups.find((group) => group.name === name) as Group;
  return { name, x, y, columns, notes: picks.map((at) => notes[at] as Entry) };
};
const closeGroups = [
  few("Where it all is", 10, 8, 1, [3, 0]),
  few("When they plan", 134, 8, 1, [2, 0]),
  few("Grades", 260, 8, 1, [0, 1]),
  few("Life around it", 5, 370, 2, [0, 1]),
  few("Time", 182, 370, 2, [0, 1]),
];
const closeArrows = [
  arrow(58, 212, 100, 238, -6),
  arrow(176, 212, 176, 230, 2),
  arrow(300, 212, 256, 238, 6),
  arrow(124, 388, 138, 360, 4),
  arrow(236, 388, 222, 360, -4),
];
const detail = html`${theme}${handFaces}${styles}<div class="abs scene" style="width:${inner.width}px;height:${inner.height}px;transform:scale(${zoom});transform-origin:0 0;background:#f4f1e8">
  <svg class="abs" width="${inner.width}" height="${inner.height}">${ink(round(176, 295, 154, 58, 4), "#e8712b", 5)}${closeArrows.map((d) => ink(d))}</svg>
  <div class="abs" style="left:-237px;top:-145px">${question}</div>
  ${closeGroups.map((group) => html`${heading(group, 20)}${group.notes.map((note, at) => sticky(group, note, at))}`)}</div>`;

export const pieces: Piece[] = [wide(section("lighthouse/wall", scene, 637)), small("wall", detail, 552)];
