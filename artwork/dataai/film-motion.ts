import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { between, except, press, travel } from "../kit/motion.ts";
import { ease, track } from "../kit/track.ts";
import { bars, question, steps } from "./data.ts";
import { color } from "./theme.ts";

export const LENGTH = 12;
export const pointer = cursor(color.ink, 54);

/** The video starts with the finished answer, so that its poster shows what the video is about. */
const CLEAR = 1.3;
const TYPE = 1.8;
const SEND = 3.35;
const READ = 4.5;
const ANSWER = 7.9;
const CITE = 9.5;
const CLOSE = 11.5;
const letter = (index: number) => TYPE + index * 0.034;
/** When each step begins to read its table; its tick follows. */
const step = (index: number) => READ + index * 0.75;

/** Visible in the finished answer: goes with the old answer and comes back at `at`. */
const show = (selector: string, at: number, rise = 20) =>
  track(selector, LENGTH, [
    [0, { opacity: 1, transform: "none" }],
    [CLEAR, { opacity: 1, transform: "none" }, ease.in],
    [CLEAR + 0.2, { opacity: 0, transform: "none" }, ease.hold],
    [CLEAR + 0.3, { opacity: 0, transform: `translateY(${rise}px)` }, ease.hold],
    [at, { opacity: 0, transform: `translateY(${rise}px)` }, ease.out],
    [at + 0.5, { opacity: 1, transform: "none" }],
  ]);

/** Fades in while it rises, and fades out. */
const visit = (selector: string, from: number, to: number, rise = 24) =>
  track(selector, LENGTH, [
    [0, { opacity: 0, transform: `translateY(${rise}px)` }, ease.hold],
    [from, { opacity: 0, transform: `translateY(${rise}px)` }, ease.out],
    [from + 0.4, { opacity: 1, transform: "none" }, ease.hold],
    [to, { opacity: 1, transform: "none" }, ease.in],
    [to + 0.2, { opacity: 0, transform: "none" }, ease.hold],
    [to + 0.3, { opacity: 0, transform: `translateY(${rise}px)` }],
  ]);

const rest = [760, 930] as const;
const create = [1130, 60] as const;
const send = [1180, 408] as const;
const chip = [990, 402] as const;
/** To the right of the sentences, so that the pointer covers no text. */
const margin = [1170, 424] as const;

const hand = html`${travel(".pointer", LENGTH, [
  [0, ...rest],
  [0.3, ...rest],
  [1.05, ...create],
  [1.7, ...create],
  [2.5, ...send],
  [3.8, ...send],
  [4.4, ...rest],
  [8.7, ...rest],
  [9.35, ...chip],
  [9.75, ...chip],
  [10.2, ...margin],
  [10.7, ...margin],
  [11.3, ...rest],
])}
${press(".cursor", LENGTH, [CLEAR - 0.1, SEND - 0.05, CITE - 0.05, CLOSE - 0.05])}${press(".new", LENGTH, [CLEAR - 0.1], 0.95)}${press(".first .send", LENGTH, [SEND - 0.05], 0.94)}`;

const typing = html`${[...question].map((_, index) =>
  track(`.c${index}`, LENGTH, [
    [0, { "font-size": "0px" }, ease.hold],
    [letter(index), { "font-size": "46px" }, ease.hold],
    [SEND + 0.3, { "font-size": "0px" }, ease.hold],
  ]),
)}
${visit(".hello", CLEAR + 0.2, SEND)}${visit(".first", CLEAR + 0.24, SEND)}${visit(".recent", CLEAR + 0.28, SEND)}
${between(".full", LENGTH, TYPE, SEND + 0.3, 0.12)}${except(".new-hint", LENGTH, TYPE - 0.1, SEND + 0.3, 0.1)}
${show(".ask", SEND + 0.15, 200)}${show(".next", SEND + 0.3)}`;

/** Each step lights up its table with the rows that it reads, and gets its tick. */
const reading = html`${visit(".plan", SEND + 0.25, ANSWER - 0.2)}
${steps.map((_, index) => {
  const at = step(index);
  return html`${between(`.lit${index}`, LENGTH, at, at + 0.75, 0.1)}${between(`.rows${index}`, LENGTH, at, at + 0.62, 0.1)}
${between(`.fresh${index}`, LENGTH, at + 0.7, ANSWER + 0.3, 0.1)}
${track(`.t${index}`, LENGTH, [
  [0, { opacity: 0, transform: "scale(.4)" }, ease.hold],
  [at + 0.5, { opacity: 0, transform: "scale(.4)" }, ease.out],
  [at + 0.75, { opacity: 1, transform: "scale(1)" }, ease.hold],
  [ANSWER + 0.3, { opacity: 0, transform: "scale(.4)" }],
])}`;
})}`;

/** Opens downward over the chart and is opaque from its first frame, so that no two texts are read through each other. */
const drawer = track(".query", LENGTH, [
  [0, { visibility: "hidden", height: "24px" }, ease.hold],
  [CITE, { visibility: "visible", height: "24px" }, ease.out],
  [CITE + 0.45, { visibility: "visible", height: "392px" }, ease.hold],
  [CLOSE, { visibility: "visible", height: "392px" }, ease.inOut],
  [CLOSE + 0.25, { visibility: "visible", height: "24px" }, ease.hold],
  [CLOSE + 0.26, { visibility: "hidden", height: "24px" }],
]);

const answer = html`${show(".read", ANSWER - 0.05)}${show(".headline", ANSWER)}
${[0, 1, 2].map((line) => show(`.l${line}`, ANSWER + 0.12 + line * 0.1, 12))}${show(".ct", ANSWER + 0.4, 0)}
${bars.map((_, index) => {
  const at = ANSWER + 0.45 + index * 0.1;
  return html`${show(`.n${index}`, at, 0)}${track(`.b${index}`, LENGTH, [
    [0, { opacity: 1, transform: "scaleX(1)" }],
    [CLEAR, { opacity: 1, transform: "scaleX(1)" }, ease.in],
    [CLEAR + 0.2, { opacity: 0, transform: "scaleX(1)" }, ease.hold],
    [CLEAR + 0.4, { opacity: 0, transform: "scaleX(0)" }, ease.hold],
    [at, { opacity: 1, transform: "scaleX(0)" }, ease.out],
    [at + 0.6, { opacity: 1, transform: "scaleX(1)" }],
  ])}${show(`.v${index}`, at + 0.3, 0)}`;
})}
${show(".doubt", ANSWER + 0.8)}${drawer}${between(".on", LENGTH, CITE, CLOSE, 0.1)}`;

export const motion = css`<style>${hand}${typing}${reading}${answer}</style>`;
