import { css } from "../kit/html.ts";

/** Search: light, airy, blue. One warm colour, the larch gold, for what is chosen for you. */
export const colour = {
  ink: "#0c2238",
  soft: "#4a6077",
  faint: "#5d7288",
  line: "#d9e7f3",
  paper: "#ffffff",
  mist: "#f4f9fe",
  pale: "#e6f2fd",
  sky: "#cfe9ff",
  blue: "#0b5cad",
  deep: "#083f78",
  green: "#1d7a55",
  greenPale: "#e0f3e9",
  gold: "#9a6200",
  goldPale: "#fdf0d3",
  red: "#c8452f",
} as const;

const names = Object.entries(colour).map(([name, value]) => `--${name}:${value};`);

/** Type scale 13 · 14 · 15 · 17 · 20 · 24 · 32; grid of 4. */
export const base = css`<style>
@font-face{font-family:Bricolage;font-weight:200 800;src:url(/fonts/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2)}
:root{${names}}
body{font:400 14px/20px Bricolage;color:var(--ink);font-variant-numeric:tabular-nums}
.row{display:flex;align-items:center}.col{display:flex;flex-direction:column}
.grow{flex:1;min-width:0}.between{justify-content:space-between}
.t13{font-size:13px;line-height:18px}.t15{font-size:15px;line-height:22px}.t17{font-size:17px;line-height:24px}
.t20{font-size:20px;line-height:26px;letter-spacing:-.01em}.t24{font-size:24px;line-height:30px;letter-spacing:-.015em}
.t32{font-size:32px;line-height:38px;letter-spacing:-.02em}
.m{font-weight:500}.b{font-weight:600}.bb{font-weight:700}
.soft{color:var(--soft)}.faint{color:var(--faint)}.blue{color:var(--blue)}.green{color:var(--green)}.red{color:var(--red)}.gold{color:var(--gold)}
.nowrap{white-space:nowrap}.fill{position:absolute;inset:0;width:100%;height:100%}
.card{background:#fff;border:1px solid var(--line);border-radius:16px;overflow:hidden;position:relative}
.pic{position:relative;overflow:hidden;border-radius:12px;flex:none;background:var(--pale)}
.pic>:is(svg,canvas){position:absolute;inset:0;width:100%;height:100%}
.chip{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border-radius:16px;border:1px solid var(--line);background:#fff;font-weight:500;font-size:14px;white-space:nowrap}
.chip.on{background:var(--ink);border-color:var(--ink);color:#fff}
.tag{display:inline-flex;align-items:center;gap:5px;height:24px;padding:0 9px;border-radius:12px;font-size:13px;font-weight:600;background:var(--pale);color:var(--blue);white-space:nowrap}
.tag.green{background:var(--greenPale);color:#17664a}.tag.gold{background:var(--goldPale);color:#855400}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;height:44px;padding:0 18px;border-radius:22px;background:var(--blue);color:#fff;font-weight:600;font-size:15px;white-space:nowrap}
.btn.quiet{background:var(--pale);color:var(--blue)}
mark{background:none;color:var(--faint);font-weight:400}
</style>`;
