import { cursor } from "../kit/cursor.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { clock, course, days, now, type Session, sessions, task, tasks, total } from "./data.ts";
import { rail } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

/** The week as a calendar, one day under the other's load, deadlines as flags at their hour. */
const column = 137;
const left = 48;
const top = 128;
const hour = 42;
const y = (at: number) => top + (at - 8.75) * hour;
const x = (day: number) => left + day * column;

const grid = () =>
  html`${[9, 10, 11, 12, 13, 14, 15, 16, 17].map(
    (
      at,
    ) => html`<div class="abs t13 soft" style="left:0;width:36px;text-align:right;top:${y(at) - 8}px">${at}</div>
    <div class="abs" style="left:${left}px;width:${5 * column}px;top:${y(at)}px;height:1px;background:${p.line}"></div>`,
  )}${[...days, null].map((_, day) => html`<div class="abs" style="left:${x(day)}px;top:${top}px;bottom:0;width:1px;background:${p.line}"></div>`)}`;

const heads = () =>
  days.map(({ short, date }, day) => {
    const today = day === now.day;
    const full = total(day) > 7;
    return html`<div class="abs" style="left:${x(day) + 8}px;top:66px;width:${column - 16}px">
    <div class="row" style="gap:6px;height:28px;white-space:nowrap"><span class="t17 ${today ? "bb" : "b"}">${short} ${date}</span>
      ${today && html`<span class="pill" style="background:${p.green};color:#fff">Today</span>`}
      ${full && html`<span class="pill" style="background:${p.warmSoft};color:${p.warmInk}">Full</span>`}</div>
    <div style="height:6px;border-radius:3px;background:${p.mintSoft};margin-top:8px"><div style="height:6px;border-radius:3px;
      width:${(total(day) / 8) * 100}%;background:${full ? p.warm : p.leaf}"></div></div></div>`;
  });

function block(entry: Session): string {
  const height = (entry.to - entry.from) * hour - 3;
  const own = entry.course && course(entry.course);
  const paint = {
    class: `background:${own?.colour};color:${own?.on}`,
    study: `background:#fff;border:1.5px dashed ${p.leaf};color:${p.green}`,
    shift: "background:#f0efe6;color:#5c5945",
  }[entry.kind];
  const second = entry.kind === "study" ? clock(entry.from) : `${clock(entry.from)}, ${entry.place}`;
  return html`<div class="abs t13" style="left:${x(entry.day) + 4}px;top:${y(entry.from) + 2}px;width:${column - 7}px;
    height:${height}px;border-radius:10px;padding:5px 10px;overflow:hidden;${paint}">
    <div class="bb" style="white-space:nowrap">${entry.title}</div>${height > 38 && html`<div>${second}</div>`}</div>`;
}

/** A flag stands on its line, or hangs from it when something ends there. */
const flags = () =>
  tasks.map(({ dueAt, course: key }) => {
    if (!dueAt) return "";
    const { day, hour: at } = dueAt;
    const taken = sessions.some((entry) => entry.day === day && entry.from < at && entry.to > at - 0.5);
    const [flagTop, corners] = taken ? [y(at), "0 10px 10px 10px"] : [y(at) - 19, "10px 10px 10px 0"];
    return html`<div class="abs" style="left:${x(day) + 1}px;top:${y(at) - 1}px;width:${column - 1}px;height:2px;
      background:${p.warm}"></div><div class="abs row t13 bb" style="left:${x(day) + 1}px;top:${flagTop}px;height:20px;gap:3px;
      padding:0 9px 0 6px;border-radius:${corners};background:${p.warm};color:${p.ink}">${icon("flag", 14, 1.5)}${course(key).code}</div>`;
  });

/** The student carries Monday's study time to a free hour on Wednesday, before it is due. */
const moved = task("set");
const carried = html`<div class="abs" style="left:${x(0) + 3}px;top:${y(15.5) + 1}px;width:${column - 5}px;height:${1.5 * hour - 1}px;
    border-radius:10px;background:${p.mintSoft};opacity:.82"></div>
  <div class="abs" style="left:${x(2) + 4}px;top:${y(11) + 2}px;width:${column - 7}px;height:${1.5 * hour - 3}px;border-radius:10px;
    background:${p.mint}"></div>
  <div class="abs t13" style="left:${x(2) + 9}px;top:${y(11) - 9}px;width:${column - 11}px;height:${1.5 * hour}px;border-radius:12px;
    padding:8px 12px;background:#fff;border:2px solid ${p.green};color:${p.green};box-shadow:0 14px 28px rgba(21,64,36,.24)">
    <div class="t15 bb">${moved.title}</div><div class="t13 b">11:00 to 12:30</div></div>
  <div class="abs" style="left:${x(2) + 108}px;top:${y(11) + 28}px">${cursor(p.ink, 28).svg}</div>`;

const screen = html`<div class="row" style="width:832px;height:520px;background:${p.paper};align-items:stretch">${rail("Week")}
  <main style="position:relative;width:764px;overflow:hidden">
  <div class="abs row" style="left:${left + 8}px;right:${764 - left - 5 * column}px;top:16px;height:36px;gap:12px"><span class="t22 bb grow">12 to 16 March</span>
    <span class="soft">${icon("left")}</span><span class="t15 b">${now.week}</span><span class="soft">${icon("right")}</span></div>
  <div class="abs" style="left:${left}px;width:${5 * column}px;top:${top}px;bottom:0;background:#fff;border-top:1px solid ${p.line}"></div>
  ${grid()}${heads()}${sessions.map(block)}${flags()}${carried}</main></div>`;

export const pieces: Piece[] = [section("lighthouse/week", html`${theme}${screen}`)];
