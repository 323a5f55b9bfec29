import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { query } from "./data.ts";
import { color } from "./theme.ts";

/** The product's mark: a spoken answer that is a chart. */
export function mark(size = 28, fill: string = color.blue, bars = "#fff"): string {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 28 28"><path d="M8 1h12a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-6l-6.2 4.3c-.8.5-1.8 0-1.8-.9V22.7A7 7 0 0 1 1 16V8a7 7 0 0 1 7-7z" fill="${fill}"/><g stroke="${bars}" stroke-width="2.6" stroke-linecap="round"><path d="M9 16.5v-3M14 16.5v-9M19 16.5v-6"/></g></svg>`;
}

export const cite = (number: number, extra = "") => html`<span class="cite ${extra}">${number}</span>`;

export function tick(size = 20): string {
  return html`<span class="tick" style="width:${size}px;height:${size}px">${icon("check", size * 0.7, 2)}</span>`;
}

/** The query, with its words of SQL set apart. */
export function sql(lines = query): string[] {
  return lines.map((line) =>
    line.replace(
      /\b(select|count|from|join|using|where|between|and|group by)\b/g,
      '<span class="kw">$1</span>',
    ),
  );
}

/** What every picture says of the two jackets, each sentence with the tables it rests on. */
export const sentences = {
  rise: "Returned items went from 1,124 in August to 1,616 in September.",
  styles: html`The Ridge Shell (+251) and the Corrie Parka (+138) make 389 of the 492 extra, most returned as “too small” ${cite(1)} ${cite(2)}.`,
  cause: html`Both moved to a new size chart on 1 September ${cite(3)}.`,
};
