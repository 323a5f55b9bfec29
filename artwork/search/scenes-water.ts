import { points } from "../kit/path.ts";
import { cloud, disc, fir, firs, glints, hill, peak, range, rect, shape, swell } from "./land.ts";

/** Scenes by the water. `rise` below 1 lowers the sky and the mountains towards the shore, for wide pictures. */
export function lake(rise = 1): string {
  const far = (body: string) =>
    `<g transform="matrix(1 0 0 ${rise} 0 ${(150 * (1 - rise)).toFixed(1)})">${body}</g>`;
  const mountains = far(
    range(7, 118, 62, "#a9cdea", 150) +
      peak({
        x: 250,
        y: 26,
        left: 150,
        right: 130,
        base: 150,
        seed: 4,
        rock: "#6f9dc4",
        shade: "#4c7dab",
        snow: "#f6fbff",
      }) +
      peak({
        x: 104,
        y: 62,
        left: 110,
        right: 120,
        base: 150,
        seed: 9,
        rock: "#7fabd0",
        shade: "#5b8ab5",
        snow: "#f6fbff",
        snowLine: 0.3,
      }),
  );
  const sky = (y: number) => 150 - (150 - y) * rise;
  const shore = swell(150, 5, 1.2, 300);
  const forest =
    hill(swell(140, 7, 2.4, 330), "#3f8a72", 160) +
    firs(3, -5, 405, 74, swell(147, 5, 2.4, 330), 15, ["#2f7461", "#276454", "#3a8570"]) +
    hill(shore, "#225a4c", 160);
  const mirror = `<g transform="matrix(1 0 0 -.62 0 248)" opacity=".34">${mountains}</g>`;
  return (
    rect(0, 260, "#d7eefc") +
    disc(330, sky(52), 20, "#fff6d8") +
    cloud(40, sky(52), 1.3) +
    cloud(150, sky(36), 0.9, "#fff", 0.65) +
    mountains +
    forest +
    rect(154, 106, "#3fb0c6") +
    mirror +
    shape(points("0,154 400,154 400,160 300,163 180,159 80,164 0,160"), "#1f6f74", 0.75) +
    glints(5, 166, 84, 34, "#d9fbff") +
    shape(points("0,226 44,218 92,224 130,236 168,260 0,260"), "#1c4a43") +
    fir(26, 228, 92, "#17433c") +
    fir(58, 232, 66, "#1f544a") +
    fir(88, 238, 44, "#17433c")
  );
}

export function falls(): string {
  return (
    rect(0, 260, "#d9efe6") +
    range(71, 84, 60, "#b3d8c8") +
    firs(12, -6, 406, 60, () => 74, 34, ["#4d9279", "#3f836b", "#5aa086"]) +
    shape(points("0,66 150,72 168,92 160,140 172,260 0,260"), "#54726f") +
    shape(points("400,58 250,70 236,96 246,150 236,260 400,260"), "#47635f") +
    shape(points("60,69 150,72 168,92 160,140 172,230 120,200 96,120"), "#6b8a84") +
    shape(points("400,58 300,66 276,110 290,180 262,236 400,250"), "#3b5450") +
    shape(points("150,72 250,70 236,96 246,150 238,214 168,214 160,140 168,92"), "#7fc3cf") +
    `<g fill="none" stroke-linecap="round"><path d="M176 76v136M194 74v138M212 74v138M228 78v134" stroke="#e9fbff" stroke-width="9"/><path d="M185 78v130M203 76v134M221 78v132" stroke="#bfe6ee" stroke-width="5"/></g>` +
    `<ellipse cx="202" cy="216" rx="62" ry="14" fill="#f2fdff"/>` +
    shape(points("90,222 320,222 400,240 400,260 0,260 0,244"), "#3a9fae") +
    glints(9, 226, 30, 18, "#d8fbff") +
    `<ellipse cx="202" cy="219" rx="48" ry="8" fill="#fff" opacity=".8"/>` +
    firs(2, -10, 88, 8, () => 252, 70, ["#2c5d4e", "#24503f"]) +
    firs(5, 330, 410, 7, () => 256, 62, ["#2c5d4e", "#24503f"])
  );
}

export function coast(): string {
  return (
    rect(0, 260, "#e7f5fc") +
    cloud(158, 45, 1.1) +
    cloud(334, 64, 0.9, "#fff", 0.7) +
    rect(118, 142, "#79bfe0") +
    rect(146, 114, "#57abd4") +
    rect(186, 74, "#3b96c4") +
    glints(14, 122, 120, 44, "#e9f9ff") +
    shape(points("400,88 352,86 310,100 262,104 236,122 246,150 222,172 240,206 400,230"), "#e9dfc6") +
    shape(points("400,88 352,86 310,100 262,104 236,122 290,126 340,122 400,132"), "#8cb878") +
    shape(points("290,126 340,122 400,132 400,230 300,214 316,170"), "#cfc3a6") +
    `<g transform="translate(268 58)"><path d="M0 50 4 8h12l4 42Z" fill="#fff"/><path d="M2.5 24h15l1 10h-17Z" fill="#c8452f"/><rect x="3" y="0" width="14" height="9" fill="#ffdf8f"/><path d="M1 0 10-8l9 8Z" fill="#c8452f"/></g>` +
    shape(points("0,214 50,206 104,222 140,246 156,260 0,260"), "#7fae6d") +
    shape(points("104,222 140,246 156,260 110,260"), "#d8ccb0") +
    `<g transform="translate(69 150) scale(.8)"><path d="M-16 8h34l-6 8h-22Z" fill="#0b4a86"/><path d="M0 6V-22L20 4Z" fill="#fff"/><path d="M-3 5v-20L-14 4Z" fill="#e9f2f8"/></g>`
  );
}
