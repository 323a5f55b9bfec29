import { html } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { average, course, courses, grade, needed, soFar } from "./data.ts";
import { code, small, strip } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const sta = course("sta");
const aim = 80;

const line = (of: (typeof courses)[number]) => {
  const on = of === sta;
  const marked = 100 - Math.round(100 - soFar(of).weight);
  return html`<div class="row" style="height:74px;padding:0 16px;gap:12px;border-radius:14px;
    ${on ? `background:#fff;box-shadow:0 0 0 2px ${p.green}` : ""}">${code(of.key)}
    <span class="grow"><div class="t15 b" style="white-space:nowrap">${of.name}</div>
    <div class="row" style="gap:2px;margin:7px 0 5px;width:128px"><i style="height:6px;width:${marked}%;border-radius:3px;background:${p.leaf}"></i>
    <i class="grow" style="height:6px;border-radius:3px;background:${on ? p.mintSoft : "#dcebd6"}"></i></div>
    <div class="t13 soft">${100 - marked}% open</div></span>${strip(of, grade(of), 144)}
    <span class="t22 bb" style="width:36px;text-align:right">${grade(of)}</span></div>`;
};

/** Each open mark has a slider from 0 to 100, which starts at the needed mark. The largest weight is first. */
const openMarks = sta.marks
  .filter(({ mark }) => mark === null)
  .sort((one, other) => other.weight - one.weight)
  .map(({ name, weight }) => {
    const at = needed(sta, aim) / 100;
    return html`<div class="row" style="height:48px;gap:10px"><span style="width:102px;white-space:nowrap"><div class="t15 b">${name}</div>
      <div class="t13 soft">${weight}% of the grade</div></span><span class="grow" style="position:relative;height:4px;border-radius:2px;background:${p.line}">
      <i class="abs" style="left:calc((100% - 22px)*${at.toFixed(3)});top:-9px;width:22px;height:22px;border-radius:11px;background:#fff;border:2px dashed ${p.leaf}"></i></span>
      <span class="t17 bb soft" style="width:38px;text-align:right">${needed(sta, aim)}</span></div>`;
  });

const open = Math.round(100 - soFar(sta).weight);
const share = html`<div class="row" style="gap:3px;margin-top:12px">
  <i style="height:12px;width:${100 - open}%;border-radius:6px 3px 3px 6px;background:${p.leaf}"></i>
  <i class="grow" style="height:12px;border-radius:3px 6px 6px 3px;background:${p.mintSoft}"></i></div>
  <div class="row t13 soft" style="justify-content:space-between;margin-top:6px"><span>Marked</span><span>Still open, ${open}%</span></div>`;

const step = (
  d: string,
) => html`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.6"
  stroke-linecap="round"><path d="${d}"/></svg>`;

const finish = html`<div style="padding:16px;border-radius:14px;background:${p.green};color:#fff">
  <div class="row" style="justify-content:space-between"><span class="t15" style="color:${p.mint}">To finish with</span>
    <span class="row t15 bb" style="gap:12px">${step("M5 12h14")}<span class="pill" style="background:#fff;color:${p.green};font-size:15px">${aim}</span>${step("M5 12h14M12 5v14")}</span></div>
  <div class="t17 b" style="margin-top:10px;text-wrap:balance">You need ${needed(sta, aim)} on average in what is left.</div></div>`;

const detail = html`<section class="tile col" style="width:316px;padding:18px 24px 22px;height:472px;flex:none">
  <div class="row" style="justify-content:space-between;align-items:flex-start"><div><div class="t17 bb">${sta.name}</div>
    <div class="t13 soft">6 marks so far</div></div><div class="bb" style="font-size:44px;line-height:44px;
    letter-spacing:-.03em">${grade(sta)}</div></div>
  ${share}
  <div style="margin-top:12px">${openMarks}</div>
  <div style="margin:auto -10px -8px">${finish}</div></section>`;

const axis = html`<div class="row t13 soft" style="padding:0 16px;height:20px"><span style="width:244px"></span>
  <span style="position:relative;width:144px;height:16px">${[60, 80, 100].map((at) => html`<span class="abs" style="left:${8 + (at - 60) * 3.2 - 20}px;width:40px;text-align:center">${at}</span>`)}</span></div>`;

/** The button over the poster covers its lower left corner. */
const legend = html`<div class="row t13 soft" style="gap:18px;padding:0 16px 0 84px;margin-top:auto;white-space:nowrap">
  <span class="row" style="gap:6px"><i style="width:11px;height:11px;border-radius:6px;background:${p.mint};border:1.5px solid ${p.leaf}"></i>one mark</span>
  <span class="row" style="gap:6px"><i style="width:4px;height:18px;border-radius:2px;background:${p.green}"></i>so far</span>
  <span class="grow"></span><span class="t15">All courses ${average}</span></div>`;

const screen = html`<div class="row" style="width:832px;height:520px;background:${p.paper};align-items:stretch">
  <main class="row grow" style="padding:24px 20px;gap:16px;align-items:stretch">
  <div class="grow col"><div class="row" style="padding:4px 16px 16px;gap:12px;align-items:baseline"><span class="t22 bb grow">Grades</span></div>
  ${axis}${courses.map(line)}${legend}</div>${detail}</main></div>`;

const phoneLine = (
  of: (typeof courses)[number],
) => html`<div class="row" style="height:58px;padding:0 12px;gap:8px;border-radius:14px;
  ${of === sta && `background:#fff;box-shadow:0 0 0 2px ${p.green}`}"><span style="width:128px"><div class="t15 b" style="white-space:nowrap;letter-spacing:-.01em">${of.name}</div>
  <div class="t13 soft" style="margin-top:2px">${Math.round(100 - soFar(of).weight)}% open</div></span>${strip(of, grade(of), 126)}
  <span class="t22 bb grow" style="text-align:right">${grade(of)}</span></div>`;
/** The first courses and the open marks of the selected one, above an empty corner for the button. */
const crop = html`<div class="col" style="width:360px;height:656px;padding-top:16px;background:${p.paper}"><div style="padding:0 14px">
  <div class="row" style="padding:0 12px;height:30px;align-items:baseline"><span class="t22 bb" style="width:136px">Grades</span>
  <span class="t13 soft" style="position:relative;width:126px;height:16px">${[60, 80, 100].map((at) => html`<span class="abs" style="left:${8 + (at - 60) * 2.75 - 20}px;width:40px;text-align:center">${at}</span>`)}</span></div>
  <div style="margin:4px 0 8px">${courses.slice(0, 3).map(phoneLine)}</div></div>
  <section class="grow" style="padding:12px 14px 0;border-top:1px solid ${p.line};border-radius:18px 18px 0 0;background:#fff">
  <div style="padding:0 12px"><div class="row" style="gap:10px;align-items:baseline"><span class="t17 bb">${sta.name}</span><span class="t13 soft">6 marks so far</span></div>
  <div style="margin:0 0 6px">${openMarks}</div></div>${finish}</section></div>`;

export const pieces: Piece[] = [
  section("lighthouse/grades", html`${theme}${screen}`),
  small("grades", html`${theme}${crop}`, 656),
];
