import { press, travel } from "../kit/motion.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import {
  type Box,
  chipBox,
  type Module,
  modules,
  type Scene,
  SECONDS,
  searches,
  times,
} from "./film-data.ts";

const order: Scene[] = ["choose", "act", "dream"];
const place = ([left, top, width, height]: Box, opacity: number) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
  opacity,
});

/** A card flies out of its place in the tray, or goes straight on to its place in the next result. */
function moduleMotion(module: Module, index: number): string {
  const tray = chipBox(index);
  const first = module.boxes.dream;
  const stops: Stop[] = [[0, place(first ?? tray, first ? 1 : 0), ease.hold]];
  let here = first;
  let left = times.dream.out;
  for (const scene of order) {
    const next = module.boxes[scene];
    const start = times[scene].in + index * 0.05;
    if (here && next) {
      stops.push([start, place(here, 1), ease.out], [start + 0.7, place(next, 1), ease.hold]);
    } else if (here) {
      stops.push([left, place(here, 1), ease.inOut], [left + 0.4, place(tray, 0.6), ease.linear]);
      stops.push([left + 0.5, place(tray, 0), ease.hold]);
    } else if (next) {
      stops.push([start, place(tray, 0), ease.linear], [start + 0.08, place(tray, 1), ease.out]);
      stops.push([start + 0.75, place(next, 1), ease.hold]);
    }
    here = next;
    left = times[scene].out;
  }
  stops.push([SECONDS, place(first ?? tray, first ? 1 : 0)]);
  return track(`#${module.id}`, SECONDS, stops);
}

/** On while a scene stands: `lead` seconds after its cards start to arrive. */
function onDuring(selector: string, scenes: Scene[], lead: number, fade = 0.25, trail = 0): string {
  const stops: Stop[] = [[0, { opacity: scenes.includes("dream") ? 1 : 0 }, ease.hold]];
  if (scenes.includes("dream")) {
    stops.push(
      [times.dream.out + trail, { opacity: 1 }, ease.linear],
      [times.dream.out + trail + fade, { opacity: 0 }, ease.hold],
    );
  }
  for (const scene of order.filter((name) => scenes.includes(name))) {
    stops.push(
      [times[scene].in + lead, { opacity: 0 }, ease.linear],
      [times[scene].in + lead + fade, { opacity: 1 }, ease.hold],
    );
    if (scene !== "dream") {
      stops.push(
        [times[scene].out + trail, { opacity: 1 }, ease.linear],
        [times[scene].out + trail + fade, { opacity: 0 }, ease.hold],
      );
    }
  }
  stops.push([SECONDS, { opacity: scenes.includes("dream") ? 1 : 0 }]);
  return track(selector, SECONDS, stops);
}

/** Letters appear one by one and go together. */
function typing(scene: Scene): string {
  const { query } = searches[scene];
  const seen = { "font-size": "34px" };
  const gone = { "font-size": "0px" };
  const { type, clear } = times[scene];
  return [...query]
    .map((_, index) => {
      const at = type + (index + 1) * 0.038;
      const stops: Stop[] =
        scene === "dream"
          ? [
              [0, seen, ease.hold],
              [clear, gone, ease.hold],
              [at, seen, ease.hold],
              [SECONDS, seen],
            ]
          : [
              [0, gone, ease.hold],
              [at, seen, ease.hold],
              [clear, gone, ease.hold],
              [SECONDS, gone],
            ];
      return track(`#q-${scene} span:nth-child(${index + 1})`, SECONDS, stops);
    })
    .join("");
}

/** The old search is marked as selected just before it is typed over. */
const selecting = (scene: Scene) =>
  track(`#q-${scene}`, SECONDS, [
    [0, { background: "#fff" }, ease.hold],
    [times[scene].clear - 0.3, { background: "#b9dcfb" }, ease.hold],
    [times[scene].clear, { background: "#fff" }, ease.hold],
    [SECONDS, { background: "#fff" }],
  ]);

export const scenesOf = (module: Module) => Object.keys(module.boxes) as Scene[];

/** The pointer: reads, clicks into the field, picks the pack, picks the date, moves the booking. */
const clicks = [1.15, 4.2, 4.85, 7.45, 8.15, 8.75];
const pointer = travel("#pointer", SECONDS, [
  [0, 1124, 584],
  [0.35, 1124, 584],
  [1.05, 560, 112],
  [3.4, 560, 112],
  [4.05, 380, 400],
  [4.35, 380, 400],
  [4.8, 560, 112],
  [6.75, 560, 112],
  [7.35, 872, 372],
  [7.6, 872, 372],
  [8.05, 1096, 566],
  [8.3, 1096, 566],
  [8.7, 560, 112],
  [10.7, 560, 112],
  [11.4, 1124, 584],
]);

/** One state for another at a moment of the story, and back when nobody sees it. */
const swap = (selector: string, from: number, to: number, before: Stop[1], after: Stop[1]) =>
  track(selector, SECONDS, [
    [0, before, ease.hold],
    [from, before, ease.out],
    [from + 0.25, after, ease.hold],
    [to, after, ease.hold],
    [to + 0.02, before, ease.hold],
    [SECONDS, before],
  ]);

export const allMotion = () =>
  [
    ...modules.map(moduleMotion),
    ...modules.flatMap((module) =>
      scenesOf(module).map((scene) => onDuring(`#${module.id}-${scene}`, [scene], 0.12, 0.2)),
    ),
    ...modules.map((module) => onDuring(`#chip-${module.id} i`, scenesOf(module), 0, 0.2, 0.1)),
    ...order.flatMap((scene) => [
      typing(scene),
      selecting(scene),
      onDuring(`#intent-${scene}`, [scene], -0.15, 0.15, -0.7),
    ]),
    pointer,
    press(".cursor", SECONDS, clicks, 0.82),
    swap(
      ".fits",
      4.2,
      6.6,
      { "box-shadow": "inset 0 0 0 2px #d9e7f3" },
      { "box-shadow": "inset 0 0 0 4px #0b5cad" },
    ),
    swap(".f-pick", 4.2, 6.6, { opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "scale(1)" }),
    swap(
      ".f-date.now",
      7.45,
      10.4,
      { "box-shadow": "inset 0 0 0 4px #0b5cad" },
      { "box-shadow": "inset 0 0 0 2px #d9e7f3" },
    ),
    swap(
      ".f-date.free",
      7.45,
      10.4,
      { "box-shadow": "inset 0 0 0 2px #d9e7f3" },
      { "box-shadow": "inset 0 0 0 4px #0b5cad" },
    ),
    swap(".f-btn em", 8.15, 10.6, { opacity: 0 }, { opacity: 1 }),
  ].join("");
