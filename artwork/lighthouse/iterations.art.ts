import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { round } from "../kit/marker.ts";
import { type Piece, section } from "../kit/piece.ts";
import { clock, course, sentence, sessions, task, todays } from "./data.ts";
import { check, small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const width = 244;
const height = 396;

const version = (
  index: number,
  name: string,
  body: string,
  verdict: string,
  kept = false,
) => html`<div class="abs" style="left:${28 + index * 266}px;top:28px;width:${width}px">
  <div class="row t17 bb" style="gap:10px;height:28px"><span style="width:28px;height:28px;border-radius:14px;display:grid;place-items:center;
    background:${kept ? p.green : "#fff"};color:${kept ? "#fff" : p.ink}">${index + 1}</span>${name}</div>
  <div style="position:relative;margin-top:14px;height:${height}px;border-radius:18px;overflow:hidden;background:${p.paper};
    box-shadow:0 0 0 ${kept ? `2px ${p.green}` : "1px rgba(21,48,31,.12)"}">${body}</div>
  <div class="hand" style="margin-top:14px;font-size:23px;line-height:24px;color:${kept ? p.green : p.warmInk}">${verdict}</div></div>`;

const widget = (
  label: string,
  value: string,
  wide = false,
) => html`<div style="background:#fff;border:1px solid ${p.line};border-radius:8px;
  padding:8px 10px;${wide ? "grid-column:span 2" : ""}"><div class="t13 soft">${label}</div><div class="t15 b" style="white-space:nowrap">${value}</div></div>`;

const everything = html`<div style="display:grid;grid-template-columns:1fr 1fr;gap:6px;padding:10px">
  ${widget("Mail", "14 unread")}${widget("Weather", "6°, rain")}${widget("News", "Library hours change", true)}${widget("Next", "Stats, 9:00")}${widget("Bus 12", "in 7 min")}
  ${widget("Stats II", "77")}${widget("Ecology", "87")}${widget("Due Wednesday", "Notes on chapter 7", true)}${widget("Forum", "3 new")}${widget("Canteen", "Lentils")}
  ${widget("Writing", "74")}${widget("Library", "2 loans")}${widget("Credits", "28 of 60")}${widget("Printing", "4.20 left")}</div>`;

const block = (
  from: number,
  to: number,
  words: string,
  colour: string,
  on: string,
  dashed = false,
) => html`<div class="abs t13 b" style="left:40px;right:10px;
  top:${58 + (from - 8.5) * 34}px;height:${(to - from) * 34 - 3}px;border-radius:8px;padding:5px 10px;color:${on};
  ${dashed ? `border:1.5px dashed ${p.leaf};background:#fff` : `background:${colour}`}">${words}</div>`;

const calendar = html`<div class="row t15 bb" style="height:48px;padding:0 12px;background:#fff;border-bottom:1px solid ${p.line};justify-content:space-between">
  <span class="soft">${icon("left")}</span>Monday 12<span class="soft">${icon("right")}</span></div>
  ${[9, 10, 11, 12, 13, 14, 15, 16].map(
    (
      at,
    ) => html`<div class="abs t13 soft" style="left:0;width:28px;text-align:right;top:${50 + (at - 8.5) * 34}px">${at}</div>
    <div class="abs" style="left:40px;right:0;top:${57 + (at - 8.5) * 34}px;height:1px;background:${p.line}"></div>`,
  )}
  ${sessions
    .filter(({ day }) => day === 0)
    .map((entry) => {
      const own = course(entry.course ?? "sta");
      return block(
        entry.from,
        entry.to,
        entry.title,
        own.colour,
        entry.kind === "study" ? p.green : own.on,
        entry.kind === "study",
      );
    })}
  <div class="abs row t13 b" style="left:0;right:0;bottom:0;height:40px;padding:0 12px;background:#fff;border-top:1px solid ${p.line};justify-content:space-between">
    <span>Due this week</span><span class="row" style="gap:4px">6${icon("right", 16)}</span></div>`;

const [first] = todays;
const answer = html`<div class="col" style="height:100%;padding:16px 14px 14px;gap:10px"><div class="bb" style="font-size:19px;line-height:23px;letter-spacing:-.01em">${sentence}</div>
  <div class="tile dark" style="padding:14px 16px;border-radius:16px;margin-top:2px"><div class="row t13 b" style="justify-content:space-between;color:${p.mint}">Next class<span>in 50 min</span></div>
    <div class="bb" style="font-size:32px;line-height:38px;margin-top:4px;letter-spacing:-.02em">${clock(first?.from ?? 9)}</div><div class="t15 b">${first?.title}, B204</div></div>
  <div class="tile grow col" style="padding:12px 16px 4px;border-radius:16px"><div class="t15 bb" style="margin-bottom:4px">Due next</div>
    ${["review", "reading", "set"].map(
      (
        id,
      ) => html`<div class="row t15 b grow" style="gap:10px;border-top:1px solid ${p.line};white-space:nowrap">
      ${check(task(id).overdue ? "late" : "")}<span class="grow">${task(id).title}</span></div>`,
    )}</div></div>`;

const marks = html`<svg class="abs" width="832" height="560" fill="none" stroke="${p.warm}" stroke-width="3.5" stroke-linecap="round">
  <path d="${round(92, 227, 60, 32, 3, 0.7)}"/>
  <path d="${round(416, 446, 126, 25, 6, 0.6)}"/></svg>`;

/** The upper part of each version, with its note. */
const slice = (
  index: number,
  name: string,
  body: string,
  verdict: string,
  tall: number,
  from = 0,
  kept = false,
) =>
  html`<div style="margin-bottom:12px"><div class="row t15 bb" style="gap:8px;height:24px"><span style="width:24px;height:24px;border-radius:12px;display:grid;place-items:center;
    background:${kept ? p.green : "#fff"};color:${kept ? "#fff" : p.ink}">${index + 1}</span>${name}</div>
  <div style="position:relative;margin-top:8px;height:${tall}px;border-radius:14px;overflow:hidden;background:${p.paper};box-shadow:0 0 0 ${kept ? `2px ${p.green}` : "1px rgba(21,48,31,.12)"}">
    <div style="position:relative;margin-top:${-from}px">${body}</div></div>
  <div class="hand" style="margin-top:6px;font-size:20px;line-height:22px;color:${kept ? p.green : p.warmInk}">${verdict}</div></div>`;

const phoneWidgets = html`<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px;padding:8px">
  ${widget("Mail", "14 unread")}${widget("Next", "Stats, 9:00")}${widget("Weather", "6°, rain")}${widget("Bus 12", "in 7 min")}${widget("Forum", "3 new")}${widget("Canteen", "Lentils")}</div>
  <svg class="abs" style="left:0;top:0" width="328" height="80"><path d="${round(164, 35, 54, 27, 3, 0.7)}" fill="none" stroke="${p.warm}" stroke-width="3" stroke-linecap="round"/></svg>`;
const phoneCalendar = html`<div class="t15 bb" style="text-align:center;padding-top:8px">Monday 12</div>
  <div class="abs" style="left:0;right:0;top:-10px;height:90px;overflow:hidden">${sessions
    .filter(({ day, kind }) => day === 0 && kind === "class")
    .slice(0, 1)
    .map(
      (
        { title, from, course: key },
        at,
      ) => html`<div class="abs t13 b" style="left:44px;right:10px;top:${48 + at * 40}px;height:34px;border-radius:8px;padding:9px 10px;
      background:${course(key ?? "sta").colour};color:#fff">${title}</div><div class="abs t13 soft" style="left:0;width:34px;text-align:right;top:${50 + at * 40}px">${Math.floor(from)}</div>`,
    )}</div>
  <div class="abs row t13 b" style="left:0;right:0;top:80px;height:36px;padding:0 12px;background:#fff;border-top:1px solid ${p.line};justify-content:space-between">
    <span>Due this week</span><span class="row" style="gap:4px">6${icon("right", 16)}</span></div>
  <svg class="abs" style="left:0;top:0" width="328" height="116"><path d="${round(164, 97, 156, 16, 6, 0.6)}" fill="none" stroke="${p.warm}" stroke-width="3" stroke-linecap="round"/></svg>`;
const phoneAnswer = html`<div style="padding:12px 14px"><div class="bb" style="font-size:19px;line-height:23px;letter-spacing:-.01em">${sentence}</div>
  <div class="tile dark row" style="padding:10px 14px;border-radius:12px;margin-top:10px;gap:12px"><span class="bb t22">${clock(first?.from ?? 9)}</span><span class="t15 b grow">${first?.title}, B204</span>
  <span class="t13" style="color:${p.mint}">in 50 min</span></div></div>`;

const crop = html`${theme}<div style="position:relative;width:360px;height:562px;padding:14px 16px;background:${p.mintSoft}">
  ${slice(0, "Everything", phoneWidgets, "Next class was on the screen. Nobody found it.", 90)}
  ${slice(1, "Calendar first", phoneCalendar, "Good for planning. Due dates were hidden.", 116)}
  ${slice(2, "Answer first", phoneAnswer, "Read the sentence, put the phone away.", 126, 0, true)}</div>`;

export const pieces: Piece[] = [
  small("iterations", crop, 562),
  wide(
    section(
      "lighthouse/iterations",
      html`${theme}<div style="width:832px;height:559px;background:${p.mintSoft}">
      ${version(0, "Everything", everything, "Next class was on the screen. Nobody found it.")}
      ${version(1, "Calendar first", calendar, "Good for planning. Due dates were hidden down here.")}
      ${version(2, "Answer first", answer, "Read the sentence, put the phone away.", true)}${marks}</div>`,
      559,
    ),
  ),
];
