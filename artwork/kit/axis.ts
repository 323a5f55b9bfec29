import { html } from "./html.ts";

/** A linear scale: from the values of `domain` to the pixels of `range`. */
export function linear(domain: [number, number], range: [number, number]): (value: number) => number {
  const step = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value) => range[0] + (value - domain[0]) * step;
}

interface Axis {
  /** The height of a value. */
  y: (value: number) => number;
  /** Where the rules begin and end. Labels stand to the left of the beginning. */
  from: number;
  to: number;
  rule: string;
  /** The rule at zero, when it is another. */
  zero?: string;
  label?: (value: number) => string | number;
}

/** Level rules across a chart, each with its value. Text takes the font and fill of the SVG around it. */
export function levels(
  values: number[],
  { y, from, to, rule, zero = rule, label = (value) => value }: Axis,
): string {
  return html`${values.map(
    (value) => html`<path d="M${from} ${y(value)}H${to}" stroke="${value ? rule : zero}"/>
    <text x="${from - 9}" y="${y(value) + 4.5}" text-anchor="end">${label(value)}</text>`,
  )}`;
}
