import { html } from "../kit/html.ts";
import { curvePath } from "../kit/path.ts";
import { type Piece, section } from "../kit/piece.ts";
import { small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

interface Stage {
  name: string;
  /** 0 lost, 1 in control. */
  feels: number;
  says: string;
  does: string;
  places: number;
  help: string;
}

const stages: Stage[] = [
  {
    name: "Sunday",
    feels: 0.46,
    says: "Uneasy",
    does: "Puts the planning off",
    places: 1,
    help: "Look ahead in five minutes",
  },
  {
    name: "Monday",
    feels: 0.06,
    says: "Lost at 8:00",
    does: "Pieces the day together",
    places: 5,
    help: "One page with the day on it",
  },
  {
    name: "Tuesday",
    feels: 0.6,
    says: "Fine",
    does: "Studio, then a shift",
    places: 2,
    help: "Short tasks for the bus",
  },
  {
    name: "Wednesday",
    feels: 0.42,
    says: "Squeezed",
    does: "Finishes two things in one day",
    places: 4,
    help: "Tasks that say how long",
  },
  {
    name: "Thursday",
    feels: 0.26,
    says: "Worn out",
    does: "Class, essay, shift, no gap",
    places: 3,
    help: "A warning on Monday",
  },
  {
    name: "Friday",
    feels: 0.9,
    says: "Relieved",
    does: "Hands in, closes the laptop",
    places: 1,
    help: "Show what is done",
  },
];

const left = 112;
const step = 117;
const middle = (index: number) => left + step * index + step / 2 - 4;
const y = (feels: number) => Math.round(88 + (1 - feels) * 128);

const curve = stages.map(({ feels }, index): [number, number] => [middle(index), y(feels)]);
const ends: [number, number][] = [[left, y(0.56)], ...curve, [left + step * 6 - 8, y(0.94)]];
const path = curvePath(ends);

const label = (top: number, text: string) =>
  html`<div class="abs t15 b" style="left:28px;top:${top}px;width:80px">${text}</div>`;

const column = ({ name, does, places, help }: Stage, index: number) => {
  const monday = index === 1;
  const x = left + step * index;
  return html`<div class="abs" style="left:${x}px;top:20px;width:${step - 8}px;height:480px;border-radius:18px;
      background:${monday ? "#fff" : "rgba(255,255,255,.5)"};${monday ? `box-shadow:0 0 0 2px ${p.green}` : ""}"></div>
    <div class="abs t15 bb" style="left:${x}px;top:34px;width:${step - 8}px;text-align:center">${name}</div>
    <div class="abs t15" style="left:${x + 12}px;top:268px;width:${step - 26}px">${does}</div>
    <div class="abs row" style="left:${x + 12}px;top:348px;width:90px;gap:4px">${Array.from(
      { length: places },
      () => html`<i
      style="width:11px;height:22px;border-radius:4px;background:${places === 5 ? p.warm : p.leaf}"></i>`,
    )}</div>
    <div class="abs t15 b" style="left:${x + 4}px;top:392px;width:${step - 16}px;height:100px;padding:12px 8px;border-radius:14px;
      background:${monday ? p.green : p.mint};color:${monday ? "#fff" : p.green}">${help}</div>`;
};

const dots = stages.map(({ feels, says }, index) => {
  const monday = index === 1;
  const below = feels < 0.3;
  return html`<circle cx="${middle(index)}" cy="${y(feels)}" r="${monday ? 9 : 7}" fill="${monday ? p.warm : "#fff"}"
    stroke="${monday ? p.warm : p.leaf}" stroke-width="3"/><text x="${middle(index)}" y="${y(feels) + (below ? 30 : -16)}"
    text-anchor="middle" font-weight="500" fill="${monday ? p.warmInk : p.ink}">${says}</text>`;
});

/** The crop keeps the whole curve, and of the columns the two that the text is about. */
const phoneX = (index: number) => 16 + index * 54.7 + 27.3;
const phoneY = (feels: number) => Math.round(66 + (1 - feels) * 112);
const phonePath = curvePath([
  [6, phoneY(0.56)],
  ...stages.map(({ feels }, index): [number, number] => [phoneX(index), phoneY(feels)]),
  [354, phoneY(0.94)],
]);

const card = (index: number) => {
  const { name, does, places, help } = stages[index] as Stage;
  const monday = index === 1;
  return html`<div class="abs col" style="left:${monday ? 16 : 186}px;top:226px;width:158px;height:214px;border-radius:16px;padding:14px 8px 8px;
    background:${monday ? "#fff" : "rgba(255,255,255,.5)"};${monday && `box-shadow:0 0 0 2px ${p.green}`}">
    <div class="t15 bb" style="padding:0 6px">${name}</div><div class="t15" style="padding:4px 6px 0">${does}</div>
    <div class="row t13 soft" style="gap:4px;padding:10px 6px 0">${Array.from(
      { length: places },
      () =>
        html`<i style="width:9px;height:18px;border-radius:3px;background:${places === 5 ? p.warm : p.leaf}"></i>`,
    )}<span style="padding-left:4px">${places} places</span></div>
    <div style="margin-top:auto;padding:10px 12px 12px;border-radius:12px;background:${monday ? p.green : p.mint};color:${monday ? "#fff" : p.green}">
      <div class="t13">What would help</div><div class="t15 b" style="margin-top:2px">${help}</div></div></div>`;
};

const crop = html`${theme}<div style="width:360px;height:476px;background:${p.mintSoft}">
  <div class="abs" style="left:${phoneX(1) - 26}px;top:14px;width:52px;height:192px;border-radius:14px;background:#fff;box-shadow:0 0 0 2px ${p.green}"></div>
  ${card(1)}${card(4)}<svg class="abs" width="360" height="216" font-family="Rubik" font-size="13" fill="${p.ink}" text-anchor="middle">
  <path d="${phonePath}" fill="none" stroke="${p.leaf}" stroke-width="3.5" stroke-linecap="round"/>
  ${stages.map(({ name, feels, says }, index) => {
    const monday = index === 1;
    return html`<text x="${phoneX(index)}" y="36" font-weight="600">${name.slice(0, 3)}</text>
      <circle cx="${phoneX(index)}" cy="${phoneY(feels)}" r="${monday ? 8 : 6}" fill="${monday ? p.warm : "#fff"}" stroke="${monday ? p.warm : p.leaf}" stroke-width="3"/>
      <text x="${phoneX(index) + (says === "Squeezed" ? 24 : 0)}" y="${phoneY(feels) + (feels < 0.3 ? 26 : -14)}" font-weight="500" fill="${monday ? p.warmInk : p.ink}"
        stroke="${monday ? "#fff" : p.mintSoft}" stroke-width="4" paint-order="stroke">${monday ? "Lost" : says}</text>`;
  })}</svg></div>`;

export const pieces: Piece[] = [
  small("journey", crop, 476),
  wide(
    section(
      "lighthouse/journey",
      html`${theme}<div style="width:832px;height:520px;background:${p.mintSoft}">${stages.map(column)}
      ${label(34, "The week")}${label(136, "Feels")}${label(268, "Does")}${label(349, "Places")}${label(404, "What would help")}
      <div class="abs t15" style="left:28px;top:84px">in control</div><div class="abs t15" style="left:28px;top:200px">lost</div>
      <div class="abs t15 b" style="left:28px;top:367px">checked</div>
      <svg class="abs" width="832" height="520" font-family="Rubik" font-size="15">
        <path d="${path}" fill="none" stroke="${p.leaf}" stroke-width="3.5" stroke-linecap="round"/>${dots}</svg></div>`,
    ),
  ),
];
