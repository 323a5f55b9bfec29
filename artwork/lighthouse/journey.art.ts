import { html } from "../kit/html.ts";
import { curvePath } from "../kit/path.ts";
import { type Piece, section } from "../kit/piece.ts";
import { wide } from "./parts.ts";
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
    text-anchor="middle" font-weight="600" fill="${monday ? p.warmInk : p.ink}">${says}</text>`;
});

export const pieces: Piece[] = [
  wide(
    section(
      "lighthouse/journey",
      html`${theme}<div style="width:832px;height:520px;background:${p.mintSoft}">${stages.map(column)}
      ${label(34, "The week")}${label(136, "Feels")}${label(268, "Does")}${label(349, "Places")}${label(404, "What would help")}
      <div class="abs t15" style="left:28px;top:84px">in control</div><div class="abs t15" style="left:28px;top:200px">lost</div>
      <div class="abs t15 b" style="left:28px;top:367px">checked</div>
      <svg class="abs" width="832" height="520" font-family="Figtree" font-size="15">
        <path d="${path}" fill="none" stroke="${p.leaf}" stroke-width="3.5" stroke-linecap="round"/>${dots}</svg></div>`,
    ),
  ),
];
