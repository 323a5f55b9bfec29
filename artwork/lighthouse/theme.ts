import { variableFace } from "../kit/fonts.ts";
import { css } from "../kit/html.ts";

export const palette = {
  ink: "#15301f",
  soft: "#52695a",
  line: "#dde8d8",
  paper: "#f5f9f2",
  mint: "#bfe3b4",
  mintSoft: "#e4f3de",
  green: "#1f5b34",
  leaf: "#3a7f50",
  /** The one warm accent: only what wants attention now. */
  warm: "#f2874b",
  /** Paid work: what the week is full of and college does not plan. */
  stone: "#c4bd9c",
  warmSoft: "#fde7da",
  warmInk: "#a3450f",
};

const p = palette;

/** The product's own sheet: type scale 13, 15, 17, 22, 28; spacing in fours. */
export const theme = css`<style>
${variableFace("Rubik", "rubik")}
body{font:400 15px/20px Rubik;color:${p.ink};font-variant-numeric:tabular-nums}
.abs{position:absolute}
.row{display:flex;align-items:center}.grow{flex:1;min-width:0}.col{display:flex;flex-direction:column}
.t13{font-size:13px;line-height:16px}.t15{font-size:15px;line-height:20px}.t17{font-size:17px;line-height:24px}
.t22{font-size:22px;line-height:28px;letter-spacing:-.01em}.t28{font-size:28px;line-height:34px;letter-spacing:-.02em}
.b{font-weight:500}.bb{font-weight:600}.soft{color:${p.soft}}.warm{color:${p.warmInk}}
.tile{background:#fff;border-radius:18px;border:1px solid ${p.line}}
.dark{background:${p.green};color:#fff;border-color:${p.green}}
.window{background:${p.paper};border-radius:20px;overflow:hidden;
box-shadow:0 0 0 1px rgba(21,48,31,.08),0 20px 44px rgba(21,64,36,.18)}
.pill{display:inline-flex;align-items:center;height:24px;padding:1px 10px 0;border-radius:12px;font:500 13px/16px Rubik;
white-space:nowrap}
.code{display:inline-grid;place-items:center;width:40px;height:22px;border-radius:7px;font:600 12px/16px Rubik;
letter-spacing:.03em;flex:none}
.check{width:22px;height:22px;border-radius:7px;border:2px solid #a9c3ae;background:#fff;flex:none;display:grid;
place-items:center;color:#fff}
.check.on{background:${p.leaf};border-color:${p.leaf}}
.check.late{border-color:${p.warm}}
.hand{font-family:Hand;font-weight:600}
</style>`;
