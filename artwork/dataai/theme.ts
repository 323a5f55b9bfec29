import { css } from "../kit/html.ts";

export const color = {
  blue: "#2b3bff",
  deep: "#1420b8",
  ink: "#0d1136",
  soft: "#555b82",
  line: "#e2e5f4",
  wash: "#f5f6ff",
  tint: "#e7eaff",
  mid: "#b9c1ff",
  white: "#ffffff",
  doubt: "#7d5200",
  doubtWash: "#fff5dc",
  doubtLine: "#f0d9a0",
} as const;

/** What every Datamate picture starts from. */
export const base = css`<style>
@font-face{font-family:Host;font-weight:300 800;src:url(/fonts/host-grotesk/files/host-grotesk-latin-wght-normal.woff2)}
body{font-family:Host;font-size:14px;line-height:20px;color:${color.ink};font-variant-numeric:tabular-nums;letter-spacing:-.005em}
.mono{font-family:Mono;letter-spacing:-.02em;font-feature-settings:"liga" 0,"calt" 0}
.soft{color:${color.soft}}
.cite,svg{font-variant-numeric:proportional-nums}
.cite{display:inline-grid;place-items:center;min-width:1.3em;height:1.3em;padding:0 .3em;border-radius:.35em;background:${color.tint};color:${color.deep};font-size:.82em;font-weight:600;line-height:1;vertical-align:.08em}
.cite.amber{background:${color.doubtLine};color:${color.doubt}}
.window{position:absolute;background:#fff;border-radius:16px;overflow:hidden;box-shadow:0 1px 2px rgb(7 10 60/.2),0 6px 16px rgb(7 10 60/.3)}
.tick{border-radius:50%;background:${color.blue};color:#fff;display:grid;place-items:center;flex:none}
.bubble{background:${color.blue};color:#fff;font-weight:500}
.kw{color:${color.blue};font-weight:600}
</style>`;
