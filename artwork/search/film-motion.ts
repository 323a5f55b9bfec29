import { between, except, press, travel } from "../kit/motion.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import {
  type Box,
  chipBox,
  flight,
  leavesTray,
  type Module,
  modules,
  type Scene,
  SECONDS,
  searches,
  times,
} from "./film-data.ts";

const order: Scene[] = ["choose", "act", "dream"];
const STEPS = 10;
const outCubic = (part: number) => 1 - (1 - part) ** 3;
const inOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/** A whole card, small above its name in the tray, rises to its place and grows when it is nearly there. */
function arrival([left, top, width, height]: Box, [trayX, trayY, trayWidth]: Box, start: number): Stop[] {
  const small = Math.min(trayWidth / width, 56 / height);
  const from = [trayX + trayWidth / 2 - left - width / 2, trayY - 34 - top - height / 2] as const;
  return Array.from({ length: STEPS + 1 }, (_, step): Stop => {
    const part = step / STEPS;
    const [x, y] = from.map((distance) => distance * (1 - outCubic(part)));
    const size = small + (1 - small) * inOut(part);
    return [
      start + part * flight.lasts,
      {
        opacity: step ? 1 : 0,
        transform: `translate(${x?.toFixed(2)}px,${y?.toFixed(2)}px) scale(${size.toFixed(4)})`,
      },
      step === STEPS ? ease.hold : ease.linear,
    ];
  });
}

function cardMotion(module: Module, index: number, scene: Scene): string {
  const box = module.boxes[scene];
  if (!box) return "";
  const stands = { opacity: 1, transform: "translate(0px,0px) scale(1)" };
  const gone = { opacity: 0, transform: "translate(0px,0px) scale(.98)" };
  const { out } = times[scene];
  const going: Stop[] = [
    [out, stands, ease.linear],
    [out + flight.leaves, gone, ease.hold],
  ];
  const coming = arrival(box, chipBox(index), leavesTray(module.id, scene));
  const stops: Stop[] =
    scene === "dream"
      ? [[0, stands, ease.hold], ...going, ...coming, [SECONDS, stands]]
      : [[0, gone, ease.hold], ...coming, ...going, [SECONDS, gone]];
  return track(`#${module.id}-${scene}`, SECONDS, stops);
}

/** On while a scene stands, from the second `starts` gives until `trail` seconds after the scene goes. */
function onDuring(
  selector: string,
  scenes: Scene[],
  starts: (scene: Scene) => number,
  fade = 0.25,
  trail = 0,
): string {
  const stops: Stop[] = [[0, { opacity: scenes.includes("dream") ? 1 : 0 }, ease.hold]];
  if (scenes.includes("dream")) {
    stops.push(
      [times.dream.out + trail, { opacity: 1 }, ease.linear],
      [times.dream.out + trail + fade, { opacity: 0 }, ease.hold],
    );
  }
  for (const scene of order.filter((name) => scenes.includes(name))) {
    stops.push(
      [starts(scene), { opacity: 0 }, ease.linear],
      [starts(scene) + fade, { opacity: 1 }, ease.hold],
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
    ...modules.flatMap((module, index) => order.map((scene) => cardMotion(module, index, scene))),
    ...modules.map((module) =>
      onDuring(
        `#chip-${module.id} i`,
        scenesOf(module),
        (scene) => leavesTray(module.id, scene) - 0.05,
        0.02,
      ),
    ),
    ...order.flatMap((scene) => [
      typing(scene),
      selecting(scene),
      onDuring(`#intent-${scene}`, [scene], (name) => times[name].in - 0.15, 0.15, -0.7),
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
    except(".f-date .before", SECONDS, 8.1, 10.2, 0.12),
    between(".f-date .after", SECONDS, 8.22, 10.2, 0.12),
    except(".f-move", SECONDS, 8.1, 10.2, 0.12),
    between(".f-btn em", SECONDS, 8.22, 10.2, 0.12),
  ].join("");
