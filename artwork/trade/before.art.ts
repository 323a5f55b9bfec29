import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { oldStyles, windows } from "./before.ts";
import { wide } from "./parts.ts";

/** The desk as it was: five programs of five decades, and a note that holds them together. */
export const pieces: Piece[] = [
  wide("problems", html`<style>${oldStyles}</style><div class="desktop">${windows}</div>`),
];
