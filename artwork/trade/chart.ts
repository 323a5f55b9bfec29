import { html } from "../kit/html.ts";
import { linePath } from "../kit/path.ts";
import { curve, type Market, minutes, price, walk } from "./data.ts";
import { c } from "./theme.ts";

interface Frame {
  min: number;
  max: number;
  step: number;
  digits: number;
  /** Where along the width, 0 to 1, and what is written there. */
  x: [at: number, label: string][];
  svg: string;
  over?: string;
  /** A value marked by its own tag: the labels beside it make room. */
  tagged?: number;
}

/** A chart that fills whatever room it is given: lines stretch, words and dots do not. */
export function plot({ min, max, step, digits, x, svg, over, tagged }: Frame): string {
  const values = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  const share = (value: number) => ((max - value) / (max - min)) * 100;
  const top = (value: number) => {
    if (tagged === undefined) return `${share(value)}%`;
    const [pick, sign] = value < tagged ? ["max", "+"] : ["min", "-"];
    return `${pick}(${share(value)}%,calc(${share(tagged)}% ${sign} 1.4em))`;
  };
  return html`<div class="plot"><div class="area">
<svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
${values.map((value) => html`<line x1="0" x2="1000" y1="${share(value) * 10}" y2="${share(value) * 10}" stroke="${c.line}"/>`)}${svg}</svg>
${values.map((value) => html`<span class="y" style="top:${top(value)}">${price(value, digits)}</span>`)}
${x.map(([at, label]) => html`<span class="x" style="left:${at * 100}%">${label}</span>`)}${over}</div></div>`;
}

/** A market's morning in a few strokes; of TTF the same one as in its chart. */
export function spark({ id, seed, last, change }: Market, width = 64, height = 20): string {
  const values =
    id === "ttf"
      ? Array.from({ length: 24 }, (_, index) => minutes[Math.round((index * 162) / 23)] ?? last)
      : walk(seed, 24, last - change, last, Math.abs(change) * 0.55);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index): [number, number] => [
    1 + (index * (width - 2)) / 23,
    2 + ((high - value) / (high - low)) * (height - 4),
  ]);
  return html`<svg width="${width}" height="${height}" fill="none" stroke="${change < 0 ? c.faint : c.green}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="${linePath(points)}"/></svg>`;
}

const day = { min: 147, max: 153.5, span: 165 };
const dayY = (value: number) => ((day.max - value) / (day.max - day.min)) * 1000;
const dayX = (minute: number) => (minute / day.span) * 1000;
const hours: [number, string][] = [30, 60, 90, 120, 150].map((minute) => [
  minute / day.span,
  `${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${minute % 60 ? "30" : "00"}`,
]);
const now = minutes.at(-1) ?? 0;
const lastTag = html`<span class="last" style="top:${dayY(now) / 10}%">${price(now, 2)}</span>`;
const dashed = html`<line x1="0" x2="1000" y1="${dayY(now)}" y2="${dayY(now)}" stroke="${c.green}" stroke-dasharray="2 4" opacity=".7"/>`;

/** TTF this morning as a line, with the time at every half hour or, if it is narrow, at every hour. */
export function dayLine(over = "", narrow = false): string {
  const points = minutes.map((value, index): [number, number] => [dayX(index), dayY(value)]);
  const line = linePath(points);
  return plot({
    ...day,
    step: narrow ? 2 : 1,
    digits: 0,
    x: narrow ? hours.filter((_, index) => index % 2) : hours,
    svg: html`<path d="${line}L${dayX(162)} 1000L0 1000z" fill="${c.greenTint}" opacity=".8"/>${dashed}<path d="${line}" fill="none" stroke="${c.green}" stroke-width="2" stroke-linejoin="round"/>`,
    over: lastTag + over,
    tagged: now,
  });
}

/** Where a price stands in the day's chart, in per cent of its height; and a minute in its width. */
export const dayTop = (value: number) => dayY(value) / 10;
export const dayLeft = (minute: number) => dayX(minute) / 10;

/** The forward curve, with yesterday's beneath it. */
export function curvePlot(step = 5, every = 1): string {
  const [min, max] = [140, 165];
  const y = (value: number) => ((max - value) / (max - min)) * 1000;
  const x = (index: number) => 40 + (index * 920) / (curve.length - 1);
  const today = linePath(curve.map((item, index) => [x(index), y(item.today)]));
  const before = linePath(curve.map((item, index) => [x(index), y(item.before)]));
  return plot({
    min,
    max,
    step,
    digits: 0,
    x: curve.map((item, index): [number, string] => [x(index) / 1000, index % every ? "" : item.month]),
    svg: html`<path d="${before}" fill="none" stroke="${c.faint}" stroke-width="1.5" stroke-dasharray="4 4"/><path d="${today}" fill="none" stroke="${c.green}" stroke-width="2" stroke-linejoin="round"/>`,
    over: html`${curve.map((item, index) => html`<i class="dot" style="left:${x(index) / 10}%;top:${y(item.today) / 10}%"></i>`)}`,
  });
}
