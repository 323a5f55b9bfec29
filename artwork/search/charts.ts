import { curvePath } from "../kit/path.ts";
import { stageColours, traverse } from "./data.ts";

/** The height profile of the three days: metres on the left, kilometres below, a line where each day ends. */
export function chart(width: number, height: number): string {
  const left = 48;
  const bottom = 26;
  const top = 26;
  const x = (km: number) => left + (km / 41.2) * (width - left - 6);
  const y = (metres: number) => height - bottom - ((metres - 1000) / 2000) * (height - bottom - top);
  const line = curvePath(traverse.profile.map(([km, metres]) => [x(km), y(metres)]));
  const label = (px: number, py: number, text: string, anchor = "middle", weight = 400, fill = "#4a6077") =>
    `<text x="${px.toFixed(1)}" y="${py.toFixed(1)}" text-anchor="${anchor}" font-family="Bricolage" font-size="13" font-weight="${weight}" fill="${fill}">${text}</text>`;
  const levels = [1000, 2000, 3000].map(
    (metres) =>
      `<path d="M${left} ${y(metres)}H${width - 6}" stroke="#d9e7f3"/>` +
      label(left - 8, y(metres) + 4.5, metres.toLocaleString("en"), "end"),
  );
  const tight = width < 400;
  const huts: [km: number, metres: number, name: string][] = [
    [9.6, 2310, "Corval Hut"],
    [26, 2560, "Mern Hut"],
  ];
  const stops = huts.map(
    ([km, metres, name]) =>
      `<path d="M${x(km)} ${y(metres)}V${height - bottom}" stroke="#0c2238" stroke-dasharray="3 3"/><circle cx="${x(km)}" cy="${y(metres)}" r="5" fill="#fff" stroke="#0c2238" stroke-width="2.5"/>` +
      (tight && km < 10
        ? label(x(km) + 4, y(metres) - 14, name, "end", 600, "#0c2238")
        : label(x(km), y(metres) - 12, name, "middle", 600, "#0c2238")),
  );
  const kilometres = [0, 10, 20, 30, 40].map((km) => label(x(km), height - 6, String(km)));
  const units = label(left - 18, height - 6, "km", "end") + label(left - 8, y(3000) - 14, "m", "end");
  const days = [0, 9.6, 26, 41.2];
  const ground = days.slice(1).map((to, index) => {
    const from = x(days[index] ?? 0);
    const id = `stage-${index}`;
    return `<clipPath id="${id}"><rect x="${from - (index ? 0 : 3)}" width="${x(to) - from + (index === 1 ? 0 : 3)}" height="${height}"/></clipPath><g clip-path="url(#${id})"><path d="${line}V${height - bottom}H${x(0)}Z" fill="${stageColours[index]}" opacity=".16"/><path d="${line}" fill="none" stroke="${stageColours[index]}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/></g>`;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${levels.join("")}${units}${ground.join("")}${stops.join("")}${kilometres.join("")}</svg>`;
}
