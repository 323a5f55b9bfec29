import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";

import { places } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

interface Style {
  name: string;
  font: string;
  weight: number;
  spacing: string;
  swatches: string[];
  ground: string;
  ink: string;
  soft: string;
  main: string;
  on: string;
  radius: number;
  words: string[];
}

const styles: Style[] = [
  {
    ...{ name: "Notice board", font: "Display", weight: 600, spacing: "-.03em" },
    swatches: ["#23402e", "#e9d9b4", "#f2874b", "#faf5e8"],
    ...{ ground: "#faf5e8", ink: "#2b2a1e", soft: "#6a6550", main: "#f2874b", on: "#2b1608", radius: 4 },
    words: ["busy", "paper", "loud"],
  },
  {
    ...{ name: "Shore", font: "Figtree", weight: 700, spacing: "-.02em" },
    swatches: [p.green, p.leaf, p.mint, p.warm],
    ...{ ground: "#ffffff", ink: p.ink, soft: p.soft, main: p.green, on: "#ffffff", radius: 22 },
    words: ["calm", "open", "kind"],
  },
  {
    ...{ name: "Reading room", font: "Geist", weight: 600, spacing: "-.03em" },
    swatches: ["#17211b", "#5f6b63", "#cdd5cf", "#3a7f50"],
    ...{ ground: "#f0f3f1", ink: "#17211b", soft: "#566059", main: "#17211b", on: "#ffffff", radius: 0 },
    words: ["exact", "quiet", "cool"],
  },
];

const swatches = ({ swatches: colours, radius }: Style) =>
  html`<div class="row" style="gap:8px">${colours.map(
    (
      colour,
    ) => html`<i style="flex:1;height:48px;border-radius:${Math.min(radius, 14)}px;background:${colour};
    box-shadow:inset 0 0 0 1px rgba(21,48,31,.08)"></i>`,
  )}</div>`;

const tile = (style: Style, index: number) => {
  const kept = index === 1;
  const { name, font, weight, spacing, ground, ink, soft, main, on, radius, words } = style;
  return html`<section class="abs col" style="left:${24 + index * 266}px;top:${kept ? 20 : 44}px;width:252px;height:${kept ? 480 : 432}px;
    border-radius:24px;padding:${kept ? 28 : 22}px 24px;background:${ground};color:${ink};font-family:${font};
    ${kept ? "box-shadow:0 0 0 3px #1f5b34" : ""}">
    <div class="row t15" style="justify-content:space-between;font-weight:600">${name}${
      kept &&
      html`<span style="width:28px;height:28px;border-radius:14px;
      display:grid;place-items:center;background:${p.warm};color:${p.ink};margin:-4px 0">${icon("check", 18, 2.25)}</span>`
    }</div>
    <div style="font-size:46px;line-height:50px;font-weight:${weight};letter-spacing:${spacing};margin-top:${kept ? 22 : 14}px">Monday</div>
    <div class="t15" style="color:${soft};margin-top:6px">Three classes today, and one form is late.</div>
    <div style="margin-top:${kept ? 24 : 16}px">${swatches(style)}</div>
    <div class="row" style="gap:16px;margin-top:${kept ? 24 : 16}px;color:${main === p.warm ? ink : main}">${places.slice(0, 4).map(([shape]) => icon(shape, 26, kept ? 2 : 1.6))}</div>
    <div style="margin-top:auto;padding:14px 16px;border-radius:${radius}px;background:${main};color:${on}"><div style="font-size:15px;font-weight:600">Next class</div>
      <div style="font-size:28px;line-height:34px;font-weight:${weight}">9:00</div></div>
    <div class="row t15" style="gap:8px;margin-top:16px;font-weight:600">${words.map(
      (word) => html`<span style="padding:4px 12px;border-radius:${radius}px;
      box-shadow:inset 0 0 0 1.5px ${kept ? p.green : soft};color:${kept ? p.green : soft}">${word}</span>`,
    )}</div></section>`;
};

export const pieces: Piece[] = [
  section(
    "lighthouse/styles",
    html`${theme}<div style="width:832px;height:520px;background:${p.mint}">${styles.map(tile)}</div>`,
  ),
];
