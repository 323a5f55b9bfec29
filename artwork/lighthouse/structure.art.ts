import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";

import { small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const targets = [
  { name: "Today", ask: "What is next, and where?", icon: "sun", colour: p.green, on: "#fff" },
  { name: "Week", ask: "What fits in between?", icon: "calendar", colour: p.leaf, on: "#fff" },
  { name: "Tasks", ask: "What is due, how long?", icon: "tasks", colour: "#86c7ae", on: "#0f3d31" },
  { name: "Grades", ask: "Where do I stand?", icon: "bars", colour: "#abd99e", on: p.green },
  { name: "Left out", ask: "Stays where it was", icon: "arrow", colour: "#fff", on: p.soft },
] as const;

type Target = (typeof targets)[number]["name"];

const sources: { name: string; items: [string, Target][] }[] = [
  {
    name: "Timetable PDF",
    items: [
      ["Rooms", "Today"],
      ["Classes", "Week"],
    ],
  },
  {
    name: "E-mail",
    items: [
      ["Room changes", "Today"],
      ["Newsletter", "Left out"],
    ],
  },
  {
    name: "Paper planner",
    items: [
      ["Own plans", "Week"],
      ["Shifts", "Week"],
    ],
  },
  {
    name: "Course site",
    items: [
      ["Deadlines", "Tasks"],
      ["Hand-in", "Tasks"],
      ["Reading list", "Tasks"],
      ["Forum", "Left out"],
    ],
  },
  {
    name: "Grade portal",
    items: [
      ["Marks", "Grades"],
      ["Fees", "Left out"],
    ],
  },
];

interface Row {
  name: string;
  target: Target;
  y: number;
}

const placed = sources.map(({ name, items }, index) => {
  const before = sources.slice(0, index).reduce((sum, entry) => sum + entry.items.length, 0);
  const top = 62 + before * 32 + index * 14;
  const rows = items.map(([item, target], at): Row => ({ name: item, target, y: top + at * 32 + 16 }));
  return { name, top, height: items.length * 32, rows };
});
const rows = placed.flatMap((entry) => entry.rows);

const cardHeight = 76;
const cardTop = (index: number) => 62 + index * 88;

const curves = targets.map(({ name, colour }, index) => {
  const own = rows.filter(({ target }) => target === name);
  return own.map(({ y }, at) => {
    const end = cardTop(index) + cardHeight / 2 + (at - (own.length - 1) / 2) * 14;
    const out = name === "Left out";
    return html`<path d="M300 ${y}C400 ${y} 430 ${end} 530 ${end}" fill="none" stroke="${out ? "#9db3a2" : colour}"
      stroke-width="${out ? 2 : 6}" ${out && 'stroke-dasharray="3 6"'} stroke-linecap="round"/>`;
  });
});

const left = placed.map(
  ({ name, top, height, rows: own }) => html`<div class="abs" style="left:28px;top:${top}px;width:272px;
    height:${height}px;border-radius:14px;background:#fff"></div>
  <div class="abs t15 b" style="left:44px;top:${top + 6}px">${name}</div>
  ${own.map(
    ({ name: item, target, y }) => html`<div class="abs t15 ${target === "Left out" && "soft"}"
    style="left:180px;width:104px;text-align:right;top:${y - 10}px">${item}</div>`,
  )}`,
);

const right = targets.map(({ name, ask, icon: shape, colour, on }, index) => {
  const out = name === "Left out";
  return html`<div class="abs row" style="left:530px;top:${cardTop(index)}px;width:274px;height:${cardHeight}px;border-radius:18px;gap:14px;
    padding:0 20px;background:${out ? "none" : colour};color:${on};${out ? "box-sizing:border-box;border:2px dashed #9db3a2;padding:0 18px" : ""}">
    ${icon(shape, 26)}<div><div class="t17 bb">${name}</div><div class="t15" style="white-space:nowrap">${ask}</div></div></div>`;
});

/** The same sorting for a phone: names above their items, questions below the names. */
const phoneRows = 22;
const phonePlaced = sources.map(({ name, items }, index) => {
  const before = sources.slice(0, index).reduce((sum, entry) => sum + entry.items.length + 1, 0);
  const top = 44 + before * phoneRows + index * 14;
  return {
    ...{ name, top, height: (items.length + 1) * phoneRows + 8 },
    rows: items.map(
      ([item, target], at): Row => ({ name: item, target, y: top + (at + 1) * phoneRows + 14 }),
    ),
  };
});
const phoneTop = (index: number) => 44 + index * 91.5;

const crop = html`${theme}<div style="width:360px;height:528px;background:${p.mintSoft}">
  <div class="abs t15 bb" style="left:16px;top:14px">Five places</div><div class="abs t15 bb" style="left:212px;top:14px">Four questions</div>
  <svg class="abs" width="360" height="502">${targets.map(({ name, colour }, index) => {
    const own = phonePlaced.flatMap((entry) => entry.rows).filter(({ target }) => target === name);
    const out = name === "Left out";
    return own.map(({ y }, at) => {
      const end = phoneTop(index) + 40 + (at - (own.length - 1) / 2) * 12;
      return html`<path d="M138 ${y}C176 ${y} 176 ${end} 212 ${end}" fill="none" stroke="${out ? "#9db3a2" : colour}" stroke-width="${out ? 2 : 5}"
        ${out && 'stroke-dasharray="3 6"'} stroke-linecap="round"/>`;
    });
  })}</svg>
  ${phonePlaced.map(
    ({
      name,
      top,
      height,
      rows: own,
    }) => html`<div class="abs" style="left:16px;top:${top}px;width:122px;height:${height}px;border-radius:12px;background:#fff"></div>
    <div class="abs t13 bb" style="left:26px;top:${top + 7}px">${name}</div>
    ${own.map(({ name: item, target, y }) => html`<div class="abs t13 ${target === "Left out" && "soft"}" style="left:26px;top:${y - 8}px">${item}</div>`)}`,
  )}
  ${targets.map(({ name, ask, icon: shape, colour, on }, index) => {
    const out = name === "Left out";
    return html`<div class="abs col" style="left:212px;top:${phoneTop(index)}px;width:132px;height:80px;border-radius:14px;padding:0 12px;justify-content:center;
      background:${out ? "none" : colour};color:${on};${out && "border:2px dashed #9db3a2"}">
      <div class="row t15 bb" style="gap:6px">${icon(shape, 18)}${name}</div><div class="t13" style="margin-top:3px">${ask}</div></div>`;
  })}</div>`;

export const pieces: Piece[] = [
  small("structure", crop, 528),
  wide(
    section(
      "lighthouse/structure",
      html`${theme}<div style="width:832px;height:520px;background:${p.mintSoft}">
      <div class="abs t17 bb" style="left:28px;top:22px">Five places</div><div class="abs t17 bb" style="left:530px;top:22px">Four questions</div>
      <svg class="abs" width="832" height="520">${curves}</svg>${left}${right}</div>`,
    ),
  ),
];
