import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { oldStyles, windows } from "./before.ts";

/** The desk as it was: five programs of five decades, and a note that holds them together. */
export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/case-studies/trade/problems.png",
    width: 832,
    height: 520,
    body: html`<style>${css`${oldStyles}`}</style><div class="desktop">${windows}</div>`,
  },
];
