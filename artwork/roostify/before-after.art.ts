import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { application, times } from "./data.ts";
import { pill, wide } from "./parts.ts";
import { base, color } from "./theme.ts";

interface Old {
  /** Which of the three programs it belongs to. */
  program: number;
  title: string;
  left: number;
  top: number;
  width: number;
  height: number;
  body: string;
}

const field = (name: string, value: string) => html`<label>${name}<u>${value}</u></label>`;

/** Made-up screens of the old way round: three programs, each asking for the same things again. */
const olds: Old[] = [
  {
    program: 1,
    title: "Bureau portal: sign in",
    left: 32,
    top: 72,
    width: 284,
    height: 124,
    body: html`${field("Branch ID", "MILLBROOK-04")}${field("Password", "••••••••")}`,
  },
  {
    program: 1,
    title: "Bureau portal: new inquiry",
    left: 116,
    top: 182,
    width: 300,
    height: 124,
    body: html`${field("Last, first", "NOLAN, PRIYA")}${field("Tax number", "•••-••-4471")}`,
  },
  {
    program: 2,
    title: "nolan_report_v2.pdf",
    left: 32,
    top: 292,
    width: 264,
    height: 100,
    body: html`<pre>DUNMORE AUTO   11240   312
WESTBRIDGE ED  18600   204</pre>`,
  },
  {
    program: 3,
    title: "Loan file: debts",
    left: 116,
    top: 376,
    width: 300,
    height: 112,
    body: html`${field("Creditor", "Dunmore Auto")}${field("Balance", "11,204")}`,
  },
];

function old({ program, title, left, top, width, height, body }: Old): string {
  return html`<div class="old" style="${place(left, top, width, height)}"><h3><i>${program}</i>${title}</h3>${body}</div>`;
}

/** The two figures that should be one, ringed by hand. */
const pen = html`<svg class="pen" width="448" height="520" fill="none" stroke="#c2185b" stroke-width="2.5" stroke-linecap="round">
<path d="M158 332c18-6 47-5 48 7 1 12-22 15-36 13-17-2-27-12-16-19 8-5 18-6 30-5"/>
<path d="M254 455c18-8 58-8 60 7 1 13-29 17-46 14-20-3-30-13-17-21 9-5 20-7 34-6"/>
<path d="M316 343c-30-14-72-19-106-11M394 358c40 34 38 98-74 105"/>
<text x="322" y="352" font-family="Hand" font-size="24" font-weight="600" fill="#c2185b" stroke="none">not the same</text></svg>`;

const done = (text: string, note: string) =>
  html`<li><i>${icon("check", 18, 2)}</i><p><b>${text}</b><span>${note}</span></p></li>`;

export const pieces: Piece[] = [
  wide(
    "before-after",
    html`${base}<style>
body{background:#e6e3dd}
.right{position:absolute;left:448px;top:0;width:448px;height:520px;background:${color.tint}}
h2{position:absolute;top:28px;font-size:20px;line-height:28px;font-weight:700;letter-spacing:-.01em}
.old{background:#f7f6f3;border:1px solid #9d978b;font:13px/18px Text;color:#3d3a34;padding:0 12px}
.old h3{font-size:13px;font-weight:600;height:32px;line-height:31px;margin:0 -12px 6px;padding:0 10px;background:#d3cec4;border-bottom:1px solid #9d978b;display:flex;gap:8px;align-items:center}
.old h3 i{font-style:normal;width:20px;height:20px;border-radius:50%;background:#3d3a34;color:#fff;display:grid;place-items:center;font-size:12px;line-height:1}
.old label{display:flex;align-items:center;justify-content:space-between;height:34px}
.old u{text-decoration:none;border:1px solid #9d978b;background:#fff;width:150px;height:28px;line-height:26px;padding:0 8px}
.old pre{font:13px/22px Mono;letter-spacing:-.04em}
.new{position:absolute;left:32px;top:72px;width:384px;height:416px;background:#fff;border-radius:16px;padding:24px}
.new h1{font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.02em;display:flex;justify-content:space-between;align-items:center}
.new h1 .pill{letter-spacing:0}
.new ul{margin-top:16px}
.new li{display:flex;gap:14px;padding:10px 0;border-top:1px solid ${color.line}}
.new li i{width:28px;height:28px;border-radius:50%;background:${color.greenWash};color:${color.green};display:grid;place-items:center;flex:none;margin-top:2px}
.new li span{display:block;color:${color.soft};font-size:14px;line-height:20px}
.new .button{position:absolute;left:24px;right:24px;bottom:24px}
.pen{position:absolute;left:0;top:0}
</style><h2 style="left:32px">Before</h2>${olds.map(old)}${pen}
<div class="right"><h2 style="left:32px">After</h2><div class="new"><h1>Credit${pill("ready", "Ready")}</h1>
<ul>${done("Agreed", `${application.borrowers[0]} at ${times.agreed}, Tom at ${times.tom}`)}${done("Ordered once", "Filled in from the application")}${done("Three debts carried over", "Dunmore Auto Finance, $11,240")}${done("Checked by the borrower", "Priya found all three right")}</ul>
<span class="button">Continue to review</span></div></div>`,
  ),
];
