import { html } from "../kit/html.ts";
import { curvePath, type Point, points } from "../kit/path.ts";
import { bumps, contour, rough } from "./topo.ts";

/** One map of the valley, 640 × 480, used by every picture: the same lake, the same hut, the same way. */
const WIDTH = 640;
const HEIGHT = 480;

const ground = rough(
  bumps([
    { x: 470, y: 90, height: 10, wide: 130, tall: 90, turn: 20 },
    { x: 250, y: 60, height: 6.5, wide: 120, tall: 70, turn: -15 },
    { x: 70, y: 230, height: 7, wide: 90, tall: 150 },
    { x: 560, y: 330, height: 6.5, wide: 100, tall: 110, turn: 30 },
    { x: 360, y: 440, height: 4, wide: 140, tall: 60 },
    { x: 300, y: 250, height: -4, wide: 110, tall: 60, turn: 12 },
  ]),
  0.1,
  46,
);
const lake = rough(
  bumps([
    { x: 300, y: 258, height: 1, wide: 96, tall: 42, turn: 14 },
    { x: 392, y: 284, height: 0.5, wide: 46, tall: 26, turn: 30 },
  ]),
  0.07,
  24,
);
const forests = rough(
  bumps([
    { x: 180, y: 330, height: 1, wide: 100, tall: 60, turn: 30 },
    { x: 430, y: 380, height: 1, wide: 110, tall: 50, turn: -20 },
    { x: 180, y: 170, height: 0.9, wide: 70, tall: 60 },
  ]),
  0.16,
  30,
);

const bands: [level: number, fill: string][] = [
  [2.5, "#e9efdc"],
  [4.5, "#f0eedd"],
  [6.5, "#f6f2e6"],
  [8.5, "#fcfbf7"],
];
const path = (d: string, look: string) => `<path d="${d}" ${look}/>`;
const area = (d: string, fill: string) => path(d, `fill="${fill}" fill-rule="evenodd"`);

const terrain = [
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#e2ecd3"/>`,
  ...bands.map(([level, fill]) => area(contour(ground, level, WIDTH, HEIGHT), fill)),
  area(contour(forests, 0.52, WIDTH, HEIGHT), "#cfe2bd"),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) =>
    path(
      contour(ground, level, WIDTH, HEIGHT),
      `fill="none" stroke="#b7a77f" stroke-opacity="${level % 3 ? 0.3 : 0.6}" stroke-width="1"`,
    ),
  ),
  path(
    curvePath(points("396,296 450,330 470,390 520,440 560,490")),
    'fill="none" stroke="#8cc4ea" stroke-width="4"',
  ),
  path(curvePath(points("150,-10 190,60 196,140 230,216")), 'fill="none" stroke="#8cc4ea" stroke-width="3"'),
  area(contour(lake, 0.42, WIDTH, HEIGHT, 5), "#a3d3f2"),
  path(contour(lake, 0.42, WIDTH, HEIGHT, 5), 'fill="none" stroke="#6fb2de" stroke-width="1.5"'),
  path(contour(lake, 0.72, WIDTH, HEIGHT, 5), 'fill="#93c9ee"'),
].join("");

const railway = curvePath(points("-10,428 70,412 150,416 236,452 300,490"));
const rails =
  path(railway, 'fill="none" stroke="#fff" stroke-width="5"') +
  path(railway, 'fill="none" stroke="#6d7b87" stroke-width="3"') +
  path(railway, 'fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="7 7"');

export const spots = {
  station: [150, 416],
  hut: [452, 176],
  secondHut: [576, 238],
} satisfies Record<string, Point>;

export const ways = {
  loop: points(
    "150,416 164,396 178,366 178,322 196,270 214,226 258,202 312,204 368,222 424,252 446,296 404,326 344,318 286,316 236,314 200,330 178,366",
  ),
  approach: points("424,252 432,226 428,204 452,176"),
  /** The three days of the traverse. */
  stages: [
    points("150,416 176,372 176,318 196,270 214,226 258,202 330,196 392,190 452,176"),
    points("452,176 506,168 548,190 576,238"),
    points("576,238 588,268 600,300 640,330"),
  ],
};

/** One or more ways that share a halo, so that they join without a seam. */
export const trail = (legs: Point[] | Point[][], color = "#0b5cad", width = 4) => {
  const d = (isLegs(legs) ? legs : [legs]).map(curvePath).join("");
  const look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return (
    path(d, `${look} stroke="#fff" stroke-width="${width + 3}"`) +
    path(d, `${look} stroke="${color}" stroke-width="${width}"`)
  );
};
const isLegs = (way: Point[] | Point[][]): way is Point[][] => Array.isArray(way[0]?.[0]);

/** A name with a white halo; water names are blue italics. */
export const name = ([x, y]: Point, text: string, size = 13, kind: "land" | "water" = "land") =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Bricolage" font-size="${size}" font-weight="600" paint-order="stroke" stroke="${kind === "water" ? "#a3d3f2" : "#f4f5ea"}" stroke-width="3.5" stroke-linejoin="round" fill="${kind === "water" ? "#0b5cad" : "#39493f"}"${kind === "water" ? ' font-style="italic" letter-spacing=".5"' : ""}>${text}</text>`;

export const pin = ([x, y]: Point, fill = "#0b5cad", label = "", size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0c-3-5-11-10-11-18a11 11 0 0 1 22 0c0 8-8 13-11 18Z" fill="${fill}" stroke="#fff" stroke-width="2"/>${label ? `<text y="-13.5" text-anchor="middle" font-family="Bricolage" font-weight="700" font-size="13" fill="#fff">${label}</text>` : '<circle cy="-18" r="4" fill="#fff"/>'}</g>`;

export const dot = ([x, y]: Point, fill = "#fff", stroke = "#0b5cad", r = 5) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;

/** The map cropped to a window of `view` (x, y, width, height), with overlays in map coordinates. */
export const valley = (view: [number, number, number, number], overlay = "") =>
  html`<svg viewBox="${view.join(" ")}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${terrain}${rails}${overlay}</svg>`;
