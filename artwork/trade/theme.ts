import { css } from "../kit/html.ts";

/** The product's own palette. Green is the one accent; amber and red only ever mean a state. */
export const c = {
  stage: "#0e1a17",
  desk: "#081110",
  panel: "#13221d",
  raised: "#1b2f28",
  line: "#22382f",
  edge: "#345246",
  ink: "#eef6f2",
  soft: "#a9bdb4",
  faint: "#849b91",
  green: "#46f0a4",
  greenInk: "#04261a",
  greenTint: "#153a2d",
  amber: "#ffb84d",
  amberTint: "#35291a",
  red: "#ff7a6e",
  redTint: "#3a1f1e",
} as const;

/** Type scale 13 / 14 / 16 / 20 / 28, rows of 28 or 32, gaps of 8. */
export const theme = css`
.bn{position:relative;overflow:hidden;background:${c.desk};color:${c.ink};font:400 13px/20px Geist;font-variant-numeric:tabular-nums}
.bn b{font-weight:600}
.soft{color:${c.soft}}.faint{color:${c.faint}}.green{color:${c.green}}.amber{color:${c.amber}}.red{color:${c.red}}
.right{margin-left:auto}
.bar{position:absolute;inset:0 0 auto;height:44px;display:flex;align-items:center;padding:0 16px;gap:20px;font-size:14px}
.brand{display:flex;align-items:center;gap:8px;font-weight:600;font-size:15px;letter-spacing:-.01em}
.tabs{display:flex;gap:4px}
.tab{display:flex;align-items:center;height:28px;padding:0 12px;border-radius:6px;color:${c.soft}}
.tab.on{background:${c.raised};color:${c.ink};font-weight:500}
.panel{display:flex;flex-direction:column;overflow:hidden;border-radius:8px;background:${c.panel}}
.panel>header{flex:none;display:flex;align-items:center;gap:8px;height:40px;padding:0 16px;font-size:14px;white-space:nowrap}
.panel>header b{font-size:14px}
.panel>header .faint{font-variant-numeric:normal}
.body{position:relative;flex:1;min-height:0}
.pill{display:inline-flex;align-items:center;gap:6px;height:24px;padding:0 10px;border-radius:12px;font-weight:500;white-space:nowrap}
.pill.green{background:${c.greenTint}}.pill.amber{background:${c.amberTint}}.pill.red{background:${c.redTint}}
.btn{display:inline-flex;align-items:center;justify-content:center;height:36px;padding:0 16px;border-radius:6px;font-weight:500;font-size:14px;white-space:nowrap;box-shadow:inset 0 0 0 1px ${c.edge}}
.btn.go{background:${c.green};color:${c.greenInk};font-weight:600;box-shadow:none}
.move{display:inline-flex;align-items:center;justify-content:flex-end;gap:6px;white-space:nowrap}
.plot{position:absolute;inset:0 16px 8px 16px}
.area{position:absolute;inset:8px 56px 24px 0}
.area>svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.area path,.area line,.area rect{vector-effect:non-scaling-stroke}
.y,.x{position:absolute;color:${c.faint};line-height:16px;white-space:nowrap}
.y{left:100%;width:56px;text-align:right;transform:translateY(-50%)}
.x{top:100%;margin-top:8px;transform:translateX(-50%)}
.last{position:absolute;left:100%;margin-left:6px;width:50px;text-align:center;border-radius:4px;background:${c.green};color:${c.greenInk};font-weight:600;line-height:20px;transform:translateY(-50%)}
.dot{position:absolute;width:9px;height:9px;margin:-4.5px;border-radius:50%;background:${c.panel};box-shadow:inset 0 0 0 2px ${c.green}}
`;
