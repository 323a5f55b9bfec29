import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { fewWindows, oldStyles, windows } from "./before.ts";
import { small, wide } from "./parts.ts";

const crop = css`
.desktop{width:362px;height:556px}
.note{left:218px;top:404px;width:140px}
.brk .stat{display:none}
`;

/** The desk as it was: five programs of five decades, and a note that holds them together. */
export const pieces: Piece[] = [
  wide("problems", html`<style>${oldStyles}</style><div class="desktop">${windows}</div>`),
  small("problems", html`<style>${oldStyles}${crop}</style><div class="desktop">${fewWindows}</div>`, 598),
];
