import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { course, problemSet, type Task, task } from "./data.ts";
import { check, code, small } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

/** What is late is the smallest row of the list, so that it looks easy to clear. */
const lateLine = (
  title: string,
  due: string,
) => html`<div class="row t15" style="height:36px;gap:12px;padding:0 16px 0 18px">
  <span class="check late" style="width:18px;height:18px;border-radius:6px"></span><span class="b" style="padding-left:4px">${title}</span>
  <span class="grow soft">it takes 20 minutes</span><span class="b warm">${due.replace(" March", "")}</span></div>`;

const line = ({ id, title, course: key, due, length, overdue }: Task) => {
  if (overdue) return lateLine(title, due);
  const on = id === "set";
  return html`<div class="row" style="height:52px;gap:14px;padding:0 16px;border-radius:14px;
    ${on ? `background:#fff;box-shadow:0 0 0 2px ${p.green}` : ""}">${check()}
    <span class="grow t17 b" style="white-space:nowrap">${title}</span>${code(key)}
    <span class="t15 soft" style="width:60px;text-align:right">${length}</span>
    <span class="t15" style="width:88px;text-align:right">${due.replace(" March", "")}</span></div>`;
};

const group = (name: string, ids: string[]) => html`<div style="padding-top:16px">
  <div class="row t15 bb" style="height:28px;padding:0 16px;gap:8px">${name}</div>
  ${ids.map((id) => line(task(id)))}</div>`;

const steps = [
  "Read the data set",
  "Questions 1 to 3",
  "Questions 4 and 5",
  "Questions 6 to 8",
  "Check and hand in",
];

const step = (text: string, index: number) => {
  const done = index < 3;
  return html`<div class="row t15" style="gap:12px;height:30px;${done ? `color:${p.soft}` : ""}">${check(done ? "on" : "")}
    <span style="${done ? "text-decoration:line-through" : "font-weight:500"}">${text}</span></div>`;
};

const set = task("set");
const time = (
  when: string,
  length: string,
) => html`<div class="row t15" style="height:36px;gap:10px;padding:0 12px;border-radius:12px;
  background:${p.mintSoft};color:${p.green}">${icon("clock", 18)}<span class="grow b">${when}</span>${length}</div>`;

const panel = html`<aside class="col" style="width:300px;background:#fff;border-left:1px solid ${p.line};padding:24px;flex:none">
  <div class="t22 bb">${set.title}</div><div class="t15 soft">${course(set.course).name}</div>
  <div class="row" style="gap:4px;margin:12px 0 6px">${Array.from({ length: problemSet.of }, (_, index) => {
    const fill = index < problemSet.done ? p.leaf : p.mint;
    return html`<i style="flex:1;height:8px;border-radius:4px;background:${fill}"></i>`;
  })}</div><div class="t13 soft">${problemSet.done} of ${problemSet.of} questions answered</div>
  <div class="row t15" style="gap:8px;margin-top:12px;color:${p.soft}">${icon("flag", 18)}Due Wednesday, 17:00</div>
  <div style="margin-top:12px">${steps.map(step)}</div>
  <div class="t13 b soft" style="margin:14px 0 8px">Set aside this week</div>
  <div class="col" style="gap:8px">${time("Mon 15:30", "1 h 30")}${time("Wed 15:00", "1 h")}</div>
  <div class="row t15 bb" style="margin-top:auto;height:44px;border-radius:14px;justify-content:center;gap:8px;
  background:${p.green};color:#fff">Continue with question 6${icon("arrow", 18)}</div></aside>`;

const head = html`<div class="row" style="padding:0 16px;height:36px;gap:16px"><span class="t22 bb grow">Tasks</span>
  <span class="t15 bb" style="border-bottom:2px solid ${p.green};padding-bottom:2px">By date</span><span class="t15 soft">By course</span>
  <span class="pill" style="height:36px;border-radius:18px;background:${p.green};color:#fff;gap:6px;padding:1px 14px 0 10px">${icon("plus", 18)}New</span></div>`;

/** The list in two lines per task, and of the open task what is done and what is set aside. */
const phoneLine = (id: string) => {
  const { title, course: key, due, length } = task(id);
  return html`<div class="row" style="height:50px;gap:12px;padding:0 12px;border-radius:12px;${id === "set" && `background:#fff;box-shadow:0 0 0 2px ${p.green}`}">
    ${check()}<span class="grow"><div class="t15 b">${title}</div><div class="t13 soft">${due.replace(" March", "")}, ${length}</div></span>${code(key)}</div>`;
};
const phoneHead = (name: string) => html`<div class="t15 bb" style="padding:10px 12px 5px">${name}</div>`;

const crop = html`<div class="col" style="width:360px;height:624px;background:${p.paper}"><div style="padding:6px 12px 0">
  ${phoneHead("Late")}<div class="row t13" style="height:30px;gap:10px;padding:0 12px 0 14px"><span class="check late" style="width:18px;height:18px;border-radius:6px"></span>
  <span class="b">${task("review").title}</span><span class="grow soft" style="white-space:nowrap">it takes 20 minutes</span><span class="b warm">Fri 9</span></div>
  ${phoneHead("This week")}${["reading", "set", "walk", "draft"].map(phoneLine)}${phoneHead("Later")}${phoneLine("bus")}</div>
  <div style="margin-top:auto;padding:16px 24px 18px;background:#fff;border-top:1px solid ${p.line}"><div class="row" style="justify-content:space-between"><span class="t17 bb">${set.title}</span>
  <span class="t13 soft">${problemSet.done} of ${problemSet.of} questions</span></div>${steps.map(step).slice(2, 4)}<div class="t13 b soft" style="margin:8px 0 6px">Set aside this week</div>
  <div class="col" style="gap:6px">${time("Mon 15:30", "1 h 30")}${time("Wed 15:00", "1 h")}</div></div></div>`;

export const pieces: Piece[] = [
  small("tasks", html`${theme}${crop}`, 624),
  section(
    "lighthouse/tasks",
    html`${theme}<div class="row" style="width:832px;height:520px;background:${p.paper};align-items:stretch">
      <main class="grow" style="padding:24px 16px">${head}${group("Late", ["review"])}
      ${group("This week", ["reading", "set", "walk", "draft"])}${group("Later", ["bus"])}</main>${panel}</div>`,
  ),
];
