import { avatar } from "../kit/avatar.ts";
import { linear } from "../kit/axis.ts";
import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Still, section } from "../kit/piece.ts";
import { type Course, type CourseKey, course, days, hours, now, student, total } from "./data.ts";
import { palette as p } from "./theme.ts";

/** A picture that stands without a panel is shown a little larger than it is drawn, 896 pixels wide instead of 832. */
export const wide = (piece: Still): Still => ({ ...piece, scale: (2 * 896) / 832 });

/** Draws the crop that phones show. Its text is 13 px or larger, and its lower right corner, 36 px, is empty for a button. */
export const small = (name: string, body: string, height: number): Still => {
  const crop = section(`lighthouse/${name}-small`, body, height);
  return { ...crop, width: 360 };
};

export const logo = (size = 32) => html`<svg width="${size}" height="${size}" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="10" fill="${p.green}"/>
  <path d="M13 14h6l1.8 11h-9.6z" fill="#fff"/><path d="M12.3 18.5h7.4l.5 3h-8.4z" fill="${p.green}"/>
  <rect x="13" y="8" width="6" height="4.5" rx="1.5" fill="${p.warm}"/>
  <path d="M21.5 9.2l5-1.9M21.5 11.3l5 1.9M10.5 9.2l-5-1.9M10.5 11.3l-5 1.9" stroke="${p.mint}"
    stroke-width="1.8" stroke-linecap="round"/></svg>`;

export const code = (key: CourseKey) =>
  html`<span class="code" style="background:${course(key).colour};color:${course(key).on}">${course(key).code}</span>`;

export const check = (state = "") =>
  html`<span class="check ${state}">${state === "on" && icon("check", 16, 2)}</span>`;

const face = avatar(student.initials, { ground: p.mint, ink: p.green, weight: 600 });

export const places = [
  ["sun", "Today"],
  ["calendar", "Week"],
  ["tasks", "Tasks"],
  ["bars", "Grades"],
] as const;

export type Place = (typeof places)[number][1];

export const sidebar = (current: Place) => html`<nav class="col" style="width:188px;padding:24px 16px;
  background:#fff;border-right:1px solid ${p.line};height:100%">
  <div class="row bb t17" style="gap:10px;padding:0 8px 24px">${logo()}Lighthouse</div>
  ${places.map(([name, label]) => {
    const look =
      label === current ? `background:${p.mintSoft};color:${p.green};font-weight:600` : `color:${p.soft}`;
    return html`<div class="row t15 b" style="gap:12px;height:44px;padding:0 12px;border-radius:12px;${look}">
      ${icon(name)}<span class="grow">${label}</span>${label === "Tasks" && count(1)}</div>`;
  })}
  <div class="grow"></div>
  <div class="row" style="gap:10px;padding:0 8px">${face}
    <div class="t13"><div class="b">${student.name}</div><div class="soft">${student.year}</div></div></div></nav>`;

const count = (number: number) => html`<span class="t13 bb" style="width:22px;height:22px;border-radius:11px;
  background:${p.warm};color:${p.ink};display:grid;place-items:center">${number}</span>`;

/** The narrow form of the side bar, for screens that need their width. */
export const rail = (
  current: Place,
) => html`<nav class="col" style="width:68px;height:100%;align-items:center;gap:8px;
  padding:18px 0;background:#fff;border-right:1px solid ${p.line};flex:none">${logo(36)}
  <div style="height:10px"></div>
  ${places.map(([name, label]) => {
    const look = label === current ? `background:${p.mintSoft};color:${p.green}` : `color:${p.soft}`;
    return html`<span style="width:44px;height:44px;border-radius:14px;display:grid;place-items:center;${look}">
      ${icon(name, 22)}</span>`;
  })}<div class="grow"></div>${face}</nav>`;

/** The same four places at the foot of a phone. */
export const tabs = (
  current: Place,
) => html`<div class="row t13 b" style="flex:none;position:relative;justify-content:space-around;
  background:#fff;border-top:1px solid ${p.line};height:72px;padding-bottom:10px;color:${p.soft}">${places.map(
    ([
      name,
      label,
    ]) => html`<span class="col" style="align-items:center;gap:3px;${label === current && `color:${p.green}`}">
      ${icon(name, 22)}${label}</span>`,
  )}</div>`;

/** Hours of each day, classes below study below shift, with an axis when there is room. */
export function weekBars(width: number, height: number, size = 13, axis = false): string {
  const left = axis ? 34 : 0;
  const base = height - size - 12;
  const scale = (base - size - 8) / 8;
  const step = (width - left) / days.length;
  const bar = Math.min(44, Math.round(step * 0.64));
  const ticks = axis ? [0, 4, 8] : [0];
  return html`<svg width="${width}" height="${height}" font-family="Rubik" font-size="${size}" font-weight="500">
    ${hatch}${ticks.map(
      (tick) => html`<path d="M${left} ${base - tick * scale + 0.5}H${width}" stroke="${p.line}"/>
      ${axis && html`<text x="0" y="${base - tick * scale + 5}" fill="${p.soft}" font-weight="400">${tick} h</text>`}`,
    )}
    ${days.map((day, index) => {
      const x = Math.round(left + step * index + (step - bar) / 2);
      const lesson = hours(index, "class") * scale;
      const study = hours(index, "study") * scale;
      const shift = hours(index, "shift") * scale;
      const all = lesson + study + shift;
      const today = index === now.day;
      return html`<clipPath id="bar${index}"><path d="M${x} ${base}v${8 - all}q0-8 8-8h${bar - 16}q8 0 8 8V${base}z"/></clipPath>
      <g clip-path="url(#bar${index})">
        <rect x="${x}" y="${base - lesson}" width="${bar}" height="${lesson}" fill="${p.leaf}"/>
        <rect x="${x}" y="${base - lesson - study}" width="${bar}" height="${study}" fill="${p.mint}"/>
        <rect x="${x}" y="${base - all}" width="${bar}" height="${shift}" fill="url(#hatch)"/></g>
      ${
        index === fullest &&
        html`<rect x="${x + bar / 2 - 20}" y="${base - all - size - 9}" width="40" height="${size + 7}"
          rx="${(size + 7) / 2}" fill="${p.warm}"/>`
      }<text x="${x + bar / 2}" y="${base - all - 6}" text-anchor="middle"
        fill="${p.ink}">${short(total(index))}</text>
      <text x="${x + bar / 2}" y="${height - 3}" text-anchor="middle" fill="${today ? p.ink : p.soft}"
        font-weight="${today ? 600 : 400}">${day.short}</text>`;
    })}</svg>`;
}

/** What the college does not plan but the day is full of: paid work. */
export const hatch = html`<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"
  patternTransform="rotate(45)"><rect width="6" height="6" fill="#f3f1e4"/><path d="M0 0V6" stroke="${p.stone}"
  stroke-width="4"/></pattern>`;

const fullest = days.reduce((best, _, index) => (total(index) > total(best) ? index : best), 0);
const short = (value: number) => String(value).replace(".5", "½");

/** The same hatching for a swatch, which is too small for the pattern. */
export const hatching = `repeating-linear-gradient(135deg,${p.stone} 0 2px,#f3f1e4 2px 4px)`;

export const key = (colour: string, label: string) => html`<span class="row t13 soft" style="gap:6px">
  <i style="width:12px;height:12px;border-radius:3px;background:${colour}"></i>${label}</span>`;

/** Whether an earlier mark is the same, and would be hidden. */
const twice = ({ marks }: Course, index: number) =>
  marks.findIndex(({ mark }) => mark === marks[index]?.mark) < index;

/** The marks of a course as dots on a line from 60 to 100; the grade so far is the tall tick. */
export function strip(of: Course, mean: number, width: number, height = 28): string {
  const x = linear([60, 100], [8, width - 8]);
  const mid = height / 2;
  return html`<svg width="${width}" height="${height}"><path d="M8 ${mid}H${width - 8}" stroke="${p.line}"
    stroke-width="2" stroke-linecap="round"/>${of.marks.map(
      ({ mark }, index) =>
        mark !== null &&
        html`<circle cx="${x(mark)}" cy="${mid + (twice(of, index) ? 6 : 0)}" r="5.5" fill="${p.mint}"
        stroke="${p.leaf}" stroke-width="1.5"/>`,
    )}<rect x="${x(mean) - 2}" y="${mid - 12}" width="4" height="24" rx="2" fill="${p.green}"/></svg>`;
}
