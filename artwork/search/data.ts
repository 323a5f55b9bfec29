import { points } from "../kit/path.ts";

/** One valley, one autumn weekend: every picture tells of the same lake, hut, trip, booking and pack. */
export const brand = "Farfell";

export const lake = {
  title: "Lake Osa",
  water: "16 °C",
};

export const hut = {
  title: "Corval Hut",
  altitude: "2,310 m",
  price: "€46",
};

export const loop = {
  title: "Lake Osa Loop",
  length: "11.4 km",
  grade: "Easy",
};

export const weekend = {
  query: "two days by a lake",
  title: "Two days at Lake Osa",
  text: "By train to Pine Gate, with a night at Corval Hut.",
  days: [
    { day: "Sat", title: "Pine Gate to Corval Hut", detail: "9.6 km · 1,030 m up · 4 h 30" },
    { day: "Sun", title: "Corval Hut to Pine Gate", detail: "10.8 km · 80 m up · 3 h 30" },
  ],
};

export const traverse = {
  query: "arven traverse",
  title: "Arven Traverse",
  stages: [
    { from: "Pine Gate", to: "Corval Hut", length: "9.6 km", climb: "1,030 m" },
    { from: "Corval Hut", to: "Mern Hut", length: "16.4 km", climb: "1,000 m" },
    { from: "Mern Hut", to: "Halla", length: "15.2 km", climb: "540 m" },
  ],
  /** Metres above the sea: up to Corval Hut (2,310), over Mern Pass (2,748) to Mern Hut (2,560), down to Halla (1,204). */
  profile: points(
    "0,1288 1.8,1430 3.4,1642 5,1630 6.6,1790 8.2,2080 9.6,2310 11.4,2260 13.2,2470 15.4,2748 17.6,2520 19.6,2300 21.4,2560 23.6,2310 26,2560 27.8,2400 29.8,2700 32.2,2200 33.8,2440 36.4,1900 38.6,1540 41.2,1204",
  ) as [km: number, metres: number][],
  /** How good each month is, 0 to 3. */
  months: [0, 0, 0, 0, 0, 1, 2, 3, 3, 1, 0, 0],
};

/** A colour for each day of the traverse, in its list, its profile and its map. */
export const stageColours = ["#0b5cad", "#0f7f86", "#6a4fb0"];

export const booking = {
  code: "FF-4827",
  place: "Corval Hut",
  old: "Fri 13 – Sun 15 Sep",
  party: "2 beds, 2 nights",
  free: "Free to change until 6 Sep",
};

export const packs = [
  { title: "Scree 38", litres: 38, weight: "1.2 kg", price: "€149", nights: "1–3 nights in huts" },
  { title: "Scree 45", litres: 45, weight: "1.4 kg", price: "€169", nights: "3–5 nights, or a tent" },
];
