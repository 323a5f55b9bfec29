import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { times } from "./data.ts";
import { phone, small } from "./parts.ts";
import { consentScreen, phoneStyle, progressScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

const styles = html`${base}${phoneStyle}<style>body{background:${color.tint}}</style>`;
const consent = (x: number, y: number) => phone(x, y, times.agreed, consentScreen());

/**
 * The borrower's side: from one question to a report that is on its way. Higher than wide, so that the site shows it
 * narrower than the other figures. On a phone there is room for the question only.
 */
export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/case-studies/roostify/phone-flow.png",
    width: 688,
    height: 736,
    body: html`${styles}${consent(28, 28)}${phone(356, 92, times.answers[1], progressScreen())}`,
  },
  small("phone-flow", html`${styles}${consent(43, 20)}`, 656),
];
