/** Two receipts for one report: the second click, in paper. They are from January, before the credit step existed. */
import { css, html } from "../kit/html.ts";
import { round } from "../kit/marker.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { reports } from "./data.ts";
import { small, wide } from "./parts.ts";

const red = "#b3123f";
const width = 292;
const height = 384;
const order = reports.find(({ state }) => state === "old")?.number;

/** The edge of the roll, torn at the foot. */
const torn = Array.from(
  { length: 25 },
  (_, index) => `${(24 - index) * (100 / 24)}% calc(100% - ${index % 2 === 0 ? 0 : 6}px)`,
);

const style = css`
body{background:#b98d6a}
.wood{position:absolute;inset:0;background:repeating-linear-gradient(91deg,#0000 0 58px,#7a4f2f2e 58px 60px),linear-gradient(100deg,#c79a76,#a97a56)}
.edge{position:absolute;left:0;right:0;top:0;height:34px;background:linear-gradient(#5d3a22,#7a5033);box-shadow:0 10px 18px #3a210f80}
.shadow{position:absolute;filter:drop-shadow(0 2px 2px #3a210f66) drop-shadow(0 12px 14px #3a210f66)}
.slip{position:absolute;inset:0;padding:30px 26px;background:linear-gradient(90deg,#ece9e2,#fdfcf9 12% 86%,#efece5);clip-path:polygon(0 0,100% 0,${torn.join(",")});
  font:500 16px/23px Mono;color:#2e2b33;white-space:pre}
.slip b{display:block;font-weight:700;text-align:center}.slip u{text-decoration:none;font-weight:700;font-size:19px}
.pen{position:absolute;left:0;top:0}
.hand{position:absolute;font:600 29px/32px Hand;color:${red};white-space:nowrap}
.clip{position:absolute;left:250px;top:-16px;transform:rotate(6deg)}
`;

const row = (left: string, right: string) => left + right.padStart(24 - left.length);

const slip = (
  time: string,
  number: string,
) => html`<div class="slip"><b>NORTHFILE BUREAU</b><b>ORDER RECEIPT</b>
${row("22 JAN 2019", time)}
${row("RECEIPT", number)}

${row("FOR", order ?? "")}
HADDAD, SAMIR
HADDAD, LEAH

${row("CREDIT REPORT", "$46.00")}
${"-".repeat(24)}
<u>PAID${"$46.00".padStart(16)}</u>
</div>`;

/** A loop around the time. */
const loop = (seed: number) =>
  html`<svg class="pen" width="${width}" height="${height}" fill="none" stroke="${red}" stroke-width="2.600" stroke-linecap="round"><path d="${round(218, 110, 52, 14, seed)}"/></svg>`;

const clip = html`<svg class="clip" width="22" height="64" viewBox="0 0 22 64" fill="none" stroke="#8b929c" stroke-width="3" stroke-linecap="round"><path d="M5 20v30a6 6 0 0 0 12 0V12a8 8 0 0 0-8-8 7 7 0 0 0-6 8"/></svg>`;

const paper = (x: number, y: number, turn: number, body: string) =>
  html`<div class="shadow" style="${place(x, y, width, height)};transform:rotate(${turn}deg)">${body}</div>`;

const first = slip("10:41:07", "0088213") + loop(3);
const second = html`${slip("10:41:52", "0088214")}${loop(8)}<p class="hand" style="left:40px;top:334px;transform:rotate(-3deg)">one report, $92</p>`;

const spread = html`<style>${style}</style><div class="wood"></div>
${paper(118, 46, -2.2, first)}${paper(470, 52, 1.6, second + clip)}<div class="edge"></div>`;

const crop = html`<style>${style}</style><div class="wood"></div>
${paper(18, -80, -2, first)}${paper(72, 128, 1.8, second)}`;

export const pieces: Piece[] = [wide("receipts", spread, 460), small("receipts", crop, 520)];
