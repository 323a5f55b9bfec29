import { html } from "./html.ts";

interface Ring {
  size: number;
  stroke: number;
  track: string;
  colour: string;
}

/** Progress round a circle, from the top; `share` is 0 to 1. */
export function ring(share: number, { size, stroke, track, colour }: Ring): string {
  const middle = size / 2;
  const radius = (size - stroke) / 2;
  const whole = 2 * Math.PI * radius;
  return html`<svg width="${size}" height="${size}" fill="none" stroke-width="${stroke}">
    <circle cx="${middle}" cy="${middle}" r="${radius}" stroke="${track}"/>
    <circle cx="${middle}" cy="${middle}" r="${radius}" stroke="${colour}" stroke-linecap="round"
    stroke-dasharray="${whole * share} ${whole}" transform="rotate(-90 ${middle} ${middle})"/></svg>`;
}
