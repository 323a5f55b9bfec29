import { levels, linear } from "../kit/axis.ts";
import { html } from "../kit/html.ts";
import { changed, extra, groups, weeks } from "./data.ts";
import { color } from "./theme.ts";

/** A bar that stands on the axis, with round shoulders. */
function column(x: number, y: number, width: number, foot: number, look: string): string {
  return html`<path d="M${x} ${foot}V${y + 3}q0-3 3-3h${width - 6}q3 0 3 3V${foot}z" ${look}/>`;
}

/** The return rate of the two jackets against everything else, a pair of bars for each week. */
export function rateBars(width: number, height: number): string {
  const left = 38;
  const foot = height - 26;
  const y = linear([0, 30], [foot, 8]);
  const slot = (width - left) / weeks.length;
  const start = (index: number) => left + index * slot;
  const closed = weeks.filter(({ open }) => !open).at(-1);
  return html`<svg width="${width}" height="${height}" font-family="Host" font-size="14" fill="${color.soft}">
<defs>${hatch("open", color.blue)}${hatch("open-others", color.mid)}</defs>
${levels([0, 10, 20, 30], { y, from: left, to: width, rule: color.line, zero: color.mid, label: (rate) => `${rate}%` })}
${weeks.map(({ from, jackets, others, open }, index) => {
  const x = start(index) + 5;
  const look = (fill: string, pattern: string) =>
    open ? `fill="url(#${pattern})" stroke="${fill}" stroke-width="1.5"` : `fill="${fill}"`;
  return html`${column(x, y(jackets), 15, foot, look(color.blue, "open"))}${column(x + 17, y(others), 9, foot, look(color.mid, "open-others"))}
${index % 2 === 1 && html`<text x="${x + 13}" y="${height - 5}" text-anchor="middle">${from}</text>`}`;
})}
<path d="M${start(changed)} 4V${foot}" stroke="${color.ink}" stroke-width="1.5" stroke-dasharray="2 4" stroke-linecap="round"/>
<g stroke="#fff" stroke-width="5" paint-order="stroke" text-anchor="end" fill="${color.ink}"><text x="${start(changed) - 8}" y="22" font-weight="500">New size chart, 1 Sep</text>
<text x="${start(changed) - 8}" y="41">The two jackets <tspan fill="${color.blue}" font-weight="600">${closed?.jackets}%</tspan></text>
<text x="${start(changed) - 8}" y="60">All other items <tspan fill="${color.soft}" font-weight="600">${closed?.others.toFixed(1)}%</tspan></text></g>
</svg>`;
}

function hatch(name: string, stroke: string): string {
  return html`<pattern id="${name}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 2.500H5" stroke="${stroke}" stroke-width="1.6"/></pattern>`;
}

/** The swatch of a week whose items can still come back. */
export function openSwatch(): string {
  return html`<svg width="14" height="10"><defs>${hatch("swatch", color.blue)}</defs><path d="M.75.75h12.500v8.500H.75z" fill="url(#swatch)" stroke="${color.blue}" stroke-width="1.5"/></svg>`;
}

/** August to September, group by group, as two ends of one line. */
export function dumbbells(width: number, height: number): string {
  const left = 124;
  const right = 52;
  const foot = height - 28;
  const x = linear([0, 500], [left, width - right]);
  const step = foot / groups.length;
  return html`<svg width="${width}" height="${height}" font-family="Host" font-size="14" fill="${color.soft}">
${[0, 100, 200, 300, 400, 500].map(
  (value) =>
    html`<path d="M${x(value)} 4V${foot}" stroke="${value ? color.line : color.mid}"/><text x="${x(value)}" y="${height - 8}" text-anchor="middle">${value}</text>`,
)}
${groups.map((group, index) => {
  const { name, august, september, named } = group;
  const y = step * (index + 0.5) + 2;
  const [main, weight] = named ? [color.blue, 600] : ["#7c84b8", 400];
  return html`<text x="0" y="${y + 5}" fill="${color.ink}" font-size="15" font-weight="${weight}">${name}</text>
<path d="M${x(august)} ${y}H${x(september)}" stroke="${main}" stroke-width="${named ? 5 : 3}"/>
<circle cx="${x(august)}" cy="${y}" r="5" fill="#fff" stroke="${main}" stroke-width="2.5"/>
<circle cx="${x(september)}" cy="${y}" r="6.25" fill="${main}"/>
<text x="${x(september) + 15}" y="${y + 5}" stroke="#fff" stroke-width="5" paint-order="stroke" fill="${named ? color.blue : color.soft}" font-weight="${named ? 600 : 500}">+${extra(group)}</text>`;
})}
</svg>`;
}
