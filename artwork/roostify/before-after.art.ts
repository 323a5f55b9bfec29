import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { debts, times, totals } from "./data.ts";
import { checkbox, pill, small, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

const blue = "#2346a8";
const red = "#b3123f";

/** The bureau's report as the branch printed it: capitals, no commas, one line for each debt. */
const head = html`NORTHFILE BUREAU        PAGE 2 OF 6
NOLAN, PRIYA            16 MAY 2019
`;
const lines = html`
ACCOUNT          BALANCE    MONTHLY
-----------------------------------
DUNMORE AUTO       11240        312
 OPENED 03/17  PAID AS AGREED
WESTBRIDGE EDU     18600        204
 OPENED 09/12  PAID AS AGREED
FERRIS CARD         1430         45
 OPENED 06/15  PAID AS AGREED
-----------------------------------
TOTAL              31270        561`;
const inquiries = html`

INQUIRIES IN THE LAST 90 DAYS     2
 16 MAY 2019  LARKFIELD MILLBROOK
 16 MAY 2019  LARKFIELD MILLBROOK`;

/** The made-up program that the debts were typed into. */
const entry = (label: string, value: string) => html`<p><label>${label}</label><u>${value}</u></p>`;
const loanFile = html`<h3>Loan file 7.1: debts</h3>${entry("Creditor", "Dunmore Auto")}${entry("Balance", "11,204")}`;

const tick = (y: number) => `<path d="M${9 + (y % 3)} ${y}l5 7 10-15"/>`;

/** Ticks for what has been typed, and the figure that went wrong. `y` is the middle of the first debt's line. */
const pen = (
  y: number,
  more = "",
) => html`<svg class="pen" width="372" height="452" fill="none" stroke="${blue}" stroke-width="2.2"
stroke-linecap="round" stroke-linejoin="round">${[0, 44, 88].map((down) => tick(y + down))}<g stroke="${red}">
<path transform="translate(0 ${y - 147})" d="M176 138c10-7 42-9 52-1 8 8-2 17-24 18-22 1-38-4-36-12 1-5 9-8 19-9"/>${more}</g></svg>
<p class="hand" style="left:306px;top:${y - 16}px;font-size:23px">11,204!</p>`;

const figures = (balance: string, monthly: string) =>
  html`<p class="figures"><strong>${balance}</strong><span>${monthly} a month</span></p>`;
const debt = ({ name, owner, balance, monthly }: (typeof debts)[number]) =>
  html`<li>${checkbox()}<p><b>${name}</b><span>${owner}</span></p>${figures(balance, monthly)}</li>`;
const sum = html`<li class="sum"><p><b>Three debts</b></p>${figures(totals.balance, totals.monthly)}</li>`;

const shared = css`
.paper{position:absolute;background:#fdfcf8;box-shadow:0 1px 2px #3a2d1a40,0 10px 24px -6px #3a2d1a66}
pre{font:500 14px/22px Mono;letter-spacing:-.045em;color:#2e2b26}
.staple{position:absolute;left:20px;top:16px;width:30px;height:3px;border-radius:2px;background:#9aa0a8;box-shadow:0 1px 1px #0003;transform:rotate(-24deg)}
.pen{position:absolute;left:0;top:0}
.hand{position:absolute;font:600 25px/26px Hand;color:${red}}
.sticky{position:absolute;background:#ffe27a;color:#4a3b00;font:600 21px/25px Hand;box-shadow:0 1px 2px #3a2d1a40,0 8px 14px -4px #3a2d1a59}
.old{position:absolute;background:#d6d3cd;border:2px solid;border-color:#f5f4f1 #77736b #77736b #f5f4f1;box-shadow:0 10px 24px -4px #3a2d1a80;font:14px/20px Text;color:#1d1b18;padding:2px}
.old h3{height:28px;padding:0 10px;margin-bottom:12px;background:#28476f;color:#fff;font-size:14px;line-height:28px;font-weight:600}
.old p{display:flex;align-items:center;justify-content:space-between;height:36px;padding:0 12px}
.old u{width:134px;height:28px;padding:0 8px;line-height:25px;background:#fff;border:2px solid;border-color:#77736b #f5f4f1 #f5f4f1 #77736b;text-decoration:none}
.new{position:absolute;background:#fff;border-radius:16px;box-shadow:0 1px 3px rgb(50 5 25/.12)}
.new h1{display:flex;justify-content:space-between;align-items:center;font-weight:600;letter-spacing:-.015em}
.new h1 .pill{letter-spacing:0}
.new li{display:flex;gap:14px;align-items:center;border-top:1px solid ${color.line}}
.new li p{flex:1}.new li p span{display:block;color:${color.soft};font-size:14px;line-height:20px}
.new .figures{flex:none;text-align:right;font-variant-numeric:tabular-nums}.new strong{font-size:16px}
.says{display:flex;align-items:center;gap:12px;border-radius:12px;background:${color.greenWash};color:#124a33;padding:0 16px;height:44px;font-weight:500}
`;

const whole = html`${base}<style>${shared}
body{background:#c8b99f}
.right{position:absolute;left:448px;top:0;width:448px;height:560px;background:${color.tint}}
h2{position:absolute;left:32px;top:24px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em}
.sheet{${place(24, 72, 376, 456)};padding:44px 22px 0 30px;transform:rotate(-2.2deg)}
.new h1{font-size:22px;line-height:28px}.new .soft{margin:2px 0 12px}
.new li{height:60px}.sum{margin-bottom:12px}
.new .button{position:absolute;left:24px;right:24px;bottom:24px;height:48px}
</style><h2>Before</h2>
<div class="paper" style="${place(32, 78, 376, 456)};transform:rotate(-.6deg)"></div>
<div class="paper sheet"><i class="staple"></i><pre>${head}${lines}${inquiries}</pre>${pen(165, '<path d="M22 376v40M22 376h6M22 416h6"/>')}<p class="hand" style="left:34px;top:420px">paid twice</p></div>
<div class="old" style="${place(188, 344, 236, 158)}">${loanFile}${entry("Monthly", "312")}</div>
<div class="sticky" style="${place(288, 20, 142, 104)};padding:14px 12px 0;white-space:nowrap;transform:rotate(3deg)">portal wants<br>a new password<br>every 30 days</div>
<div class="right"><h2>After</h2><div class="new" style="${place(32, 72, 384, 464)};padding:24px"><h1>Credit${pill("ready", "Ready")}</h1>
<p class="soft">Step 4 of 5, ordered once, at ${times.agreed} PM</p>
<ul>${debts.map(debt)}${sum}</ul>
<p class="says">${icon("check", 20, 2)}Priya says all three are right</p>
<span class="button">Continue to review</span></div></div>`;

const crop = html`${base}<style>${shared}
body{background:#c8b99f}
.below{position:absolute;left:0;top:330px;width:390px;height:414px;background:${color.tint}}
h2{position:absolute;left:20px;top:14px;font-size:18px;line-height:26px;font-weight:600}
.new{left:16px;top:50px;width:358px;height:318px;padding:18px 20px 0}
.new h1{font-size:20px;line-height:28px}.new .soft{margin-bottom:10px}.new li{height:56px}
.new li p{font-size:16px}
.sheet{${place(8, 52, 374, 300)};padding:30px 22px 0 30px;transform:rotate(-2.2deg)}
</style><h2>Before</h2><div class="paper sheet"><i class="staple"></i><pre>${lines}</pre>${pen(85)}</div>
<div class="old" style="${place(146, 194, 228, 122)}">${loanFile}</div>
<div class="below"><h2>After</h2><div class="new"><h1>Credit${pill("ready", "Ready")}</h1><p class="soft">Step 4 of 5, ordered once</p><ul>${debts.map(debt)}${sum}</ul></div></div>`;

export const pieces: Piece[] = [wide("before-after", whole, 560), small("before-after", crop, 744)];
