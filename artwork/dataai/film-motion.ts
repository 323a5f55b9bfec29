import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { between, except, press, travel } from "../kit/motion.ts";
import { ease, track } from "../kit/track.ts";
import { groups, question, steps } from "./data.ts";
import { color } from "./theme.ts";

export const LENGTH = 12;
export const pointer = cursor(color.ink, 36);

/** The film starts on the finished answer, so that its poster says what it is about. */
const CLEAR = 1.3;
const FOCUS = 2.3;
const TYPE = 2.5;
const SEND = 4.5;
const READ = 5.3;
const CITE = 10;
const letter = (index: number) => TYPE + index * 0.045;
/** When each step begins to read its table; its tick follows. */
const step = (index: number) => READ + index * 0.55;

const show = (selector: string, at: number, rise = 14) =>
  track(selector, LENGTH, [
    [0, { opacity: 1, transform: "none" }],
    [CLEAR, { opacity: 1, transform: "none" }, ease.in],
    [CLEAR + 0.25, { opacity: 0, transform: "none" }, ease.hold],
    [CLEAR + 0.3, { opacity: 0, transform: `translateY(${rise}px)` }, ease.hold],
    [at, { opacity: 0, transform: `translateY(${rise}px)` }, ease.out],
    [at + 0.5, { opacity: 1, transform: "none" }],
  ]);

/** There at the beginning and the end, away while the question is new. */
const answered = (selector: string, at: number, fade = 0.12) => except(selector, LENGTH, CLEAR, at, fade);

const rest = [1192, 718] as const;
const chip = [468, 283] as const;

const hand = html`${travel(".pointer", LENGTH, [
  [0, ...rest],
  [0.4, ...rest],
  [1, 716, 46],
  [1.6, 716, 46],
  [2.2, 540, 726],
  [3.9, 540, 726],
  [4.4, 752, 730],
  [5, 752, 730],
  [5.9, 640, 650],
  [9, 640, 650],
  [9.75, ...chip],
  [10.6, ...chip],
  [11.4, ...rest],
])}
${press(".cursor", LENGTH, [1.15, SEND - 0.05, CITE - 0.05])}${press(".new", LENGTH, [1.15], 0.94)}${press(".send", LENGTH, [SEND - 0.05], 0.94)}
${except(".arrow", LENGTH, 2.08, 4.05, 0.04)}${between(".beam", LENGTH, 2.1, 4.05, 0.04)}`;

const typing = html`${[...question].map((_, index) =>
  track(`.c${index}`, LENGTH, [
    [0, { "font-size": "0px" }, ease.hold],
    [letter(index), { "font-size": "24px" }, ease.hold],
    [SEND, { "font-size": "0px" }, ease.hold],
  ]),
)}
${between(".caret", LENGTH, FOCUS, SEND, 0.02)}${between(".ring", LENGTH, FOCUS, SEND, 0.15)}
${between(".full", LENGTH, TYPE, SEND, 0.12)}
${between(".new-hint", LENGTH, CLEAR + 0.25, TYPE - 0.12, 0.12)}${answered(".more-hint", 5)}
${between(".hello", LENGTH, CLEAR + 0.3, SEND, 0.2)}${between(".later", LENGTH, CLEAR + 0.3, SEND, 0.2)}
${track(".ask", LENGTH, [
  [0, { opacity: 1, transform: "none" }],
  [CLEAR, { opacity: 1, transform: "none" }],
  [CLEAR + 0.25, { opacity: 0, transform: "none" }, ease.hold],
  [SEND + 0.2, { opacity: 0, transform: "translateY(120px)" }, ease.out],
  [SEND + 0.7, { opacity: 1, transform: "none" }],
])}`;

/** Each step says what it does, lights up its table with the rows it reads, and gets its tick. */
const reading = html`${show(".planned", 4.8)}${show(".sourced", 5)}
${steps.map((_, index) => {
  const at = step(index);
  return html`${between(`.w${index}`, LENGTH, at, at + 0.43, 0.12)}${show(`.s${index}`, at - 0.1, 0)}
${between(`.lit${index}`, LENGTH, at, at + 0.45, 0.1)}${between(`.rows${index}`, LENGTH, at, at + 0.5, 0.12)}${answered(`.fresh${index}`, at + 0.62)}
${track(`.t${index}`, LENGTH, [
  [0, { opacity: 1, transform: "scale(1)" }],
  [CLEAR + 0.4, { opacity: 1, transform: "scale(1)" }, ease.hold],
  [CLEAR + 0.45, { opacity: 0, transform: "scale(.4)" }, ease.hold],
  [at + 0.45, { opacity: 0, transform: "scale(.4)" }, ease.out],
  [at + 0.75, { opacity: 1, transform: "scale(1)" }],
])}`;
})}
${track(".spin", LENGTH, [
  [0, { opacity: 0, transform: "rotate(0deg)" }, ease.hold],
  [READ - 0.1, { opacity: 1, transform: "rotate(0deg)" }, ease.linear],
  [7.5, { opacity: 1, transform: "rotate(1080deg)" }, ease.hold],
  [7.52, { opacity: 0, transform: "rotate(0deg)" }, ease.hold],
])}`;

const answer = html`${show(".headline", 7.7)}
${[0, 1, 2].map((line) => show(`.l${line}`, 7.85 + line * 0.15, 8))}${show(".ct", 8.2, 0)}
${groups.map((_, index) => {
  const at = 8.3 + index * 0.1;
  return html`${show(`.n${index}`, at, 0)}${track(`.b${index}`, LENGTH, [
    [0, { opacity: 1, transform: "scaleX(1)" }],
    [CLEAR, { opacity: 1, transform: "scaleX(1)" }, ease.in],
    [CLEAR + 0.25, { opacity: 0, transform: "scaleX(1)" }, ease.hold],
    [CLEAR + 0.45, { opacity: 0, transform: "scaleX(0)" }, ease.hold],
    [at, { opacity: 1, transform: "scaleX(0)" }, ease.out],
    [at + 0.7, { opacity: 1, transform: "scaleX(1)" }],
  ])}${show(`.v${index}`, at + 0.35, 0)}`;
})}
${show(".doubt", 9.1)}${show(".queried", CITE + 0.1)}${answered(".on", CITE, 0.15)}`;

export const motion = css`<style>${hand}${typing}${reading}${answer}</style>`;
