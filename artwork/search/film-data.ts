import type { IconName } from "../kit/icon.ts";

/** The film's three searches. Times in seconds: typing starts, the answer stands, the answer goes. */
export const SECONDS = 12;

export type Scene = "dream" | "choose" | "act";

export const searches = {
  dream: { query: "two days by a lake", intent: "Dream" },
  choose: { query: "38 or 45 litre pack", intent: "Choose" },
  act: { query: "move my hut booking", intent: "Get it done" },
} as const;

/** Where a card stands: x, y, width, height. */
export type Box = [number, number, number, number];

export interface Module {
  id: string;
  name: string;
  icon: IconName;
  boxes: Partial<Record<Scene, Box>>;
}

/** Canvas 1120 × 464 from (80, 168); cards on a grid of 16. The tray of modules stands under it. */
export const modules: Module[] = [
  {
    id: "picture",
    name: "Picture",
    icon: "picture",
    boxes: { dream: [80, 168, 552, 288], act: [80, 168, 360, 464] },
  },
  {
    id: "facts",
    name: "Facts",
    icon: "list",
    boxes: { dream: [80, 472, 552, 160], choose: [80, 472, 736, 160] },
  },
  { id: "map", name: "Map", icon: "place", boxes: { dream: [648, 168, 552, 288] } },
  { id: "compare", name: "Compare", icon: "compare", boxes: { choose: [80, 168, 736, 288] } },
  { id: "guide", name: "Guide", icon: "book", boxes: { choose: [832, 168, 368, 464] } },
  { id: "steps", name: "Dates", icon: "calendar", boxes: { act: [456, 168, 744, 288] } },
  {
    id: "action",
    name: "Action",
    icon: "bolt",
    boxes: { dream: [648, 472, 552, 160], act: [456, 472, 744, 160] },
  },
];

const CHIP = 148;
export const chipBox = (index: number): Box => [80 + index * (CHIP + 14), 696, CHIP, 56];

/** The order in which the cards of each answer arrive: the large one first, then so that no two cross. */
export const arrivals: Record<Scene, string[]> = {
  dream: ["picture", "map", "facts", "action"],
  choose: ["compare", "guide", "facts"],
  act: ["picture", "steps", "action"],
};

/** Seconds between two arrivals, of one flight, and of the old answer's going. */
export const flight = { apart: 0.24, lasts: 0.5, leaves: 0.14 };

/**
 * Seconds of each search: its letters start, its cards arrive, its letters are cleared, its cards go.
 * The old answer stays while the next search is typed. "dream" stands at the start and at the end.
 */
export const times: Record<Scene, { type: number; in: number; clear: number; out: number }> = {
  dream: { type: 9.2, in: 10.1, clear: 1.5, out: 2.3 },
  choose: { type: 1.6, in: 2.45, clear: 5.2, out: 6.05 },
  act: { type: 5.3, in: 6.2, clear: 9.1, out: 9.95 },
};

/** When a module's card sets out for its place in an answer. */
export const leavesTray = (id: string, scene: Scene) =>
  times[scene].in + arrivals[scene].indexOf(id) * flight.apart;
