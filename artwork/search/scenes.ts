import { html } from "../kit/html.ts";
import { hangLandscapes } from "./hang.ts";
import { paintLandscape } from "./landscape.ts";
import { landscapes } from "./landscapes.ts";
import { figures } from "./scene-figures.ts";

export type SceneName = keyof typeof landscapes;

/** A place of the product, or a window of it: "x y width height" on its field of 400 × 260. */
export function scene(name: SceneName, view = "0 0 400 260"): string {
  const figure = figures[name];
  return html`<canvas class="scene" data-scene="${name}" data-view="${view}"></canvas>${
    figure &&
    html`<svg viewBox="${view}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${figure}</svg>`
  }`;
}

/** Windows that keep the subject when a thumbnail is square. */
export const square: Record<SceneName, string> = {
  lake: "178 22 146 146",
  hut: "206 84 160 160",
  pass: "110 20 240 240",
  falls: "96 30 212 212",
  larch: "150 0 200 200",
  snow: "60 0 240 240",
  night: "120 100 150 150",
  train: "170 40 210 210",
};

/** Put once into each piece with a scene: paints the landscapes that the piece shows. */
export const painter = html`<script>${paintLandscape}
${hangLandscapes}
hangLandscapes(${JSON.stringify(landscapes)})</script>`;
