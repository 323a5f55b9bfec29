import { cursor } from "../kit/cursor.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { clock, course, days, now, type Session, sessions, task, tasks, total } from "./data.ts";
import { rail, small } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

interface Layout {
  /** How many days fit, and the width of each. */
  count: number;
  column: number;
  left: number;
  /** The upper edge of the hours, and the height of one hour. */
  top: number;
  hour: number;
  phone: boolean;
}

/** Columns of a phone are too narrow for this name. */
const shortNames: Record<string, string> = { "Statistics II": "Stats II" };

/** The week as a calendar: each day's load below its name, and deadlines as flags at their hour. */
function calendar({ count, column, left, top, hour, phone }: Layout) {
  const y = (at: number) => top + (at - 8.75) * hour;
  const x = (day: number) => left + day * column;
  const shown = days.slice(0, count);

  const grid = html`${[9, 10, 11, 12, 13, 14, 15, 16, 17].map(
    (
      at,
    ) => html`<div class="abs t13 soft" style="left:0;width:${left - (phone ? 6 : 12)}px;text-align:right;top:${y(at) - 8}px">${at}</div>
    <div class="abs" style="left:${left}px;width:${count * column}px;top:${y(at)}px;height:1px;background:${p.line}"></div>`,
  )}${[...shown, null].map((_, day) => html`<div class="abs" style="left:${x(day)}px;top:${top}px;bottom:0;width:1px;background:${p.line}"></div>`)}`;

  const heads = shown.map(({ short, date }, day) => {
    const today = day === now.day;
    const full = total(day) > 7;
    const name =
      phone && today
        ? html`<span class="pill" style="height:26px;border-radius:13px;font-size:15px;background:${p.green};color:#fff;margin-left:-6px">${short} ${date}</span>`
        : html`<span class="${phone ? "t15" : "t17"} ${today ? "bb" : "b"}">${short} ${date}</span>`;
    return html`<div class="abs" style="left:${x(day) + (phone ? 6 : 8)}px;top:${top - (phone ? 68 : 62)}px;width:${column - (phone ? 12 : 16)}px">
    <div class="row" style="gap:6px;height:28px;white-space:nowrap">${name}
      ${today && !phone && html`<span class="pill" style="background:${p.green};color:#fff">Today</span>`}
      ${full && !phone && html`<span class="pill" style="background:${p.warmSoft};color:${p.warmInk}">Full</span>`}</div>
    <div style="height:6px;border-radius:3px;background:${p.mintSoft};margin-top:8px"><div style="height:6px;border-radius:3px;
      width:${(total(day) / 8) * 100}%;background:${full ? p.warm : p.leaf}"></div></div>
    ${full && phone && html`<div class="t13 b warm" style="margin-top:3px">Full</div>`}</div>`;
  });

  const block = (entry: Session) => {
    const height = (entry.to - entry.from) * hour - 3;
    const own = entry.course && course(entry.course);
    const paint = {
      class: `background:${own?.colour};color:${own?.on}`,
      study: `background:#fff;border:1.5px dashed ${p.leaf};color:${p.green}`,
      shift: "background:#f0efe6;color:#5c5945",
    }[entry.kind];
    const second =
      phone || entry.kind === "study" ? clock(entry.from) : `${clock(entry.from)}, ${entry.place}`;
    const room = phone ? height > 60 : height > 38;
    const title = (phone && shortNames[entry.title]) || entry.title;
    return html`<div class="abs t13" style="left:${x(entry.day) + 4}px;top:${y(entry.from) + 2}px;width:${column - 7}px;
      height:${height}px;border-radius:10px;padding:${room ? 5 : 3}px ${phone ? 6 : 8}px;overflow:hidden;${paint}">
      <div class="b" style="${!phone && "white-space:nowrap;"}letter-spacing:${phone ? -0.03 : -0.015}em">${title}</div>${room && html`<div>${second}</div>`}</div>`;
  };

  /** A flag stands on its line, or hangs from the line if something ends there. */
  const flags = tasks.map(({ dueAt, course: key }) => {
    if (!dueAt || dueAt.day >= count) return "";
    const { day, hour: at } = dueAt;
    const taken = sessions.some((entry) => entry.day === day && entry.from < at && entry.to > at - 0.5);
    const [flagTop, corners] = taken ? [y(at), "0 10px 10px 10px"] : [y(at) - 19, "10px 10px 10px 0"];
    return html`<div class="abs" style="left:${x(day) + 1}px;top:${y(at) - 1}px;width:${column - 1}px;height:2px;
      background:${p.warm}"></div><div class="abs row t13 bb" style="left:${x(day) + 1}px;top:${flagTop}px;height:20px;gap:3px;
      padding:0 9px 0 6px;border-radius:${corners};background:${p.warm};color:${p.ink}">${icon("flag", 14, 1.5)}${course(key).code}</div>`;
  });

  /** The student drags Monday's study time to a free hour on Wednesday, before it is due. */
  const held = phone
    ? { left: x(2) - 34, width: column + 32, size: "t13" }
    : { left: x(2) + 9, width: column - 11, size: "t15" };
  const carried = html`<div class="abs" style="left:${x(0) + 3}px;top:${y(15.5) + 1}px;width:${column - 5}px;height:${1.5 * hour - 1}px;
      border-radius:10px;background:${p.mintSoft};opacity:.82"></div>
    <div class="abs" style="left:${x(2) + 4}px;top:${y(11) + 2}px;width:${column - 7}px;height:${1.5 * hour - 3}px;border-radius:10px;
      background:${p.mint}"></div>
    <div class="abs t13" style="left:${held.left}px;top:${y(11) - 9}px;width:${held.width}px;height:${1.5 * hour}px;border-radius:12px;
      padding:8px 10px;background:#fff;border:2px solid ${p.green};color:${p.green};box-shadow:0 14px 28px rgba(21,64,36,.24)">
      <div class="${held.size} bb" style="white-space:nowrap;letter-spacing:-.01em">${task("set").title}</div><div class="t13">11:00 to 12:30</div></div>
    <div class="abs" style="left:${held.left + held.width - 27}px;top:${y(11) + 28}px">${cursor(p.ink, 28).svg}</div>`;

  return html`<div class="abs" style="left:${left}px;width:${count * column}px;top:${top}px;bottom:0;background:#fff;border-top:1px solid ${p.line}"></div>
    ${grid}${heads}${sessions.filter(({ day }) => day < count).map(block)}${flags}${carried}`;
}

const left = 48;
const column = 137;
const screen = html`<div class="row" style="width:832px;height:520px;background:${p.paper};align-items:stretch">${rail("Week")}
  <main style="position:relative;width:764px;overflow:hidden">
  <div class="abs row" style="left:${left + 8}px;right:${764 - left - 5 * column}px;top:16px;height:36px;gap:12px"><span class="t22 bb grow">12 to 16 March</span>
    <span class="soft">${icon("left")}</span><span class="t15 b">${now.week}</span><span class="soft">${icon("right")}</span></div>
  ${calendar({ count: 5, column, left, top: 128, hour: 42, phone: false })}</main></div>`;

/** Monday to the full Thursday, until the hour at which the problem set is due. */
const crop = html`<div style="position:relative;width:360px;height:462px;overflow:hidden;background:${p.paper}">
  ${calendar({ count: 4, column: 83, left: 28, top: 80, hour: 45, phone: true })}</div>`;

export const pieces: Piece[] = [
  section("lighthouse/week", html`${theme}${screen}`),
  small("week", html`${theme}${crop}`, 462),
];
