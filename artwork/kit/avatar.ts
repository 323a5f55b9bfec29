import { html } from "./html.ts";

interface Look {
  ground: string;
  ink: string;
  size?: number;
  radius?: string;
  weight?: number;
}

/** Whoever uses the product, as initials. */
export function avatar(
  initials: string,
  { ground, ink, size = 36, radius = "50%", weight = 600 }: Look,
): string {
  const font = Math.max(12, Math.round(size * 0.39));
  return html`<span style="display:grid;place-items:center;flex:none;width:${size}px;height:${size}px;
    border-radius:${radius};background:${ground};color:${ink};font-size:${font}px;font-weight:${weight}">${initials}</span>`;
}
