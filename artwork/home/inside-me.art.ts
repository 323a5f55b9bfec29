/** The card of Inside Me: the day as a flower of answers, and the question being answered. */
import { css, html } from "../kit/html.ts";
import { card, type Piece } from "../kit/piece.ts";
import { type Answer, angleOf, reach, ring } from "./petals.ts";

const plum = "#4d0f2b";
const cream = "#fff3ec";

/** Clockwise from the top right. The third is the one being answered: the question stands where its name would. */
const answers: Answer[] = [
  { label: "People", value: 1 },
  { label: "Work", value: 0.62 },
  { label: "", value: 0.8 },
  { label: "Body", value: 0.58 },
  { label: "Food", value: 0.86 },
  { label: "Mind", value: 0.66 },
  { label: "Play", value: 0.8 },
];

const centre = { x: 250, y: 248 };
const radius = 234;

const outer: [level: number, fill: string, turned: boolean][] = [
  [1, "#ff9a8c", true],
  [0.96, "#ffc3b6", false],
];
const inner: [level: number, fill: string, turned: boolean][] = [
  [0.6, "#f2566a", true],
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

function labels(): string {
  return answers
    .map(({ label, value }, index) => {
      const angle = angleOf(index, answers.length);
      const at = radius * 0.96 * reach(value) - 30;
      const x = centre.x + Math.sin(angle) * at;
      const y = centre.y - Math.cos(angle) * at + 6;
      return html`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${label}</text>`;
    })
    .join("");
}

const styles = css`<style>
  svg.art{position:absolute;inset:0}
  text{font:600 17px Figtree;fill:${plum};text-anchor:middle}
  .ask{position:absolute;left:368px;top:272px;width:252px;padding:22px 24px 24px;border-radius:26px;background:${plum};
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
  <p class="ends"><span>Heavy</span><span>Light</span></p>
</section>`;

function art(body: string): string {
  return html`<svg class="art" width="660" height="496">${body}</svg>`;
}

export const pieces: Piece[] = [
  card("inside-me", styles + art(rings(inner)) + check),
  card("inside-me-back", styles + art(rings(outer) + labels())),
];
