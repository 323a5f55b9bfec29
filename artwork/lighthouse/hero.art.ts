import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { phone, statusBar } from "../kit/phone.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { clock, course, days, grade, now, type Session, sentence, sessions, task, todays } from "./data.ts";
import { check, hatching, key, rail, small, strip, tabs, weekBars } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const tile = (place: string, body: string, dark = false) =>
  html`<section class="tile col ${dark && "dark"}" style="padding:16px 20px;${place}">${body}</section>`;

const title = (
  text: string,
  right = "",
) => html`<div class="row" style="justify-content:space-between;height:24px">
  <span class="t15 bb">${text}</span>${right}</div>`;

const [first] = todays;
const next = html`<div class="row t15 b" style="justify-content:space-between;color:${p.mint}">Next class
    <span class="pill" style="background:rgba(255,255,255,.14);color:#fff">in 50 min</span></div>
  <div class="bb" style="font-size:44px;line-height:48px;letter-spacing:-.03em;margin-top:auto">9:00</div>
  <div class="t17 b" style="margin-top:6px">${first?.title}</div>
  <div class="row t15" style="gap:6px;color:${p.mint}">${icon("place", 16)}${first?.place}</div>`;

const sta = course("sta");
const mark = html`${title("New mark", html`<span class="t13 soft">this morning</span>`)}
  <div class="row" style="gap:14px;margin-top:auto"><div class="bb" style="font-size:44px;line-height:48px;
    letter-spacing:-.03em">86</div><div class="t15"><div class="b">Problem set 5</div>
    <div class="soft">${sta.name}, now ${grade(sta)}</div></div></div>
  <div class="row t13 soft" style="margin-top:10px;gap:6px">60${strip(sta, grade(sta), 326, 28)}100</div>`;

const line = (id: string) => {
  const { title: name, due, overdue } = task(id);
  return html`<div class="row" style="gap:10px;height:52px;border-top:1px solid ${p.line}">${check(overdue ? "late" : "")}
    <div class="grow"><div class="t15 b" style="white-space:nowrap;letter-spacing:-.01em">${name}</div><div class="t13 soft">${due}</div></div>
    ${overdue && html`<span class="pill" style="background:${p.warmSoft};color:${p.warmInk}">Late</span>`}</div>`;
};
const due = html`${title("Due next", html`<span class="t13 b" style="color:${p.green}">See all 6</span>`)}
  <div style="margin-top:8px">${["review", "reading", "set", "walk"].map(line)}</div>`;

const load = html`${title("This week")}
  <div class="row" style="gap:14px;margin-top:4px">${key(p.leaf, "Class")}${key(p.mint, "Study")}${key(hatching, "Work")}</div>
  <div style="margin-top:auto">${weekBars(382, 176)}</div>`;

const desktop = html`<div class="abs window row" style="left:24px;top:16px;width:1072px;height:600px;align-items:stretch">
  ${rail("Today")}<main class="grow" style="padding:14px 24px 0;position:relative">
  <div class="row" style="justify-content:space-between;height:28px"><span class="t15 soft">${now.date}, ${now.week.toLowerCase()}</span>
    <span class="row" style="gap:18px">${icon("plus")}${icon("bell")}</span></div>
  <h1 class="bb" style="width:520px;margin-top:2px;font-size:28px;line-height:34px;letter-spacing:-.02em">${sentence}</h1>
  <div style="display:grid;grid-template:164px 268px/256px 424px;gap:16px;justify-content:space-between;margin-top:16px">
    ${tile("", next, true)}${tile("", mark)}${tile("padding-bottom:4px", due)}${tile("", load)}</div></main></div>`;

const hour = 34;
const block = (entry: Session) => {
  const top = (entry.from - 8) * hour + 6;
  const height = (entry.to - entry.from) * hour - 3;
  const oneLine = height < 36 || entry.kind === "study";
  const look = entry.course && course(entry.course);
  const paint =
    entry.kind === "study"
      ? `background:#fff;border:1.5px dashed ${p.leaf};color:${p.green}`
      : `background:${look?.colour};color:${look?.on}`;
  return html`<div class="abs" style="left:52px;right:16px;top:${top}px;height:${height}px;border-radius:12px;
    padding:${height < 50 ? 5 : 8}px 12px;${paint}"><div class="row t13 bb" style="justify-content:space-between">${entry.title}${oneLine && html`<span style="font-weight:400">${clock(entry.from)}</span>`}</div>
    ${!oneLine && html`<div class="t13">${clock(entry.from)}, ${entry.place}</div>`}</div>`;
};

const agenda = html`${statusBar(now.label, 32, 13)}
  <div style="padding:8px 16px 10px"><div class="t22 bb">Monday</div>
  <div class="row" style="justify-content:space-between;margin-top:10px">${days.map(
    (
      { short, date },
      index,
    ) => html`<div class="col t13" style="width:38px;height:48px;border-radius:14px;align-items:center;
      justify-content:center;${index === 0 ? `background:${p.green};color:#fff` : `color:${p.soft}`}">
      <span>${short}</span><b style="font-weight:600">${date}</b></div>`,
  )}</div></div>
  <div class="grow" style="position:relative;overflow:hidden;background:#fff;border-top:1px solid ${p.line}">
  ${[9, 10, 11, 12, 13, 14, 15, 16].map(
    (at) => html`<div class="abs t13 soft" style="left:14px;top:${(at - 8) * hour - 2}px">${at}</div>
    <div class="abs" style="left:52px;right:0;top:${(at - 8) * hour + 5}px;height:1px;background:${p.line}"></div>`,
  )}
  <div class="abs" style="left:44px;right:0;top:${(now.hour - 8) * hour + 6}px;height:2px;background:${p.warm}"></div>
  <div class="abs" style="left:39px;top:${(now.hour - 8) * hour + 2}px;width:10px;height:10px;border-radius:5px;background:${p.warm}"></div>
  ${sessions.filter(({ day }) => day === 0).map(block)}</div>${tabs("Week")}`;

const mobile = phone(
  {
    ...{ x: 388, y: 144, width: 244, height: 484, radius: 40, shell: "#12261a", ground: p.paper, ink: p.ink },
    shadow: "0 20px 40px rgba(21,64,36,.24)",
  },
  agenda,
);

/** The sentence and two answers, on a phone cut off by the end of the picture. */
const crop = html`<div class="abs" style="left:0;top:0;width:360px;height:300px;border-radius:20px 20px 0 0;background:${p.paper};padding:16px 14px 0;box-shadow:0 0 0 1px rgba(21,48,31,.08)">
  <div class="t13 soft" style="padding:0 4px">${now.date}, ${now.week.toLowerCase()}</div>
  <div class="bb" style="padding:0 4px;margin-top:4px;font-size:21px;line-height:26px;letter-spacing:-.02em;text-wrap:balance">${sentence}</div>
  <div class="row" style="gap:10px;margin-top:14px;align-items:stretch;height:132px">
    <section class="tile dark col" style="flex:1;padding:12px 14px"><div class="t13 b" style="color:${p.mint}">Next class</div>
      <div class="bb" style="font-size:34px;line-height:38px;letter-spacing:-.03em;margin-top:2px">9:00</div><div class="t15 b">${first?.title}</div></section>
    <section class="tile col" style="flex:1;padding:12px 14px"><div class="t13 b">New mark</div>
      <div class="bb" style="font-size:34px;line-height:38px;letter-spacing:-.03em;margin-top:2px">86</div><div class="t15 soft">Problem set 5</div></section></div></div>`;

export const pieces: Piece[] = [
  hero("lighthouse", html`${theme}${desktop}${mobile}`),
  { ...small("hero", html`${theme}${crop}`, 232), transparent: true },
];
