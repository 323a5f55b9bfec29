import { css, html } from "../kit/html.ts";
import { linePath } from "../kit/path.ts";
import type { Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { minutes, now, product } from "./data.ts";
import { mark } from "./marks.ts";
import { c } from "./theme.ts";

const width = 664;
const height = 712;

/** A stroke of a felt-tip, drawn there and back. */
const stroke = (y: number, colour: string) =>
  html`<path d="M34 ${y}c26-6 58 4 92-3-24 9-62 2-88 8 30-4 60 3 90-2" stroke="${colour}"/>`;

const swatches = html`<svg width="340" height="220" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
${stroke(58, "#1fbf7b")}${stroke(108, "#8d938f")}<g transform="scale(.52 1) translate(32 0)">${stroke(158, "#f0a22e")}</g>
<g transform="translate(56 0) scale(.52 1) translate(32 0)">${stroke(158, "#e2574a")}</g></svg>`;

const style = css`
body{background:#d9dad2}
.card{position:absolute;background-color:#fffdf5;color:#20302a;font-family:Hand;box-shadow:0 1px 2px #2a30264d,0 12px 22px -8px #2a302673}
.rule{padding:75px 34px 0;font-size:47px;line-height:48px;font-weight:700;
  background-image:linear-gradient(#e5484833 0 0),repeating-linear-gradient(transparent 0 46px,#4f86b233 46px 48px);
  background-size:100% 2px,100% 200px;background-position:0 58px,0 64px;background-repeat:no-repeat}
.colors p{position:absolute;left:150px;font-size:30px;line-height:30px;font-weight:600}
.colors svg{position:absolute;left:0;top:0}
.pin{position:absolute;left:50%;top:14px;width:24px;height:24px;margin-left:-12px;border-radius:50%;background:#e2574a;box-shadow:inset -3px -4px 0 #b33d32,inset 4px 4px 0 -1px #f3958b,3px 7px 5px #2a302666}
.tape{position:absolute;left:50%;top:-15px;width:104px;height:32px;margin-left:-52px;background:#efe3b8d9;transform:rotate(-3deg)}
.monitor{${place(48, 574, 568, 200)};border-radius:16px;background:#23282a;padding:14px;box-shadow:0 14px 30px #2a302680,inset 0 2px 0 #3c4346}
.screen{height:180px;border-radius:5px;overflow:hidden;background:${c.desk};color:${c.ink};font:600 18px/1 Geist}
.screen p{display:flex;align-items:center;gap:9px;height:46px;padding:0 18px}
.screen b{margin-left:auto;font-weight:600;font-variant-numeric:tabular-nums}
`;

const points = minutes.map((value, index): [number, number] => [index * 3.32, 8 + (153.4 - value) * 12]);
const screen = html`<div class="monitor"><div class="screen"><p>${mark(22)}${product}<b>${now}</b></p>
<svg width="540" height="140"><path d="${linePath(points)}" fill="none" stroke="${c.green}" stroke-width="2.5" stroke-linejoin="round"/></svg></div></div>`;

/** The wall above the designer's screen: the sentence, and what the colors may mean. */
const wall = html`<style>${style}</style>${screen}
<div class="card rule" style="${place(56, 52, 448, 236)};transform:rotate(-1.7deg)"><i class="pin"></i>Pick a market once,<br>and everything follows.</div>
<div class="card colors" style="${place(268, 330, 340, 206)};transform:rotate(1.3deg)"><i class="tape"></i>${swatches}
<p style="top:44px">up, picked, click</p><p style="top:94px">down</p><p style="top:144px">limits, failures</p></div>`;

export const pieces: Piece[] = [
  { kind: "still", out: "content/case-studies/trade/vision.png", width, height, body: wall },
];
