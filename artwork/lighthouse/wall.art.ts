import { html } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { arrow, line, round } from "./marker.ts";
import { palette as p, theme } from "./theme.ts";

const papers = { green: "#c6e6bb", lime: "#e6efae", peach: "#fbd3b8", white: "#fdfdf9" };

interface Note {
  x: number;
  y: number;
  turn: number;
  paper: keyof typeof papers;
  text: string;
  who: string;
}

/** Observations from nine interviews, P1 to P9, in the groups they fell into. */
const notes: Note[] = [
  { x: 28, y: 70, turn: -1.5, paper: "green", text: "Opens five tabs before the first coffee", who: "P4" },
  { x: 152, y: 62, turn: 1, paper: "green", text: "Timetable is a photo on the phone", who: "P1" },
  { x: 34, y: 186, turn: 1.5, paper: "green", text: "Room change came by mail. Missed", who: "P6" },
  { x: 158, y: 178, turn: -1, paper: "lime", text: "Asks a friend what is due", who: "P9" },
  {
    x: 318,
    y: 66,
    turn: 1.5,
    paper: "lime",
    text: "Sunday: writes the week out on paper",
    who: "P2",
  },
  { x: 442, y: 74, turn: -1, paper: "lime", text: "Knows Friday. Not sure about Thursday", who: "P7" },
  {
    x: 380,
    y: 192,
    turn: -1.5,
    paper: "peach",
    text: "Monday 8:00 is the worst moment to plan",
    who: "P4 P6 P9",
  },
  {
    x: 606,
    y: 66,
    turn: -1.5,
    paper: "white",
    text: "Grade arrives with no idea what it changes",
    who: "P5",
  },
  { x: 696, y: 176, turn: 1, paper: "white", text: "Keeps a sheet of marks, just in case", who: "P8" },
  { x: 572, y: 184, turn: 1.5, paper: "white", text: "Afraid to open the grade page", who: "P3" },
  { x: 40, y: 364, turn: -1, paper: "lime", text: "Shift at 15:00, so homework is before", who: "P7" },
  { x: 164, y: 372, turn: 1.5, paper: "green", text: "Studies on the bus, phone only", who: "P3" },
  { x: 576, y: 364, turn: 1, paper: "green", text: "Nobody says how long a task takes", who: "P1 P5" },
  { x: 700, y: 372, turn: -1.5, paper: "lime", text: "Small late things stay late", who: "P6" },
];

const sticky = ({
  x,
  y,
  turn,
  paper,
  text,
  who,
}: Note) => html`<div class="abs hand" style="left:${x}px;top:${y}px;width:112px;height:104px;
  padding:10px 6px 4px 11px;background:${papers[paper]};transform:rotate(${turn}deg);font-size:19px;line-height:20px;color:#22382a;
  box-shadow:0 1px 1px rgba(40,56,40,.16),0 5px 7px -3px rgba(40,56,40,.22)">${text}<span class="abs" style="right:9px;bottom:4px;
  font-size:16px;color:#4f6455">${who}</span></div>`;

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

const question = html`<div class="abs hand" style="left:304px;top:386px;width:240px;text-align:center;font-size:32px;line-height:33px;
  font-weight:700;color:${p.warmInk}">What do I do now, and what can wait?</div>`;

export const pieces: Piece[] = [
  section(
    "lighthouse/wall",
    html`${theme}<div style="width:832px;height:520px;background:#e9ecdf">
      ${heading(34, 20, "Where it all is")}${heading(322, 20, "When they plan")}${heading(610, 20, "Grades")}
      ${heading(44, 318, "Life around it")}${heading(612, 318, "Time")}
      <svg class="abs" width="832" height="520">${ink(line(34, 52, 184, 50, 3))}${ink(line(322, 52, 482, 50, 5))}
        ${ink(line(610, 52, 690, 50, 7))}${ink(line(44, 350, 190, 348, 2))}${ink(line(612, 350, 670, 348, 9))}
        ${ink(round(424, 420, 138, 68, 4), p.warm, 4)}
        ${ink(arrow(262, 300, 326, 352, -10))}${ink(arrow(436, 306, 430, 340, 4))}${ink(arrow(600, 304, 534, 358, 10))}
</svg>
      ${question}${notes.map(sticky)}</div>`,
  ),
];
