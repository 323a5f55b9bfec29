import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { times } from "./data.ts";
import { phone, small, wide } from "./parts.ts";
import { consentScreen, phoneStyle, progressScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

const styles = html`${base}${phoneStyle}<style>
body{background:${color.tint}}
.arrow{position:absolute;left:436px;top:320px;color:${color.berry}}
</style>`;

/** The borrower's side: from one question to a report that is on its way. A phone has room for the question. */
export const pieces: Piece[] = [
  wide(
    "phone-flow",
    html`${styles}${phone(108, 24, times.agreed, consentScreen())}
<div class="arrow">${icon("arrow", 24, 2)}</div>
${phone(484, 24, times.answers[1], progressScreen())}`,
    664,
  ),
  small("phone-flow", html`${styles}${phone(43, 20, times.agreed, consentScreen())}`, 656),
];
