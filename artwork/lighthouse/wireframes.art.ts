import { html } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { small, wide } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

/** The one place for grey boxes: what comes first and how large, before any colour. */
const grey = { line: "#b6bcb7", fill: "#dfe3df", dark: "#707b73", text: "#4d564f", paper: "#e7ebe7" };

const bar = (x: number, y: number, w: number, h: number, fill = grey.fill, radius = 4) =>
  html`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const frame = (x: number, y: number, w: number, h: number, radius = 8) =>
  html`<rect x="${x + 0.75}" y="${y + 0.75}" width="${w - 1.5}" height="${h - 1.5}" rx="${radius}" fill="#fff" stroke="${grey.line}" stroke-width="1.5"/>`;
const text = (x: number, y: number, words: string, size = 15, weight = 600) =>
  html`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${grey.text}">${words}</text>`;
const note = (
  x: number,
  y: number,
  number: number,
) => html`<circle cx="${x}" cy="${y}" r="14" fill="${p.warm}"/>
  <text x="${x}" y="${y + 5.5}" text-anchor="middle" font-size="15" font-weight="600" fill="${p.ink}">${number}</text>`;

const tasksList = (x: number, y: number, w: number, count: number) =>
  Array.from(
    { length: count },
    (_, at) => html`
  <rect x="${x + 0.75}" y="${y + at * 30 + 0.75}" width="14.5" height="14.5" rx="4" fill="none" stroke="${grey.dark}" stroke-width="1.5"/>
  ${bar(x + 28, y + at * 30 + 3, (at === 1 ? 0.42 : 0.54) * w, 10)}${bar(x + w - 8, y + at * 30 + 3, 40, 10)}`,
  );

const desktop = html`${frame(28, 28, 540, 396, 12)}
  <path d="M148 29v394" stroke="${grey.line}" stroke-width="1.5"/>${bar(48, 48, 24, 24, grey.dark, 8)}${bar(80, 55, 48, 10)}
  ${["Today", "Week", "Tasks", "Grades"].map((word, at) => html`${at === 0 && bar(40, 92, 96, 32, grey.fill, 8)}${text(54, 113 + at * 36, word)}`)}
  ${text(172, 72, "One sentence about the day,", 22, 700)}${text(172, 98, "then four answers.", 22, 700)}
  <rect x="172" y="120" width="180" height="132" rx="10" fill="${grey.dark}"/>
  <text x="190" y="148" font-size="15" font-weight="500" fill="#fff">Next class</text>${bar(190, 166, 92, 26, "#fff")}${bar(190, 206, 124, 10, "#c9cfca")}${bar(190, 224, 84, 10, "#c9cfca")}
  ${frame(364, 120, 180, 132, 10)}${text(382, 148, "New mark")}${bar(382, 166, 52, 36, grey.dark)}${bar(446, 170, 76, 10)}${bar(446, 188, 56, 10)}${bar(382, 222, 140, 8)}
  ${frame(172, 264, 180, 140, 10)}${text(190, 292, "This week")}${[34, 42, 34, 66, 34].map((tall, at) => bar(190 + at * 30, 388 - tall, 22, tall, at === 3 ? grey.dark : grey.fill))}
  ${frame(364, 264, 180, 140, 10)}${text(382, 292, "Due next")}${tasksList(382, 310, 108, 3)}
  ${note(516, 64, 1)}${note(352, 120, 2)}${note(544, 288, 3)}`;

const phone = () => html`${frame(612, 28, 192, 396, 26)}${bar(680, 42, 56, 8, grey.fill)}
  ${text(630, 84, "One sentence", 17, 700)}${text(630, 106, "about the day.", 17, 700)}
  <rect x="630" y="122" width="156" height="88" rx="10" fill="${grey.dark}"/><text x="644" y="146" font-size="15" font-weight="500" fill="#fff">Next class</text>
  ${bar(644, 158, 60, 18, "#fff")}${bar(644, 186, 92, 9, "#c9cfca")}${text(630, 238, "Due next")}${tasksList(630, 254, 116, 3)}
  <path d="M613 372h190" stroke="${grey.line}" stroke-width="1.5"/>${[0, 1, 2, 3].map((at) => bar(640 + at * 40, 386, 18, 18, at === 0 ? grey.dark : grey.fill, 6))}
`;

const starts = [0, 172, 376, 596];
const legend = ["The day in words", "Darkest: where to go", "Late things come first", "Same four places"].map(
  (words, at) =>
    html`${note(42 + (starts[at] ?? 0), 468, at + 1)}${text(64 + (starts[at] ?? 0), 473, words, 15, 500)}`,
);

/** The desktop in short: which tiles it has, with labels that can be read on a phone. */
const wideInShort = html`${frame(20, 20, 320, 190, 10)}<path d="M66 21v188" stroke="${grey.line}" stroke-width="1.5"/>
  ${[0, 1, 2, 3].map((at) => bar(34, 38 + at * 30, 18, 18, at === 0 ? grey.dark : grey.fill, 6))}
  ${text(80, 50, "One sentence about the day.", 15, 700)}
  <rect x="80" y="64" width="118" height="62" rx="8" fill="${grey.dark}"/><text x="92" y="85" font-size="13" font-weight="500" fill="#fff">Next class</text>${bar(92, 98, 52, 14, "#fff")}
  ${frame(208, 64, 118, 62)}${text(220, 85, "New mark", 13)}${bar(220, 98, 30, 14, grey.dark)}${bar(258, 98, 52, 8)}
  ${frame(80, 136, 118, 62)}${text(92, 157, "This week", 13)}${[12, 16, 12, 26, 12].map((tall, at) => bar(92 + at * 19, 190 - tall, 14, tall, at === 3 ? grey.dark : grey.fill, 3))}
  ${frame(208, 136, 118, 62)}${text(220, 157, "Due next", 13)}${[0, 1].map((at) => html`${bar(220, 166 + at * 14, 9, 9, grey.dark, 3)}${bar(236, 167 + at * 14, 74, 7)}`)}`;

/** Below it the phone, with what each part is for next to it. */
const reasons: [number, string[]][] = [
  [64, ["The day", "in words"]],
  [138, ["Darkest:", "where to go"]],
  [222, ["Late things", "come first"]],
  [364, ["Same four", "places"]],
];
const crop = html`${theme}<svg width="360" height="650" font-family="Rubik" style="background:${grey.paper}">${wideInShort}<g transform="translate(0 214)"><g transform="translate(-592 -12)">${phone()}</g>
  ${reasons.map(
    (
      [y, words],
      at,
    ) => html`<path d="M212 ${y}h24" stroke="${p.warm}" stroke-width="2"/>${note(246, y, at + 1)}
    ${words.map((word, row) => text(268, y - 3 + row * 18, word, 14, 400))}`,
  )}</g></svg>`;

export const pieces: Piece[] = [
  small("wireframes", crop, 650),
  wide(
    section(
      "lighthouse/wireframes",
      html`${theme}<svg width="832" height="507" font-family="Rubik" style="background:${grey.paper}">${desktop}${phone()}${note(786, 372, 4)}${legend}</svg>`,
      507,
    ),
  ),
];
