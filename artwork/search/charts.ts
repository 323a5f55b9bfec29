import { curvePath } from "../kit/path.ts";
import { traverse } from "./data.ts";

/** The height profile of the three days: metres on the left, kilometres below, a line where each day ends. */
export function chart(width: number, height: number): string {
  const left = 44;
  const bottom = 26;
  const top = 26;
  const x = (km: number) => left + (km / 41.2) * (width - left - 2);
  const y = (metres: number) => height - bottom - ((metres - 1000) / 2000) * (height - bottom - top);
  const line = curvePath(traverse.profile.map(([km, metres]) => [x(km), y(metres)]));
  const label = (px: number, py: number, text: string, anchor = "middle", weight = 400, fill = "#4a6077") =>
    `<text x="${px.toFixed(1)}" y="${py.toFixed(1)}" text-anchor="${anchor}" font-family="Figtree" font-size="13" font-weight="${weight}" fill="${fill}">${text}</text>`;
  const levels = [1000, 2000, 3000].map(
    (metres) =>
      `<path d="M${left} ${y(metres)}H${width}" stroke="#d9e7f3"/>` +
      label(left - 8, y(metres) + 4.5, metres.toLocaleString("en"), "end"),
  );
  const huts: [km: number, metres: number, name: string][] = [
    [9.6, 2310, "Sorel Hut"],
    [26, 2560, "Mern Hut"],
  ];
  const stops = huts.map(
    ([km, metres, name]) =>
      `<path d="M${x(km)} ${y(metres)}V${height - bottom}" stroke="#0b5cad" stroke-dasharray="3 3"/><circle cx="${x(km)}" cy="${y(metres)}" r="5" fill="#fff" stroke="#0b5cad" stroke-width="2.5"/>` +
      label(x(km), y(metres) - 12, name, "middle", 600, "#0c2238"),
  );
  const kilometres = [0, 10, 20, 30, 40].map((km) =>
    label(
      x(km),
      height - 6,
      km === 40 ? "40 km" : String(km),
      km === 0 ? "start" : km === 40 ? "end" : "middle",
    ),
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${levels.join("")}<path d="${line}V${height - bottom}H${x(0)}Z" fill="#cfe9ff"/><path d="${line}" fill="none" stroke="#0b5cad" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>${stops.join("")}${kilometres.join("")}</svg>`;
}
