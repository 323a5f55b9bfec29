import { html } from "../kit/html.ts";
import { query } from "./data.ts";
import { color } from "./theme.ts";

const paths = {
  plus: "M12 5v14M5 12h14",
  send: "M12 19V5M6 11l6-6 6 6",
  check: "M6 12.5l4 4 8-9",
  table:
    "M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM4 10h16M10 10v9",
  doubt: "M12 4.5l8.5 14.5h-17zM12 10v4.5M12 17v.01",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.5 16.5L20 20",
  chevron: "M9 6l6 6-6 6",
  down: "M6 9l6 6 6-6",
  share: "M12 15V4M8 8l4-4 4 4M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13",
  code: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  clock: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5l3 1.5",
  question:
    "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z",
  plan: "M4 7l1.5 1.5L8 6M4 16l1.5 1.5L8 15M11.5 7.5H20M11.5 16.5H20",
} as const;

export function icon(name: keyof typeof paths, size = 20, weight = 1.75): string {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${(weight * 24) / size}" stroke-linecap="round" stroke-linejoin="round"><path d="${paths[name]}"/></svg>`;
}

/** The product's mark: a spoken answer that is a chart. */
export function mark(size = 28, fill: string = color.blue, bars = "#fff"): string {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 28 28"><path d="M8 1h12a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-6l-6.2 4.3c-.8.5-1.8 0-1.8-.9V22.7A7 7 0 0 1 1 16V8a7 7 0 0 1 7-7z" fill="${fill}"/><g stroke="${bars}" stroke-width="2.6" stroke-linecap="round"><path d="M9 16.5v-3M14 16.5v-9M19 16.5v-6"/></g></svg>`;
}

export const cite = (number: number, extra = "") => html`<span class="cite ${extra}">${number}</span>`;

export function tick(size = 20): string {
  return html`<span class="tick" style="width:${size}px;height:${size}px">${icon("check", size * 0.7, 2)}</span>`;
}

/** The query, with its words of SQL set apart. */
export function sql(): string[] {
  return query.map((line) =>
    line.replace(/\b(select|sum|as|from|join|using|group by|order by|desc)\b/g, '<span class="kw">$1</span>'),
  );
}

export const thousands = (value: number) => value.toLocaleString("en-GB");

export function cursor(id = "cursor"): string {
  return html`<svg id="${id}" width="36" height="42" viewBox="0 0 24 28" style="position:absolute;left:0;top:0;transform-origin:4px 3px"><path d="M4 3l15.5 11.7-7.1 1 4.1 7.8-3.3 1.7-4-7.9L4 22.5z" fill="${color.ink}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
}
