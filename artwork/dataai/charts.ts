import { levels, linear } from "../kit/axis.ts";
import { html } from "../kit/html.ts";
import { linePath } from "../kit/path.ts";
import { categories, jacketRate, otherRate, weeks } from "./data.ts";
import { color } from "./theme.ts";

/** The return rate of jackets against everything else, week by week. */
export function rateLines(width: number, height: number): string {
  const left = 40;
  const right = 118;
  const top = 10;
  const bottom = 30;
  const x = linear([0, weeks.length - 1], [left, width - right]);
  const y = linear([0, 20], [height - bottom, top]);
  const line = (rates: number[]) => linePath(rates.map((rate, index) => [x(index), y(rate)]));
  const end = x(weeks.length - 1);
  const jackets = y(jacketRate.at(-1) ?? 0);
  const others = y(otherRate.at(-1) ?? 0);
  const change = x(4.5);
  return html`<svg width="${width}" height="${height}" font-family="Geist" font-size="13" fill="${color.soft}">
${levels([0, 5, 10, 15, 20], { y, from: left, to: width - right, rule: color.line, zero: color.mid, label: (rate) => `${rate}%` })}
<path d="M${change} ${top - 4}V${height - bottom}" stroke="${color.ink}" stroke-dasharray="2 4" stroke-linecap="round"/>
<text x="${change - 10}" y="${top + 12}" text-anchor="end" fill="${color.ink}" font-weight="500">New size chart</text>
<path d="${line(otherRate)}" fill="none" stroke="${color.mid}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
<path d="${line(jacketRate)}" fill="none" stroke="${color.blue}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
<circle cx="${end}" cy="${others}" r="4.5" fill="${color.mid}"/>
<circle cx="${end}" cy="${jackets}" r="4.5" fill="${color.blue}"/>
<text x="${end + 14}" y="${jackets + 1}" fill="${color.blue}" font-weight="600" font-size="14">16.6%</text>
<text x="${end + 14}" y="${jackets + 19}" fill="${color.ink}">Jackets</text>
<text x="${end + 14}" y="${others + 1}" fill="${color.soft}" font-weight="600" font-size="14">6.1%</text>
<text x="${end + 14}" y="${others + 19}" fill="${color.ink}">Everything else</text>
${weeks.map((week, index) => index % 2 === 0 && html`<text x="${x(index)}" y="${height - 8}" text-anchor="middle">${week}</text>`)}
</svg>`;
}

/** August to September, category by category, as two ends of one line. */
export function dumbbells(width: number, height: number): string {
  const left = 86;
  const right = 26;
  const bottom = 28;
  const x = linear([0, 800], [left, width - right]);
  const step = (height - bottom) / categories.length;
  return html`<svg width="${width}" height="${height}" font-family="Geist" font-size="13" fill="${color.soft}">
${[0, 200, 400, 600, 800].map(
  (value) =>
    html`<path d="M${x(value)} 4V${height - bottom}" stroke="${value ? color.line : color.mid}"/><text x="${x(value)}" y="${height - 8}" text-anchor="middle">${value}</text>`,
)}
${categories.map(({ name, august, september }, index) => {
  const y = step * (index + 0.5) + 2;
  const main = index === 0;
  return html`<text x="0" y="${y + 5}" fill="${color.ink}" font-size="14" font-weight="${main ? 600 : 400}">${name}</text>
<path d="M${x(august)} ${y}H${x(september)}" stroke="${main ? color.blue : color.mid}" stroke-width="${main ? 6 : 4}"/>
<circle cx="${x(august)}" cy="${y}" r="${main ? 6.5 : 5}" fill="#fff" stroke="${main ? color.blue : color.mid}" stroke-width="2.5"/>
<circle cx="${x(september)}" cy="${y}" r="${main ? 8 : 6}" fill="${main ? color.blue : color.mid}"/>
${
  main
    ? html`<text x="${(x(august) + x(september)) / 2}" y="${y - 9}" text-anchor="middle" fill="${color.blue}" font-size="14" font-weight="600">+${september - august}</text>`
    : html`<text x="${x(september) + 14}" y="${y + 5}">+${september - august}</text>`
}`;
})}
</svg>`;
}
