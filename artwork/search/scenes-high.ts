import { points } from "../kit/path.ts";
import { cloud, disc, firs, hill, peak, range, rect, shape, swell } from "./land.ts";

/** Scenes above the trees. */
export function hut(): string {
  const meadow = swell(204, 9, 0.6, 420);
  const house = `<g transform="translate(236 146)">
    <path d="M-6 66V28L34-2l64 0 34 30v38Z" fill="#7c4a35"/><path d="M-6 28 34-2 74 28v38H-6Z" fill="#96593e"/>
    <path d="M-16 32 34-7l50 39-7 6L34 5-9 38Z" fill="#3a2a33"/><path d="M34-7h66l38 38-6 5H84Z" fill="#4a3540"/>
    <rect x="-6" y="50" width="138" height="18" fill="#c9c3c0"/><path d="M-6 50h80v18H-6Z" fill="#dcd6d2"/>
    <g fill="#ffd98a"><rect x="8" y="28" width="13" height="15"/><rect x="44" y="28" width="13" height="15"/><rect x="92" y="34" width="12" height="12"/><rect x="112" y="34" width="12" height="12"/></g>
    <g fill="#c8452f"><rect x="3" y="28" width="5" height="15"/><rect x="21" y="28" width="5" height="15"/><rect x="39" y="28" width="5" height="15"/><rect x="57" y="28" width="5" height="15"/></g>
    <rect x="27" y="44" width="12" height="24" fill="#4d2c22"/><path d="M104-14h10v18h-10Z" fill="#5a4550"/></g>`;
  return (
    rect(0, 260, "#fde0c4") +
    disc(78, 92, 26, "#fff3d6") +
    cloud(290, 54, 1.2, "#fff", 0.55) +
    range(21, 150, 80, "#e9b7a0") +
    peak({
      x: 176,
      y: 34,
      left: 150,
      right: 170,
      base: 200,
      seed: 12,
      rock: "#b88294",
      shade: "#8a6383",
      snow: "#fff1e2",
      snowLine: 0.36,
    }) +
    peak({
      x: 356,
      y: 84,
      left: 120,
      right: 120,
      base: 206,
      seed: 31,
      rock: "#a1748e",
      shade: "#79597c",
      snow: "#ffe9d8",
      snowLine: 0.26,
    }) +
    hill(swell(192, 12, 3.2, 360), "#7f8a6a") +
    hill(meadow, "#5d7a55") +
    house +
    hill(swell(232, 7, 5.1, 300), "#466748") +
    shape(points("250,212 262,212 214,236 176,260 120,260 190,232"), "#e8d2ac") +
    firs(8, -6, 92, 9, swell(232, 7, 5.1, 300), 44, ["#31513f", "#2a4738"])
  );
}

export function pass(): string {
  return (
    rect(0, 260, "#dff1fb") +
    cloud(250, 46, 1.5) +
    cloud(70, 34, 1, "#fff", 0.6) +
    range(44, 120, 50, "#bcd6e6") +
    peak({
      x: 84,
      y: 30,
      left: 140,
      right: 150,
      base: 200,
      seed: 51,
      rock: "#8fa9b4",
      shade: "#6d8b9b",
      snow: "#fbfdff",
      snowLine: 0.26,
    }) +
    peak({
      x: 330,
      y: 46,
      left: 150,
      right: 120,
      base: 200,
      seed: 63,
      rock: "#9db3b4",
      shade: "#7894a0",
      snow: "#fbfdff",
      snowLine: 0.22,
    }) +
    shape(points("0,150 70,158 150,176 206,182 270,172 340,150 400,138 400,260 0,260"), "#a9c48b") +
    shape(points("0,186 80,186 170,204 240,214 330,198 400,176 400,260 0,260"), "#86ac6e") +
    `<path d="M208 181c-16 6 34 10 18 20s-70 12-46 26 90 10 60 34" fill="none" stroke="#f3e6c4" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M207 181c-8 4 16 6 14 12" fill="none" stroke="#f3e6c4" stroke-width="4" stroke-linecap="round"/>` +
    shape(points("0,226 60,224 120,240 150,260 0,260"), "#5f8d58") +
    shape(points("400,214 350,222 310,240 296,260 400,260"), "#6c9a5f") +
    `<g fill="#c9cfc6"><path d="m286 214 9-9 12 3 5 8Z"/><path d="m44 206 7-7 9 2 5 6Z"/><path d="m326 226 6-6 8 2 3 5Z"/></g>`
  );
}

export function snow(): string {
  return (
    rect(0, 260, "#bfdff7") +
    disc(318, 58, 22, "#fff") +
    range(101, 120, 70, "#a3c8e8") +
    peak({
      x: 160,
      y: 28,
      left: 170,
      right: 190,
      base: 230,
      seed: 14,
      rock: "#dcebf8",
      shade: "#8db4d8",
      snow: "#ffffff",
      snowLine: 0.6,
    }) +
    peak({
      x: 344,
      y: 92,
      left: 130,
      right: 100,
      base: 230,
      seed: 25,
      rock: "#cfe2f3",
      shade: "#7ea8cf",
      snow: "#ffffff",
      snowLine: 0.5,
    }) +
    shape(points("0,190 90,176 190,204 280,196 400,176 400,260 0,260"), "#eef6fd") +
    shape(points("0,224 120,206 230,226 400,206 400,260 0,260"), "#fff") +
    `<path d="M60 260c40-26 90-30 130-34s60-14 70-26" fill="none" stroke="#a9cbea" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/>` +
    `<g fill="#0c2f57"><circle cx="262" cy="180" r="3.4"/><path d="m259 184 6 0 2 9-3 8h-2l-1-7-3 7h-2l2-9Z"/><path d="M268 186l5 15" stroke="#0c2f57" stroke-width="1.3"/><rect x="255.5" y="184" width="4.5" height="8" rx="1.5" fill="#c8452f"/></g>`
  );
}
