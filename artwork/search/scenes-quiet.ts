import { random } from "../kit/random.ts";
import { cloud, disc, firs, hill, peak, range, rect, swell } from "./land.ts";

/** Scenes of autumn, night and arrival. */
export function larch(): string {
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

export function night(): string {
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
    range(111, 150, 60, "#1a3f6e") +
    hill(swell(196, 9, 2.6, 330), "#122f52") +
    firs(41, -6, 406, 46, swell(202, 9, 2.6, 330), 30, ["#0e2644", "#0b2039"]) +
    hill(swell(224, 6, 0.8, 360), "#0c223f") +
    `<g transform="translate(196 182)"><path d="M-46 46 0 0l46 46Z" fill="#f2b53c"/><path d="M0 0 46 46H14Z" fill="#d9862a"/><path d="M-12 46 0 14l12 32Z" fill="#fff0c4"/><path d="m0 0-8-6M0 0l8-6" stroke="#0b2039" stroke-width="2"/></g>` +
    hill(swell(240, 4, 2.8, 300), "#091a31")
  );
}

export function train(): string {
  const arches = [0, 1, 2, 3, 4, 5].map(
    (index) => `<path d="M${30 + index * 62} 260v-66a23 23 0 0 1 46 0v66Z" fill="#8fbf9f"/>`,
  );
  const wagon = (x: number) =>
    `<g transform="translate(${x} 126)"><rect width="88" height="26" rx="4" fill="#c8452f"/><rect y="18" width="88" height="8" fill="#a13423"/><g fill="#ffe9c9">${[8, 24, 40, 56, 72].map((at) => `<rect x="${at}" y="5" width="10" height="9" rx="1.5"/>`).join("")}</g></g>`;
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
