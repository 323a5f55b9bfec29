import { html } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

/** Nine interviews, put side by side until three groups showed. Columns keep the order of the groups. */
const groups = [
  { name: "Planners", size: 3, colour: p.green, on: "#fff", ask: "Am I on track?" },
  { name: "Catchers-up", size: 4, colour: p.mint, on: p.green, ask: "What did I miss?" },
  { name: "Jugglers", size: 2, colour: "#dde8a3", on: "#33420f", ask: "What fits?" },
];
const order = ["P2", "P5", "P8", "P1", "P4", "P6", "P9", "P3", "P7"];

/** 2 does it, 1 now and then, 0 never. */
const habits: [string, number[]][] = [
  ["Plans the week on Sunday", [2, 2, 1, 0, 0, 0, 0, 0, 1]],
  ["Keeps a paper list", [2, 1, 2, 0, 1, 0, 0, 1, 2]],
  ["Follows own grades", [1, 2, 2, 0, 0, 1, 0, 0, 1]],
  ["Checks e-mail before class", [1, 2, 1, 1, 2, 0, 1, 0, 0]],
  ["Asks friends what is due", [0, 0, 0, 2, 1, 2, 2, 1, 0]],
  ["Handed in late this month", [0, 0, 0, 1, 2, 2, 1, 1, 0]],
  ["Works during term", [0, 1, 0, 0, 0, 0, 1, 2, 2]],
  ["Uses the phone only", [0, 0, 0, 1, 0, 1, 1, 2, 2]],
];
const opened = [3, 4, 3, 5, 4, 5, 5, 4, 3];

const left = 236;
const step = 52;
const gap = 14;
const group = (index: number) => (index < 3 ? 0 : index < 7 ? 1 : 2);
const x = (index: number) => left + index * step + group(index) * gap;
const row = (index: number) => 228 + index * 42;

const heads = groups.map(({ name, size, colour, on, ask }, index) => {
  const start = groups.slice(0, index).reduce((sum, entry) => sum + entry.size, 0);
  return html`<div class="abs col" style="left:${x(start)}px;top:28px;width:${size * step - 4}px;height:72px;border-radius:16px;
    background:${colour};color:${on};justify-content:center;align-items:center"><span class="t17 bb">${name}</span>
    <span class="t13" style="white-space:nowrap">${ask}</span></div>
    <div class="abs" style="left:${x(start)}px;top:108px;width:${size * step - 4}px;height:460px;border-radius:16px;background:#fff"></div>`;
});

const mark = (value: number, radius = 11) => {
  if (value === 2) return html`<circle r="${radius}" fill="${p.leaf}"/>`;
  if (value === 1)
    return html`<circle r="${radius - 1.25}" fill="#fff" stroke="${p.leaf}" stroke-width="2.5"/>`;
  return html`<circle r="2.5" fill="#b9c9b8"/>`;
};

const dot = (value: number, at: number, top: number) =>
  html`<g transform="translate(${x(at) + (step - 4) / 2} ${top})">${mark(value)}</g>`;

const bars = opened.map((count, at) => {
  const cx = x(at) + (step - 4) / 2;
  const height = count * 10;
  return html`<rect x="${cx - 11}" y="${196 - height}" width="22" height="${height}" rx="6" fill="${count === 5 ? p.warm : p.mint}"/>
    <text x="${cx}" y="${190 - height}" text-anchor="middle" font-weight="600">${count}</text>`;
});

const most = 9;
const total = (values: number[]) => values.filter((value) => value > 0).length;

/** Each row of the crop has its label above its cells, because a phone has no room next to them. */
const phone = { left: 16, step: 34, gap: 11, top: 84, row: 60 };
const px = (index: number) => phone.left + index * phone.step + group(index) * phone.gap;
const kept = [0, 4, 6, 7].map((index) => habits[index] as [string, number[]]);
const phoneSpan = (index: number) => {
  const start = groups.slice(0, index).reduce((sum, entry) => sum + entry.size, 0);
  return `left:${px(start)}px;width:${(groups[index]?.size ?? 0) * phone.step}px`;
};
const phoneRow = (
  label: string,
  top: number,
  tall: number,
) => html`<div class="abs t13 b" style="left:17px;top:${top}px">${label}</div>
  ${groups.map((_, at) => html`<div class="abs" style="${phoneSpan(at)};top:${top + 20}px;height:${tall}px;border-radius:10px;background:#fff"></div>`)}`;

const crop = html`${theme}<div style="width:360px;height:484px;background:${p.mintSoft}">
  ${groups.map(
    (
      { name, colour, on, ask },
      at,
    ) => html`<div class="abs col" style="${phoneSpan(at)};top:16px;height:54px;border-radius:14px;
    background:${colour};color:${on};justify-content:center;align-items:center;white-space:nowrap"><span class="${at === 2 ? "t13" : "t15"} bb">${name}</span>
    <span class="t13" style="${at === 2 && "letter-spacing:-.02em"}">${ask}</span></div>`,
  )}
  ${phoneRow("Places opened on a Monday before 9:00", phone.top, 62)}
  ${kept.map(([name], at) => phoneRow(name, phone.top + 94 + at * phone.row, 30))}
  <svg class="abs" width="360" height="484" font-family="Rubik" font-size="13" fill="${p.ink}">${opened.map(
    (count, at) => {
      const cx = px(at) + phone.step / 2;
      const height = count * 7.5;
      return html`<rect x="${cx - 9}" y="${phone.top + 77 - height}" width="18" height="${height}" rx="5" fill="${count === 5 ? p.warm : p.mint}"/>
      <text x="${cx}" y="${phone.top + 73 - height}" text-anchor="middle" font-weight="600">${count}</text>`;
    },
  )}
  ${kept.map(([, values], at) =>
    values.map(
      (value, who) =>
        html`<g transform="translate(${px(who) + phone.step / 2} ${phone.top + 129 + at * phone.row})">${mark(value)}</g>`,
    ),
  )}
  ${order.map((name, at) => html`<text x="${px(at) + phone.step / 2}" y="436" text-anchor="middle" fill="${p.soft}" font-weight="500">${name}</text>`)}
  <g transform="translate(26 457)">${mark(2, 6)}</g><text x="38" y="462">does it</text>
  <g transform="translate(102 457)">${mark(1, 6)}</g><text x="114" y="462">now and then</text>
  <circle cx="214" cy="457" r="2.5" fill="#8fa58f"/><text x="223" y="462">never</text></svg></div>`;

export const pieces: Piece[] = [
  small("people", crop, 484),
  wide(
    section(
      "lighthouse/people",
      html`${theme}<div style="width:832px;height:637px;background:${p.mintSoft}">
      <div class="abs" style="left:28px;top:36px;width:190px"><div class="t22 bb">Nine students</div><div class="t15 soft">in three groups</div></div>
      ${heads}
      <div class="abs t15 b" style="left:28px;top:160px;width:196px">Places opened on a Monday before 9:00</div>
      <svg class="abs" width="832" height="640" font-family="Rubik" font-size="15" fill="${p.ink}">${bars}
        ${habits.map(
          ([name, values], index) => html`<path d="M28 ${row(index) - 20.5}H804" stroke="#d3e3cc"/>
          <text x="28" y="${row(index) + 6}" font-weight="400">${name}</text>${values.map((value, at) => dot(value, at, row(index)))}
          <text x="800" y="${row(index) + 6}" text-anchor="end" font-weight="500">${total(values)}</text>`,
        )}
        ${order.map(
          (
            name,
            at,
          ) => html`<text x="${x(at) + (step - 4) / 2}" y="560" text-anchor="middle" font-size="13" fill="${p.soft}"
          font-weight="500">${name}</text>`,
        )}
        <text x="800" y="196" text-anchor="end" font-size="13" fill="${p.soft}">of ${most}</text>
        <circle cx="39" cy="604" r="11" fill="${p.leaf}"/><text x="58" y="609">does it</text>
        <circle cx="143" cy="604" r="9.75" fill="#fff" stroke="${p.leaf}" stroke-width="2.5"/><text x="162" y="609">now and then</text>
        <circle cx="284" cy="604" r="2.5" fill="#8fa58f"/><text x="298" y="609">never</text>
        <text x="752" y="609" text-anchor="end" fill="${p.soft}">Diaries and interviews, January 2018</text></svg></div>`,
      637,
    ),
  ),
];
