import { between, except, press, travel } from "../kit/motion.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import {
  arrivesAt,
  type Box,
  type Module,
  modules,
  type Scene,
  SECONDS,
  scenes,
  searches,
  times,
} from "./film-data.ts";

/** Seconds in which a card arrives or changes its shape, and in which it leaves. */
const ARRIVES = 0.5;
const LEAVES = 0.1;
/** An arriving card fades in quickly, because each frame of a fading picture is large. */
const FADES = 0.17;

const sceneAfter = (scene: Scene) => scenes[(scenes.indexOf(scene) + 1) % scenes.length] as Scene;
const sceneBefore = (scene: Scene) => scenes.at(scenes.indexOf(scene) - 1) as Scene;

const still = "translateY(0px)";
const styleOf = ([x, y, width, height]: Box, opacity: number, transform = still) => ({
  opacity,
  transform,
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** A card rises into its place. If the next answer has the same card, the card stays and changes its shape. */
function cardMotion({ id, boxes }: Module): string {
  const stops: Stop[] = [];
  for (const scene of [...scenes.slice(1), scenes[0] as Scene]) {
    const from = boxes[sceneBefore(scene)];
    const to = boxes[scene];
    const { out } = times[sceneBefore(scene)];
    const at = arrivesAt(id, scene);
    if (from && to) {
      stops.push([at, styleOf(from, 1), ease.out], [at + ARRIVES, styleOf(to, 1), ease.hold]);
    } else if (from) {
      stops.push([out, styleOf(from, 1), ease.linear], [out + LEAVES, styleOf(from, 0), ease.hold]);
    } else if (to) {
      stops.push(
        [at, styleOf(to, 0, "translateY(40px)"), ease.linear],
        [at + FADES, styleOf(to, 1, "translateY(8px)"), ease.out],
        [at + ARRIVES, styleOf(to, 1), ease.hold],
      );
    }
  }
  const end = stops.at(-1)?.[1] ?? {};
  return track(`#${id}`, SECONDS, [[0, end, ease.hold], ...stops, [SECONDS, end]]);
}

/** The content of a card in one answer. Two contents of a card that stays fade into each other. */
function contentMotion({ id, boxes }: Module, scene: Scene): string {
  const next = sceneAfter(scene);
  const at = arrivesAt(id, scene);
  const from = boxes[sceneBefore(scene)] ? at + 0.1 : at - 0.02;
  const to = boxes[next] ? arrivesAt(id, next) : times[scene].out + LEAVES + 0.02;
  return during(`#${id}-${scene}`, [[from, to]], boxes[sceneBefore(scene)] || boxes[next] ? 0.15 : 0.01);
}

/** Visible in each span of seconds. A span that ends before it starts continues at the start of the video. */
function during(selector: string, spans: [from: number, to: number][], fade: number): string {
  const first = { opacity: spans.some(([from, to]) => from > to) ? 1 : 0 };
  const edges = spans.flatMap(([from, to]) => [
    { at: from, opacity: 1 },
    { at: to, opacity: 0 },
  ]);
  const stops = edges
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, opacity }): Stop[] => [
      [at, { opacity: 1 - opacity }, ease.linear],
      [at + fade, { opacity }, ease.hold],
    ]);
  return track(selector, SECONDS, [[0, first, ease.hold], ...stops, [SECONDS, first]]);
}

/** The name of a module is filled while the answer contains its card. */
function chipMotion({ id, boxes }: Module): string {
  const spans = scenes
    .filter((scene) => boxes[scene] && !boxes[sceneBefore(scene)])
    .map((scene): [number, number] => {
      const last = boxes[sceneAfter(scene)] ? sceneAfter(scene) : scene;
      return [arrivesAt(id, scene), times[last].out];
    });
  return during(`#chip-${id} i`, spans, 0.15);
}

/** Letters appear one by one and go together. */
function typing(scene: Scene): string {
  const { query } = searches[scene];
  const seen = { "font-size": "46px" };
  const gone = { "font-size": "0px" };
  const { type, clear } = times[scene];
  return [...query]
    .map((_, index) => {
      const at = type + (index + 1) * 0.036;
      const stops: Stop[] =
        at > clear
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

/** The old search is selected just before the next one replaces it. */
const selecting = (scene: Scene) =>
  track(`#q-${scene}`, SECONDS, [
    [0, { background: "#fff" }, ease.hold],
    [times[scene].clear - 0.3, { background: "#b9dcfb" }, ease.hold],
    [times[scene].clear, { background: "#fff" }, ease.hold],
    [SECONDS, { background: "#fff" }],
  ]);

/** The pointer clicks into the field, then on the smaller pack, on a weekend and on the button. */
const clicks = [1.15, 4.2, 4.95, 7.6, 8.3, 8.85];
const field = [640, 96] as const;
const rest = [690, 806] as const;
const pointer = travel("#pointer", SECONDS, [
  [0, ...rest],
  [0.3, ...rest],
  [1.05, ...field],
  [3.4, ...field],
  [4.1, 420, 470],
  [4.4, 420, 470],
  [4.85, ...field],
  [6.9, ...field],
  [7.5, 860, 424],
  [7.8, 860, 424],
  [8.2, 1110, 780],
  [8.4, 1110, 780],
  [8.8, ...field],
  [10.6, ...field],
  [11.4, ...rest],
]);

/** Replaces one state with another, and resets it while it is hidden. */
const swap = (selector: string, from: number, to: number, before: Stop[1], after: Stop[1]) =>
  track(selector, SECONDS, [
    [0, before, ease.hold],
    [from, before, ease.out],
    [from + 0.25, after, ease.hold],
    [to, after, ease.hold],
    [to + 0.02, before, ease.hold],
    [SECONDS, before],
  ]);

const outline = (width: number, color: string) => ({ "box-shadow": `inset 0 0 0 ${width}px ${color}` });
const thin = outline(3, "#d9e7f3");
const thick = outline(6, "#0b5cad");

export const allMotion = () =>
  [
    ...modules.flatMap((module) => [
      cardMotion(module),
      chipMotion(module),
      ...scenes.filter((scene) => module.boxes[scene]).map((scene) => contentMotion(module, scene)),
    ]),
    ...scenes.flatMap((scene) => [
      typing(scene),
      selecting(scene),
      during(`#intent-${scene}`, [[times[scene].in, times[scene].clear]], 0.2),
    ]),
    pointer,
    press(".cursor", SECONDS, clicks, 0.82),
    swap(".fits", 4.2, 6.6, thin, thick),
    swap(".f-pick", 4.2, 6.6, { opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "scale(1)" }),
    swap(".f-date.now", 7.6, 10.4, thick, thin),
    swap(".f-date.free", 7.6, 10.4, thin, thick),
    except(".f-date .before", SECONDS, 8.25, 10.4, 0.12),
    between(".f-date .after", SECONDS, 8.37, 10.4, 0.12),
    except(".f-move", SECONDS, 8.25, 10.4, 0.12),
    between(".f-btn em", SECONDS, 8.37, 10.4, 0.12),
  ].join("");
