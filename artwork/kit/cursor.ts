import { html } from "./html.ts";

/** The computer's pointer. `tip` is where it points, in pixels from its own top left corner. */
export function cursor(
  fill: string,
  width = 24,
  outline = "#fff",
): { svg: string; tip: [x: number, y: number] } {
  const svg = html`<svg class="cursor" width="${width}" height="${(width * 28) / 24}" viewBox="0 0 24 28"
    style="position:absolute"><path d="M4 3l15.5 11.7-7.1 1 4.1 7.8-3.3 1.7-4-7.9L4 22.5z" fill="${fill}" stroke="${outline}"
    stroke-width="1.6" stroke-linejoin="round"/></svg>`;
  return { svg, tip: [(width * 4) / 24, (width * 3) / 24] };
}
