import { variableFace } from "../kit/fonts.ts";
import { css } from "../kit/html.ts";

export const color = {
  berry: "#a3174f",
  deep: "#7a0f3a",
  ink: "#2a1620",
  soft: "#6d5963",
  line: "#ecdfe3",
  wash: "#fbf5f4",
  tint: "#f9e4ec",
  mid: "#e3a9c0",
  amber: "#8a4b00",
  amberWash: "#fff0d6",
  amberLine: "#f0cf96",
  green: "#1d6b4a",
  greenWash: "#e2f3ea",
  slate: "#4c5266",
  slateWash: "#eceef4",
} as const;

/** What every Credit Service picture starts from. */
export const base = css`<style>
${variableFace("Plex", "ibm-plex-sans")}
body{font-family:Plex;font-size:15px;line-height:22px;color:${color.ink}}td{font-variant-numeric:tabular-nums}
.soft{color:${color.soft}}
b,strong{font-weight:600}
.window{position:absolute;background:#fff;border-radius:14px;overflow:hidden}
.shadow{box-shadow:0 1px 2px rgb(50 5 25/.2),0 12px 28px rgb(50 5 25/.3)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;height:44px;padding:0 20px;border-radius:12px;background:${color.berry};color:#fff;font-weight:600}
.button.quiet{background:#fff;color:${color.berry};box-shadow:inset 0 0 0 1.5px ${color.mid}}
.pill{display:inline-flex;align-items:center;gap:6px;height:28px;padding:0 12px 0 8px;border-radius:14px;font-size:14px;font-weight:600;white-space:nowrap}
.pill.ready{background:${color.greenWash};color:${color.green}}
.pill.part,.pill.ordered{background:${color.tint};color:${color.deep}}
.pill.consent{background:${color.slateWash};color:${color.slate}}
.pill.retry,.pill.old{background:${color.amberWash};color:${color.amber}}
.pill.old{background:#fff;box-shadow:inset 0 0 0 1.5px ${color.amberLine}}
</style>`;
