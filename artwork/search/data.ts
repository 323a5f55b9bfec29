/** One valley, one autumn weekend: every picture tells of the same lake, hut, trip, booking and pack. */
export const brand = "Farfell";

export const lake = {
  title: "Lake Ilse",
  kind: "Lake · Arven Valley",
  altitude: "1,642 m",
  water: "16 °C",
  walk: "1 h 10 from Pine Gate",
};

export const hut = {
  title: "Sorel Hut",
  kind: "Mountain hut · Arven Valley",
  altitude: "2,310 m",
  open: "Open until 28 Sep",
  price: "€46",
  beds: 48,
  phone: "Call",
};

export const loop = {
  title: "Lake Ilse Loop",
  length: "11.4 km",
  climb: "380 m",
  time: "4 h",
  grade: "Easy",
};

export const weekend = {
  query: "two days by a lake, no car",
  title: "Two days at Lake Ilse",
  text: "By train to Pine Gate, with a night at Sorel Hut.",
  days: [
    { day: "Sat", title: "Pine Gate to Sorel Hut", detail: "9.6 km · 1,060 m up · 4 h 30" },
    { day: "Sun", title: "Sorel Hut to Pine Gate", detail: "10.8 km · 80 m up · 3 h 30" },
  ],
};

export const traverse = {
  query: "arven traverse",
  title: "Arven Traverse",
  total: ["3 days", "41.2 km", "2,640 m up", "Demanding"],
  stages: [
    { from: "Pine Gate", to: "Sorel Hut", length: "9.6 km", climb: "1,060 m" },
    { from: "Sorel Hut", to: "Mern Hut", length: "16.4 km", climb: "1,000 m" },
    { from: "Mern Hut", to: "Halla", length: "15.2 km", climb: "580 m" },
  ],
  /** Metres above the sea: up to Sorel Hut (2,310), over Mern Pass (2,748) to Mern Hut (2,560), down to Halla (1,204). */
  profile: [
    [0, 1288],
    [1.8, 1430],
    [3.4, 1642],
    [5, 1630],
    [6.6, 1790],
    [8.2, 2080],
    [9.6, 2310],
    [11.4, 2260],
    [13.2, 2470],
    [15.4, 2748],
    [17.6, 2520],
    [19.6, 2300],
    [21.4, 2560],
    [23.6, 2310],
    [26, 2560],
    [27.8, 2400],
    [29.8, 2700],
    [32.2, 2200],
    [33.8, 2440],
    [36.4, 1900],
    [38.6, 1540],
    [41.2, 1204],
  ] as [km: number, metres: number][],
  /** How good each month is, 0 to 3. */
  months: [0, 0, 0, 0, 0, 1, 2, 3, 3, 1, 0, 0],
};

export const booking = {
  code: "FF-4827",
  place: "Sorel Hut",
  old: "Fri 13 – Sun 15 Sep",
  fresh: "Fri 20 – Sun 22 Sep",
  party: "2 beds, 2 nights",
  price: "€184",
  free: "Free to change until 6 Sep",
};

export const packs = [
  { title: "Tarn 38", litres: 38, weight: "1.2 kg", price: "€149", nights: "1–3 nights in huts" },
  { title: "Tarn 45", litres: 45, weight: "1.4 kg", price: "€169", nights: "3–5 nights, or a tent" },
];

/** The six intents of the research, with searches people really type in such a product. */
export const intents = [
  { id: "know", title: "Look it up", ends: "one fact" },
  { id: "reach", title: "Go straight there", ends: "one page" },
  { id: "compare", title: "Choose", ends: "a decision" },
  { id: "learn", title: "Learn how", ends: "confidence" },
  { id: "dream", title: "Dream", ends: "a plan" },
  { id: "do", title: "Get it done", ends: "a thing done" },
] as const;
