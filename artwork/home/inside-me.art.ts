/** The card of Inside Me: the day as a flower of answers, and the question being answered. */
import { css, html } from "../kit/html.ts";
import { card, type Piece } from "../kit/piece.ts";
import { type Answer, angleOf, petal, reach, ring } from "./petals.ts";

const plum = "#4d0f2b";
const cream = "#fff3ec";

/** Clockwise from the top right, long where there was much of it. The third is the one being answered. */
const answers: Answer[] = [
  { label: "People", value: 1 },
  { label: "Work", value: 0.46 },
  { label: "Sleep", value: 0.7 },
  { label: "Body", value: 0.42 },
  { label: "Food", value: 0.84 },
  { label: "Mind", value: 0.56 },
  { label: "Play", value: 0.74 },
];
const answering = 2;
/** The petal of work is short: its label stands a little off the middle, where the petals below make room. */
const aside: Record<string, [x: number, y: number]> = { Work: [1.5, 5] };

const centre = { x: 216, y: 264 };
const radius = 240;

const outer: [level: number, fill: string, turned: boolean][] = [
  [1, "#ff9a8c", true],
  [0.96, "#ffc3b6", false],
];
const inner: [level: number, fill: string, turned: boolean][] = [
  [0.575, "#f2566a", true],
  [0.54, cream, false],
  [0.395, "#b21f4e", true],
  [0.33, "#ff7a6b", false],
  [0.19, plum, true],
];

function rings(levels: [number, string, boolean][]): string {
  return html`<g transform="translate(${centre.x} ${centre.y})">${levels.map(([level, fill, turned]) =>
    ring(answers, radius * level, fill, turned),
  )}</g>`;
}

/** How far the petal of the last question can still grow. */
function growing(): string {
  const degrees = (angleOf(answering, answers.length) * 180) / Math.PI;
  const length = radius * 0.96;
  return html`<path d="${petal(length, radius * 0.67)}" fill="none" stroke="${cream}" stroke-width="3" stroke-linecap="round"
    stroke-dasharray="1 9" stroke-dashoffset="5.5" transform="translate(${centre.x} ${centre.y}) rotate(${degrees.toFixed(1)})"/>`;
}

function labels(): string {
  return answers
    .map(({ label, value }, index) => {
      const angle = angleOf(index, answers.length);
      const at = radius * 0.96 * reach(value) - 25;
      const [right, down] = aside[label] ?? [0, 0];
      const x = centre.x + Math.sin(angle) * at + right;
      const y = centre.y - Math.cos(angle) * at + 6 + down;
      return html`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${label}</text>`;
    })
    .join("");
}

const styles = css`<style>
  svg.art{position:absolute;inset:0}
  text{font:600 17px Figtree;fill:${plum};text-anchor:middle}
  .ask{position:absolute;left:400px;top:98px;width:236px;padding:20px 24px 22px;border-radius:26px;background:${plum};
    color:${cream};font-family:Figtree}
  .step{display:flex;justify-content:space-between;font:500 15px/20px Figtree;color:#ffc8bb}
  .ask h2{font:600 25px/29px Figtree;letter-spacing:-.02em;margin:8px 0 22px}
  .line{position:relative;height:8px;border-radius:4px;background:#8a2b4d}
  .line i{position:absolute;inset:0 30% 0 0;border-radius:4px;background:#ff7a6b}
  .line b{position:absolute;left:70%;top:50%;width:28px;height:28px;margin:-14px;border-radius:50%;background:${cream}}
  .ends{display:flex;justify-content:space-between;margin-top:18px;font:500 16px/20px Figtree}
</style>`;

const check = html`<section class="ask">
  <p class="step"><span>Last of 7</span><span>15 sec</span></p>
  <h2>How did you sleep?</h2>
  <div class="line"><i></i><b></b></div>
  <p class="ends"><span>Badly</span><span>Well</span></p>
</section>`;

function art(body: string): string {
  return html`<svg class="art" width="660" height="496">${body}</svg>`;
}

export const pieces: Piece[] = [
  card("inside-me", styles + art(rings(outer) + growing() + rings(inner) + labels())),
  card("inside-me-back", styles + check),
];
