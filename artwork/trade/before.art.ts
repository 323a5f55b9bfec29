import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { fewWindows, oldStyles, windows } from "./before.ts";
import { small, wide } from "./parts.ts";

/** The site covers the last 50 px at the right with its button. */
const crop = css`
.desktop{width:362px;height:576px}
.note{left:228px;top:396px;width:130px;padding:10px}
.ask{gap:8px;padding:12px 6px 8px}
.ok{padding-right:48px}
.brk .stat{display:none}
`;

/** The desk as it was: five programs of five decades, and a note that holds them together. */
export const pieces: Piece[] = [
  wide("problems", html`<style>${oldStyles}</style><div class="desktop">${windows}</div>`),
  small("problems", html`<style>${oldStyles}${crop}</style><div class="desktop">${fewWindows}</div>`, 616),
];
