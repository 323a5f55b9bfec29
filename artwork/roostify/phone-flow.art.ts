import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { phone } from "./parts.ts";
import { consentScreen, phoneStyle, progressScreen } from "./screens.ts";
import { base, color } from "./theme.ts";

/** The borrower's side: from one question to a report that is on its way. */
export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/case-studies/roostify/phone-flow.png",
    width: 832,
    height: 664,
    body: html`${base}${phoneStyle}<style>
body{background:${color.tint}}
.arrow{position:absolute;left:404px;top:320px}
</style>${phone(76, 24, "10:38", consentScreen())}
<svg class="arrow" width="24" height="24" fill="none" stroke="${color.berry}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2 12h20M15 5l7 7-7 7"/></svg>
${phone(452, 24, "10:42", progressScreen())}`,
  },
];
