export const SECONDS = 12;

export type Scene = "dream" | "choose" | "act";

/** In the order of the video, which starts and ends with the first answer. */
export const scenes: Scene[] = ["dream", "choose", "act"];

export const searches = {
  dream: { query: "two days by a lake", intent: "Dream" },
  choose: { query: "38 or 45 litre pack", intent: "Choose" },
  act: { query: "move my hut booking", intent: "Get it done" },
} as const;

/** x, y, width, height. */
export type Box = [number, number, number, number];

export interface Module {
  id: string;
  name: string;
  boxes: Partial<Record<Scene, Box>>;
}

/** The area of the cards is 1200 × 720 from (40, 156), with gaps of 20. The names of the modules are below it. */
export const modules: Module[] = [
  {
    id: "picture",
    name: "Picture",
    boxes: { dream: [40, 156, 720, 720], act: [40, 156, 400, 720] },
  },
  {
    id: "facts",
    name: "Facts",
    boxes: { dream: [780, 526, 460, 350], choose: [540, 606, 700, 270] },
  },
  { id: "map", name: "Map", boxes: { dream: [780, 156, 460, 350] } },
  { id: "compare", name: "Compare", boxes: { choose: [40, 156, 1200, 430] } },
  { id: "guide", name: "Guide", boxes: { choose: [40, 606, 480, 270] } },
  { id: "steps", name: "Dates", boxes: { act: [460, 156, 780, 470] } },
  { id: "action", name: "Action", boxes: { act: [460, 646, 780, 230] } },
];

/** The order in which the cards of each answer arrive. A card that stays moves first. */
const arrivals: Record<Scene, string[]> = {
  dream: ["picture", "map", "facts"],
  choose: ["facts", "compare", "guide"],
  act: ["steps", "picture", "action"],
};

/**
 * Seconds of each search: its letters start, its cards arrive, its letters are cleared, its cards leave.
 * The old answer stays while the next search is typed.
 */
export const times: Record<Scene, { type: number; in: number; clear: number; out: number }> = {
  dream: { type: 9.3, in: 10.08, clear: 1.5, out: 2.4 },
  choose: { type: 1.6, in: 2.46, clear: 5.3, out: 6.2 },
  act: { type: 5.4, in: 6.26, clear: 9.2, out: 10.02 },
};

export const arrivesAt = (id: string, scene: Scene) => times[scene].in + arrivals[scene].indexOf(id) * 0.12;
