import { wrap } from "./land.ts";
import { hut, pass, snow } from "./scenes-high.ts";
import { larch, night, train } from "./scenes-quiet.ts";
import { coast, falls, lake } from "./scenes-water.ts";

/** The places of the product, each with weather and light of its own. */
const scenes = {
  lake,
  lakeWide: () => lake(0.68),
  hut,
  pass,
  falls,
  coast,
  larch,
  snow,
  night,
  train,
} as const;

export type SceneName = keyof typeof scenes;

/** The whole scene, or a window of it: "x y width height" on its 400 × 260 field. */
export const scene = (name: SceneName, view?: string) => wrap(scenes[name](), view);

/** Windows that keep the subject when a thumbnail is square, or when a picture is wide. */
export const square: Record<SceneName, string> = {
  lake: "150 14 180 180",
  lakeWide: "150 20 180 180",
  hut: "212 108 150 150",
  pass: "110 20 240 240",
  falls: "96 40 212 212",
  coast: "190 30 190 190",
  larch: "110 10 230 230",
  snow: "90 20 230 230",
  night: "120 100 150 150",
  train: "170 40 210 210",
};
