import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { phone } from "./parts.ts";
import { consentScreen, phoneStyle, progressScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

/** The borrower's side: from one question to a report that is on its way. */
export const pieces: Piece[] = [
  section(
    "roostify/phone-flow",
    html`${base}${phoneStyle}<style>
body{background:${color.tint}}
.arrow{position:absolute;left:404px;top:320px;color:${color.berry}}
</style>${phone(76, 24, "10:38", consentScreen())}
<div class="arrow">${icon("arrow", 24, 2)}</div>
${phone(452, 24, "10:42", progressScreen())}`,
    664,
  ),
];
