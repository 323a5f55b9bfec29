import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { times } from "./data.ts";
import { phone, wide } from "./parts.ts";
import { consentScreen, phoneStyle, progressScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

/** The borrower's side: from one question to a report that is on its way. */
export const pieces: Piece[] = [
  wide(
    "phone-flow",
    html`${base}${phoneStyle}<style>
body{background:${color.tint}}
.arrow{position:absolute;left:436px;top:320px;color:${color.berry}}
</style>${phone(108, 24, times.agreed, consentScreen())}
<div class="arrow">${icon("arrow", 24, 2)}</div>
${phone(484, 24, times.answers[1], progressScreen())}`,
    664,
  ),
];
