import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { random } from "../kit/random.ts";

import { sentence } from "./data.ts";
import { places, small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

interface Style {
  name: string;
  font: string;
  weight: number;
  spacing: string;
  /** Size of the body text: hands write small, machines wide. */
  body: number;
  /** Of the icons. */
  stroke: number;
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
    ...{ name: "Notice board", font: "Hand", weight: 700, spacing: "-.01em", stroke: 3.2, body: 22 },
    swatches: ["#d8432b", "#ffcf33", "#1d7f8c", "#3a2a18"],
    ...{ ground: "#e3bd84", ink: "#3a2a18", soft: "#5a4226", main: "#ffcf33", on: "#3a2a18", radius: 2 },
    words: ["busy", "paper", "loud"],
  },
  {
    ...{ name: "Shore", font: "Rubik", weight: 700, spacing: "-.02em", stroke: 2, body: 15 },
    swatches: [p.green, p.leaf, p.mint, p.warm],
    ...{ ground: "#ffffff", ink: p.ink, soft: p.soft, main: p.green, on: "#ffffff", radius: 22 },
    words: ["calm", "open", "kind"],
  },
  {
    ...{ name: "Reading room", font: "Mono", weight: 300, spacing: "-.06em", stroke: 1.1, body: 13 },
    swatches: ["#17211b", "#5f6b73", "#c9d0d6", "#8c2f39"],
    ...{ ground: "#edf0f2", ink: "#17211b", soft: "#4f5a62", main: "#17211b", on: "#ffffff", radius: 0 },
    words: ["exact", "quiet", "cool"],
  },
];

/** Cork, as dots that never line up. */
const cork = () => {
  const next = random(7);
  return html`<svg class="abs" style="inset:0;border-radius:24px;z-index:-1" width="252" height="432">${Array.from(
    { length: 420 },
    () => html`<circle cx="${(next() * 252).toFixed(1)}" cy="${(next() * 432).toFixed(1)}" r="${(0.8 + next() * 1.6).toFixed(1)}"
      fill="${next() > 0.5 ? "#c89a5a" : "#f0d3a3"}"/>`,
  )}</svg>`;
};

const swatches = ({ swatches: colours, radius }: Style, height: number) =>
  html`<div class="row" style="gap:8px">${colours.map(
    (
      colour,
    ) => html`<i style="flex:1;height:${height}px;border-radius:${Math.min(radius, 14)}px;background:${colour};
    box-shadow:inset 0 0 0 1px rgba(21,48,31,.08)"></i>`,
  )}</div>`;

const tile = (style: Style, index: number) => {
  const kept = index === 1;
  const { name, font, weight, spacing, ground, ink, soft, main, on, radius, words, body } = style;
  const pinned = index === 0;
  const strong = pinned ? 700 : 600;
  return html`<section class="abs col" style="left:${24 + index * 266}px;top:${kept ? 20 : 44}px;width:252px;height:${kept ? 480 : 432}px;
    border-radius:24px;isolation:isolate;padding:${kept ? 28 : 22}px 24px;background:${ground};color:${ink};font-family:${font};
    ${kept ? "box-shadow:0 0 0 3px #1f5b34" : ""}">
    ${pinned && cork()}<div class="row" style="height:24px;font-size:${body + 1}px;justify-content:space-between;font-weight:${strong}">${name}${
      kept &&
      html`<span style="width:28px;height:28px;border-radius:14px;
      display:grid;place-items:center;background:${p.warm};color:${p.ink};margin:-4px 0">${icon("check", 18, 2.25)}</span>`
    }</div>
    <div style="font-size:${pinned ? 66 : 46}px;line-height:50px;font-weight:${weight};letter-spacing:${spacing};margin-top:${kept ? 22 : 14}px">Monday</div>
    <div style="font-size:${body}px;line-height:${pinned ? 21 : 20}px;font-weight:${pinned ? 600 : index === 2 ? 400 : 500};color:${soft};margin-top:6px">${sentence}</div>
    <div style="margin-top:${kept ? 24 : 16}px">${swatches(style, kept ? 48 : 36)}</div>
    <div class="row" style="gap:16px;margin-top:${kept ? 24 : 16}px;color:${pinned ? ink : main}">${places.slice(0, 4).map(([shape]) => icon(shape, 28, style.stroke))}</div>
    <div style="margin-top:auto;padding:${kept ? 14 : 9}px 16px;border-radius:${radius}px;background:${main};color:${on};${pinned && "transform:rotate(-2.5deg);box-shadow:0 5px 8px -3px rgba(58,42,24,.5)"}"><div style="font-size:${body + 1}px;line-height:20px;font-weight:${strong}">Next class</div>
      <div style="font-size:${pinned ? 40 : 28}px;line-height:34px;font-weight:${weight}">9:00</div></div>
    <div class="row" style="gap:8px;margin-top:16px;font-size:${body}px;line-height:20px;font-weight:${strong}">${words.map(
      (word) => html`<span style="padding:4px 12px;border-radius:${radius}px;
      box-shadow:inset 0 0 0 1.5px ${kept ? p.green : soft};color:${kept ? p.green : soft}">${word}</span>`,
    )}</div></section>`;
};

/** Each style as a card: the day, its colors and its words. */
const phoneTile = (style: Style, index: number) => {
  const kept = index === 1;
  const pinned = index === 0;
  const { name, font, weight, spacing, ground, ink, soft, radius, words, body, swatches: colours } = style;
  return html`<section class="col" style="position:relative;isolation:isolate;height:${kept ? 188 : 184}px;border-radius:20px;padding:14px 18px;margin-bottom:12px;overflow:hidden;background:${ground};color:${ink};
    font-family:${font};${kept && "box-shadow:0 0 0 3px #1f5b34"}">${pinned && html`<div class="abs" style="left:0;top:0;transform:scale(1.35);transform-origin:0 0;z-index:-1">${cork()}</div>`}
    <div class="row" style="height:20px;justify-content:space-between;font-size:${body + 1}px;font-weight:${pinned ? 700 : 500}">${name}${
      kept &&
      html`<span style="width:24px;height:24px;border-radius:12px;display:grid;place-items:center;background:${p.warm};color:${p.ink}">${icon("check", 16, 2.25)}</span>`
    }</div>
    <div class="row" style="justify-content:space-between;margin-top:6px"><span style="font-size:${pinned ? 50 : 36}px;line-height:40px;font-weight:${weight};letter-spacing:${spacing}">Monday</span>
      <span class="row" style="gap:6px">${colours.map((colour) => html`<i style="width:26px;height:26px;border-radius:${Math.min(radius, 9)}px;background:${colour};box-shadow:inset 0 0 0 1px rgba(21,48,31,.08)"></i>`)}</span></div>
    <div style="font-size:${pinned ? 20 : body}px;line-height:20px;font-weight:${pinned ? 600 : 400};letter-spacing:${index === 2 ? "-.04em" : 0};color:${soft};margin-top:4px">${sentence}</div>
    <div class="row" style="gap:8px;margin-top:auto;font-size:${body}px;line-height:20px;font-weight:${pinned ? 700 : 500}">${words.map(
      (word) => html`<span style="padding:3px 11px;border-radius:${radius}px;
      box-shadow:inset 0 0 0 1.5px ${kept ? p.green : soft};color:${kept ? p.green : soft}">${word}</span>`,
    )}</div></section>`;
};
const crop = html`${theme}<div style="width:360px;height:632px;padding:14px;background:${p.mint}">${styles.map(phoneTile)}</div>`;

export const pieces: Piece[] = [
  small("styles", crop, 632),
  wide(
    section(
      "lighthouse/styles",
      html`${theme}<div style="width:832px;height:520px;background:${p.mint}">${styles.map(tile)}</div>`,
    ),
  ),
];
