import {
  cloud,
  disc,
  fir,
  firs,
  glints,
  hill,
  peak,
  random,
  range,
  rect,
  shape,
  swell,
  wrap,
} from "./land.ts";

/** The places of the product, each with weather and light of its own. */
const scenes = { lake, hut, pass, falls, coast, larch, snow, night, train } as const;

export type SceneName = keyof typeof scenes;

/** The whole scene, or a window of it: "x y width height" on its 400 × 260 field. */
export const scene = (name: SceneName, view?: string) => wrap(scenes[name](), view);

/** Windows that keep the subject when a thumbnail is square, or when a picture is wide. */
export const square: Record<SceneName, string> = {
  lake: "150 14 180 180",
  hut: "212 108 150 150",
  pass: "110 20 240 240",
  falls: "96 40 212 212",
  coast: "190 30 190 190",
  larch: "110 10 230 230",
  snow: "90 20 230 230",
  night: "120 100 150 150",
  train: "170 40 210 210",
};

function lake(): string {
  const mountains =
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
    });
  const shore = swell(150, 5, 1.2, 300);
  const forest =
    hill(swell(140, 7, 2.4, 330), "#3f8a72", 160) +
    firs(3, -5, 405, 74, swell(147, 5, 2.4, 330), 15, ["#2f7461", "#276454", "#3a8570"]) +
    hill(shore, "#225a4c", 160);
  const mirror = `<g transform="matrix(1 0 0 -.62 0 248)" opacity=".34">${mountains}</g>`;
  return (
    rect(0, 260, "#d7eefc") +
    disc(330, 52, 20, "#fff6d8") +
    cloud(40, 52, 1.3) +
    cloud(150, 36, 0.9, "#fff", 0.65) +
    mountains +
    forest +
    rect(154, 106, "#3fb0c6") +
    mirror +
    shape(
      [
        [0, 154],
        [400, 154],
        [400, 160],
        [300, 163],
        [180, 159],
        [80, 164],
        [0, 160],
      ],
      "#1f6f74",
      0.75,
    ) +
    glints(5, 166, 84, 34, "#d9fbff") +
    shape(
      [
        [0, 226],
        [44, 218],
        [92, 224],
        [130, 236],
        [168, 260],
        [0, 260],
      ],
      "#1c4a43",
    ) +
    fir(26, 228, 92, "#17433c") +
    fir(58, 232, 66, "#1f544a") +
    fir(88, 238, 44, "#17433c")
  );
}

function hut(): string {
  const meadow = swell(204, 9, 0.6, 420);
  const house = `<g transform="translate(236 146)">
    <path d="M-6 66V28L34-2l64 0 34 30v38Z" fill="#7c4a35"/><path d="M-6 28 34-2 74 28v38H-6Z" fill="#96593e"/>
    <path d="M-16 32 34-7l50 39-7 6L34 5-9 38Z" fill="#3a2a33"/><path d="M34-7h66l38 38-6 5H84Z" fill="#4a3540"/>
    <rect x="-6" y="50" width="138" height="18" fill="#c9c3c0"/><path d="M-6 50h80v18H-6Z" fill="#dcd6d2"/>
    <g fill="#ffd98a"><rect x="8" y="28" width="13" height="15"/><rect x="44" y="28" width="13" height="15"/><rect x="92" y="34" width="12" height="12"/><rect x="112" y="34" width="12" height="12"/></g>
    <g fill="#c8452f"><rect x="3" y="28" width="5" height="15"/><rect x="21" y="28" width="5" height="15"/><rect x="39" y="28" width="5" height="15"/><rect x="57" y="28" width="5" height="15"/></g>
    <rect x="27" y="44" width="12" height="24" fill="#4d2c22"/><path d="M104-14h10v18h-10Z" fill="#5a4550"/></g>`;
  return (
    rect(0, 260, "#fbd9b8") +
    rect(58, 202, "#fde4c8") +
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
    shape(
      [
        [250, 212],
        [262, 212],
        [214, 236],
        [176, 260],
        [120, 260],
        [190, 232],
      ],
      "#e8d2ac",
    ) +
    firs(8, -6, 92, 9, swell(232, 7, 5.1, 300), 44, ["#31513f", "#2a4738"])
  );
}

function pass(): string {
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
    shape(
      [
        [0, 150],
        [70, 158],
        [150, 176],
        [206, 182],
        [270, 172],
        [340, 150],
        [400, 138],
        [400, 260],
        [0, 260],
      ],
      "#a9c48b",
    ) +
    shape(
      [
        [0, 186],
        [80, 186],
        [170, 204],
        [240, 214],
        [330, 198],
        [400, 176],
        [400, 260],
        [0, 260],
      ],
      "#86ac6e",
    ) +
    `<path d="M208 181c-16 6 34 10 18 20s-70 12-46 26 90 10 60 34" fill="none" stroke="#f3e6c4" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M207 181c-8 4 16 6 14 12" fill="none" stroke="#f3e6c4" stroke-width="4" stroke-linecap="round"/>` +
    shape(
      [
        [0, 226],
        [60, 224],
        [120, 240],
        [150, 260],
        [0, 260],
      ],
      "#5f8d58",
    ) +
    shape(
      [
        [400, 214],
        [350, 222],
        [310, 240],
        [296, 260],
        [400, 260],
      ],
      "#6c9a5f",
    ) +
    `<g fill="#c9cfc6"><path d="m286 214 9-9 12 3 5 8Z"/><path d="m44 206 7-7 9 2 5 6Z"/><path d="m326 226 6-6 8 2 3 5Z"/></g>`
  );
}

function falls(): string {
  return (
    rect(0, 260, "#d9efe6") +
    range(71, 84, 60, "#b3d8c8") +
    firs(12, -6, 406, 60, () => 74, 34, ["#4d9279", "#3f836b", "#5aa086"]) +
    shape(
      [
        [0, 66],
        [150, 72],
        [168, 92],
        [160, 140],
        [172, 260],
        [0, 260],
      ],
      "#54726f",
    ) +
    shape(
      [
        [400, 58],
        [250, 70],
        [236, 96],
        [246, 150],
        [236, 260],
        [400, 260],
      ],
      "#47635f",
    ) +
    shape(
      [
        [60, 69],
        [150, 72],
        [168, 92],
        [160, 140],
        [172, 230],
        [120, 200],
        [96, 120],
      ],
      "#6b8a84",
    ) +
    shape(
      [
        [400, 58],
        [300, 66],
        [276, 110],
        [290, 180],
        [262, 236],
        [400, 250],
      ],
      "#3b5450",
    ) +
    shape(
      [
        [150, 72],
        [250, 70],
        [236, 96],
        [246, 150],
        [238, 214],
        [168, 214],
        [160, 140],
        [168, 92],
      ],
      "#7fc3cf",
    ) +
    `<g fill="none" stroke-linecap="round"><path d="M176 76v136M194 74v138M212 74v138M228 78v134" stroke="#e9fbff" stroke-width="9"/><path d="M185 78v130M203 76v134M221 78v132" stroke="#bfe6ee" stroke-width="5"/></g>` +
    `<ellipse cx="202" cy="216" rx="62" ry="14" fill="#f2fdff"/>` +
    shape(
      [
        [90, 222],
        [320, 222],
        [400, 240],
        [400, 260],
        [0, 260],
        [0, 244],
      ],
      "#3a9fae",
    ) +
    glints(9, 226, 30, 18, "#d8fbff") +
    `<ellipse cx="202" cy="219" rx="48" ry="8" fill="#fff" opacity=".8"/>` +
    firs(2, -10, 88, 8, () => 252, 70, ["#2c5d4e", "#24503f"]) +
    firs(5, 330, 410, 7, () => 256, 62, ["#2c5d4e", "#24503f"])
  );
}

function coast(): string {
  return (
    rect(0, 260, "#e7f5fc") +
    cloud(90, 44, 1.5) +
    cloud(220, 66, 1, "#fff", 0.7) +
    rect(118, 142, "#79bfe0") +
    rect(146, 114, "#57abd4") +
    rect(186, 74, "#3b96c4") +
    glints(14, 122, 120, 44, "#e9f9ff") +
    shape(
      [
        [400, 88],
        [352, 86],
        [310, 100],
        [262, 104],
        [236, 122],
        [246, 150],
        [222, 172],
        [240, 206],
        [400, 230],
      ],
      "#e9dfc6",
    ) +
    shape(
      [
        [400, 88],
        [352, 86],
        [310, 100],
        [262, 104],
        [236, 122],
        [290, 126],
        [340, 122],
        [400, 132],
      ],
      "#8cb878",
    ) +
    shape(
      [
        [290, 126],
        [340, 122],
        [400, 132],
        [400, 230],
        [300, 214],
        [316, 170],
      ],
      "#cfc3a6",
    ) +
    `<g transform="translate(268 58)"><path d="M0 50 4 8h12l4 42Z" fill="#fff"/><path d="M2.500 24h15l1 10h-17Z" fill="#c8452f"/><rect x="3" y="0" width="14" height="9" fill="#ffdf8f"/><path d="M1 0 10-8l9 8Z" fill="#c8452f"/></g>` +
    shape(
      [
        [0, 214],
        [50, 206],
        [104, 222],
        [140, 246],
        [156, 260],
        [0, 260],
      ],
      "#7fae6d",
    ) +
    shape(
      [
        [104, 222],
        [140, 246],
        [156, 260],
        [110, 260],
      ],
      "#d8ccb0",
    ) +
    `<g transform="translate(96 142)"><path d="M-16 8h34l-6 8h-22Z" fill="#0b4a86"/><path d="M0 6V-22L20 4Z" fill="#fff"/><path d="M-3 5v-20L-14 4Z" fill="#e9f2f8"/></g>`
  );
}

function larch(): string {
  const golds = ["#f2b53c", "#e59a2b", "#f7c860", "#d9862a"];
  return (
    rect(0, 260, "#e3f1fa") +
    disc(70, 56, 18, "#fff8e0") +
    cloud(280, 46, 1.2) +
    peak({
      x: 220,
      y: 30,
      left: 190,
      right: 170,
      base: 180,
      seed: 81,
      rock: "#9fb2c9",
      shade: "#7c93b2",
      snow: "#fcfeff",
      snowLine: 0.42,
    }) +
    range(90, 140, 50, "#b8a98f", 200) +
    hill(swell(154, 12, 1.1, 380), "#d4a64a") +
    firs(33, -6, 406, 52, swell(160, 12, 1.1, 380), 26, golds) +
    hill(swell(186, 10, 3.9, 330), "#c98b33") +
    firs(35, -6, 406, 34, swell(192, 10, 3.9, 330), 40, golds) +
    hill(swell(222, 9, 0.4, 360), "#a9742f") +
    firs(37, -6, 406, 18, swell(232, 9, 0.4, 360), 62, ["#e59a2b", "#f2b53c", "#c97a26", "#2f6b57"]) +
    hill(swell(246, 5, 2.2, 300), "#7e5a2a")
  );
}

function snow(): string {
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
    shape(
      [
        [0, 190],
        [90, 176],
        [190, 204],
        [280, 196],
        [400, 176],
        [400, 260],
        [0, 260],
      ],
      "#eef6fd",
    ) +
    shape(
      [
        [0, 224],
        [120, 206],
        [230, 226],
        [400, 206],
        [400, 260],
        [0, 260],
      ],
      "#fff",
    ) +
    `<path d="M60 260c40-26 90-30 130-34s60-14 70-26" fill="none" stroke="#a9cbea" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/>` +
    `<g fill="#0c2f57"><circle cx="262" cy="180" r="3.400"/><path d="m259 184 6 0 2 9-3 8h-2l-1-7-3 7h-2l2-9Z"/><path d="M268 186l5 15" stroke="#0c2f57" stroke-width="1.300"/><rect x="255.500" y="184" width="4.500" height="8" rx="1.500" fill="#c8452f"/></g>`
  );
}

function night(): string {
  const next = random(77);
  const stars = Array.from({ length: 60 }, () =>
    disc(
      Math.round(next() * 400),
      Math.round(next() * 130),
      Number((0.5 + next() * 0.9).toFixed(2)),
      "#dcecff",
    ),
  ).join("");
  return (
    rect(0, 260, "#12305c") +
    rect(90, 170, "#1b447a") +
    rect(130, 130, "#28609b") +
    stars +
    disc(316, 54, 17, "#f4f8ff") +
    disc(308, 49, 15, "#12305c") +
    range(111, 170, 90, "#1a3f6e") +
    hill(swell(196, 9, 2.6, 330), "#122f52") +
    firs(41, -6, 406, 46, swell(202, 9, 2.6, 330), 30, ["#0e2644", "#0b2039"]) +
    hill(swell(224, 6, 0.8, 360), "#0c223f") +
    `<g transform="translate(196 182)"><path d="M-46 46 0 0l46 46Z" fill="#f2b53c"/><path d="M0 0 46 46H14Z" fill="#d9862a"/><path d="M-12 46 0 14l12 32Z" fill="#fff0c4"/><path d="m0 0-8-6M0 0l8-6" stroke="#0b2039" stroke-width="2"/></g>` +
    hill(swell(240, 4, 2.8, 300), "#091a31")
  );
}

function train(): string {
  const arches = [0, 1, 2, 3, 4, 5].map(
    (index) => `<path d="M${30 + index * 62} 260v-66a23 23 0 0 1 46 0v66Z" fill="#8fbf9f"/>`,
  );
  const wagon = (x: number) =>
    `<g transform="translate(${x} 126)"><rect width="88" height="26" rx="4" fill="#c8452f"/><rect y="18" width="88" height="8" fill="#a13423"/><g fill="#ffe9c9">${[8, 24, 40, 56, 72].map((at) => `<rect x="${at}" y="5" width="10" height="9" rx="1.500"/>`).join("")}</g></g>`;
  return (
    rect(0, 260, "#def0fb") +
    cloud(60, 46, 1.3) +
    cloud(300, 60, 1) +
    range(131, 120, 70, "#b5d2e6") +
    peak({
      x: 300,
      y: 40,
      left: 150,
      right: 140,
      base: 170,
      seed: 19,
      rock: "#86aac6",
      shade: "#6389aa",
      snow: "#fbfdff",
      snowLine: 0.32,
    }) +
    hill(swell(150, 14, 4.2, 420), "#6aa885") +
    firs(51, -6, 406, 50, swell(158, 14, 4.2, 420), 24, ["#4f9474", "#438566"]) +
    rect(176, 84, "#8fbf9f") +
    rect(156, 104, "#d9d2c5") +
    rect(152, 8, "#bfb7a8") +
    arches.join("") +
    wagon(70) +
    wagon(162) +
    wagon(254) +
    `<path d="M342 126h22a12 12 0 0 1 12 12v14h-34Z" fill="#c8452f"/><path d="M354 131h9a7 7 0 0 1 7 7v2h-16Z" fill="#ffe9c9"/>` +
    hill(swell(246, 6, 1, 300), "#4f9474")
  );
}
